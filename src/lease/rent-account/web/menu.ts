import type { MenuEntry } from '../../../base/ui/page/app-page'

/** The search finds it. The list of contracts leads there too. */
export const rentAccountMenu: readonly MenuEntry[] = [{ to: '/home/arrears', place: 35 }]
