import type { TrashType } from '../../../books/trash/model'
import type { AllVouchers } from '../../../year/dashboard/model'
import type { DashboardRow, RowType } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'

/** Kinds of rows that can lie in the trash folder, as the trash folder names them. */
const trashTypeOf: Partial<Record<RowType, TrashType>> = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income-bilag',
  depreciation: 'depreciation-bilag',
}

export interface TrashRow extends DashboardRow {
  readonly trashType: TrashType
  /** Its page in the trash folder: ids of different kinds meet. */
  readonly slug: string
  /** It was moved to the trash together with others, and can come back with them. */
  readonly inSeries: boolean
}

/** What lies in the trash folder, newest first; a household item with its cost, not with the deduction of one year. */
export function trashRows(vouchers: AllVouchers): TrashRow[] {
  const costs = new Map(vouchers.depreciationBilags.map((item) => [item.id, item.sum]))
  const series = new Set(vouchers.bilags.filter((one) => one.trashedWithId !== null).map((one) => one.id))
  return dashboardRows(vouchers).flatMap((row) => {
    const trashType = trashTypeOf[row.type]
    if (trashType === undefined) return []
    const sum = row.type === 'depreciation' ? (costs.get(row.id) ?? row.sum) : row.sum
    return [
      { ...row, sum, trashType, slug: `${trashType}-${row.id}`, inSeries: trashType === 'bilag' && series.has(row.id) },
    ]
  })
}

/** What a page's slug names; null where it names nothing. */
export function readSlug(slug: string): { readonly type: TrashType; readonly id: string } | null {
  const found = /^(bilag|income-bilag|depreciation-bilag)-([1-9]\d{0,15})$/.exec(slug)
  return found ? { type: found[1] as TrashType, id: found[2]! } : null
}
