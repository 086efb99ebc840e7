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
   * The amount. Expense and income: the whole sum, null until filled out. Household item and personal use: the
   * deduction of the years whose 31 December is in the period, null when there are none. Rent contract: the monthly
   * rent. No sum includes it, since the income vouchers count instead.
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
  /** For rent that a contract has booked: a day in its month. Null for everything else. */
  readonly rentOf: Day | null
  /** True if personal use no longer fits the year's rent. */
  readonly outdated: boolean
}
