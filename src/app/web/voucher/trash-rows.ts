import type { TrashType } from '../../../books/trash/model'
import type { AllVouchers } from '../../../year/dashboard/model'
import type { DashboardRow, RowType } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'

/** By their names in the trash folder. */
const trashTypeOf: Partial<Record<RowType, TrashType>> = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income-bilag',
  depreciation: 'depreciation-bilag',
}

export interface TrashRow extends DashboardRow {
  readonly trashType: TrashType
  /** The row's page in the trash folder. The kind is part of it, because ids of different kinds overlap. */
  readonly slug: string
  /** It was moved to the trash folder together with others, and can be restored with them. */
  readonly inSeries: boolean
}

/** Newest first. A household item has its cost, not one year's deduction. */
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

/** Null when the slug names no record. */
export function readSlug(slug: string): { readonly type: TrashType; readonly id: string } | null {
  const found = /^(bilag|income-bilag|depreciation-bilag)-([1-9]\d{0,15})$/.exec(slug)
  return found ? { type: found[1] as TrashType, id: found[2]! } : null
}
