import { patchUrl } from '../../../base/ui/page/use-search-params'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** The parameter that shows a row in a dialog. A contract has its own page. */
const shownBy = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income',
  depreciation: 'item',
  personal: 'personal',
} as const

export function rowHref(
  { type, id, houseId }: Pick<DashboardRow, 'type' | 'id' | 'houseId'>,
  path: string,
  search: string,
): string {
  if (type === 'rent-contract') return `/home/contract/${id}`
  // Personal use is identified by its year, in the house that the address names.
  return patchUrl(path, search, { [shownBy[type]]: id, ...(type === 'personal' && { house: houseId }) })
}
