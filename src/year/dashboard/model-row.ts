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
  /** The kind and the id. The id alone isn't unique, because each kind counts its own. */
  readonly key: string
  readonly id: number
  readonly houseId: number
  readonly type: RowType
  /** The first line of the landlord's text. Empty if the kind has no name, or the voucher is not filled in yet. */
  readonly name: string
  /**
   * The amount. Expense and income: the whole sum. Null if the sum is not filled in yet. Household
   * item and personal use: the deduction of the years whose 31 December is in the period. Null if
   * there is no deduction. Rent contract: the monthly rent. No total includes it, because the
   * income vouchers count instead.
   */
  readonly sum: Ore | null
  readonly date: Day
  readonly archived: boolean
  readonly automatic: boolean
  readonly trashed: boolean
  readonly hasFiles: boolean
  readonly fileCount: number
  /** The names of supplier and tenant, used only by the search. */
  readonly searchText: string
  /** The cost types of an expense. Empty for other rows. */
  readonly costWords: readonly CostType[]
  /** A day in the month of rent that a contract has booked. Null for all other rows. */
  readonly rentOf: Day | null
  /** True if personal use doesn't match the year's rent any more. */
  readonly outdated: boolean
}
