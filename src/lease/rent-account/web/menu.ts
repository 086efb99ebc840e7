import type { MenuEntry } from '../../../base/ui/page/app-page'

/** The search finds this page. The list of contracts leads there too. */
export const rentAccountMenu: readonly MenuEntry[] = [{ to: '/home/arrears', place: 35 }]
