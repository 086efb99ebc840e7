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
   * The amount. Expense and income: the whole sum. It is null if not filled in yet. Household item and personal use:
   * the deduction of the years whose 31 December is in the period. It is null if there is none. Rent contract: the
   * monthly rent. No total includes it, because the income vouchers count instead.
   */
  readonly sum: Ore | null
  readonly date: Day
  readonly archived: boolean
  readonly automatic: boolean
  readonly trashed: boolean
  readonly hasFiles: boolean
  readonly fileCount: number
  /** Supplier and tenant. They are only for the search. */
  readonly searchText: string
  /** The kinds of an expense's costs. Empty for every other row. */
  readonly costWords: readonly CostType[]
  /** A day in the month of rent that a contract has booked. Null for all other rows. */
  readonly rentOf: Day | null
  /** True if personal use doesn't match the year's rent any more. */
  readonly outdated: boolean
}
