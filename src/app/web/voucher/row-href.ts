import { patchUrl } from '../../../base/ui/page/use-search-params'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** The dialog that shows a row: each kind by its own parameter; a contract has a page of its own. */
const shownBy = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income',
  depreciation: 'item',
  personal: 'personal',
} as const

/** Where a row of the list of vouchers is shown: over the page of that address, or a page of its own. */
export function rowHref(
  { type, id, houseId }: Pick<DashboardRow, 'type' | 'id' | 'houseId'>,
  path: string,
  search: string,
): string {
  if (type === 'rent-contract') return `/home/contract/${id}`
  // Personal use is named by its year, in the house that the address names.
  return patchUrl(path, search, { [shownBy[type]]: id, ...(type === 'personal' && { house: houseId }) })
}
