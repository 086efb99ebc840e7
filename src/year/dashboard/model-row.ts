import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'

/** docs/rules/app.md#lists */
export const rowTypes = [
  'manual-bilag',
  'archived-bilag',
  'income-bilag',
  'depreciation',
  'personal',
  'rent-contract',
] as const
export type RowType = (typeof rowTypes)[number]

export interface DashboardRow {
  /** The kind and the id, because ids of different kinds overlap. */
  readonly key: string
  readonly id: number
  readonly houseId: number
  readonly type: RowType
  /** The first line of the landlord's text. Empty when the kind has no name or the voucher is not filled out yet. */
  readonly name: string
  /**
   * The amount. Expense and income: the whole sum, null until filled out. Household item and personal use: the part
   * that counts in the period. That part is null when the period contains no 31 December of its years. Rent contract:
   * the monthly rent, which no sum includes, since its income vouchers count instead.
   */
  readonly sum: Ore | null
  readonly date: Day
  readonly archived: boolean
  readonly automatic: boolean
  readonly trashed: boolean
  readonly hasFiles: boolean
  readonly fileCount: number
  /** Supplier and tenant, which are searched but not shown. */
  readonly searchText: string
  /** The kinds of an expense's costs. Empty for every other row. */
  readonly costWords: readonly CostType[]
  /** A day in the month whose rent a contract has booked. Null for everything else. */
  readonly rentOf: Day | null
  /** True if personal use no longer fits the year's rent. */
  readonly outdated: boolean
}
