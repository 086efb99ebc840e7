import type { MenuEntry } from '../../../base/ui/page/app-page'

/** Found by the search; the list of contracts leads there too. */
export const rentLedgerMenu: readonly MenuEntry[] = [{ to: '/home/arrears', place: 35 }]
