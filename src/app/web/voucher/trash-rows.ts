import type { TrashType } from '../../../books/trash/model'
import type { AllVouchers } from '../../../books/ledger/model'
import type { DashboardRow, RowType } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'

const trashTypeOf: Partial<Record<RowType, TrashType>> = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income-bilag',
  depreciation: 'depreciation-bilag',
}

export interface TrashRow extends DashboardRow {
  readonly trashType: TrashType
  /** The kind and the id, because ids of different kinds overlap. */
  readonly slug: string
  /** True if the record was moved together with others, and is restored with them. */
  readonly inSeries: boolean
}

/** The rows of the trash folder, newest first. A household item has its cost, not one year's deduction. */
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

export function readSlug(slug: string): { readonly type: TrashType; readonly id: string } | null {
  const found = /^(bilag|income-bilag|depreciation-bilag)-([1-9]\d{0,15})$/.exec(slug)
  return found ? { type: found[1] as TrashType, id: found[2]! } : null
}
