import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'

/** Kinds of rows in the combined list (docs/rules.md#lists). */
export const rowTypes = [
  'manual-bilag',
  'archived-bilag',
  'income-bilag',
  'depreciation',
  'personal',
  'rent-contract',
] as const
export type RowType = (typeof rowTypes)[number]

/** One line of the combined list. */
export interface DashboardRow {
  /** Of no other row in the list: ids of different kinds meet. */
  readonly key: string
  readonly id: number
  readonly houseId: number
  readonly type: RowType
  /** What the landlord wrote, its first line; empty for what has no name of its own, or is not filled out yet. */
  readonly name: string
  /**
   * The amount: of an expense and an income the whole sum, null while it is not filled out; of a household item and of
   * personal use what counts of it in the period, null where the period holds no 31 December of its years; of a rent
   * contract the rent of a month, which counts in no sum: its income vouchers do.
   */
  readonly sum: Ore | null
  readonly date: Day
  readonly archived: boolean
  readonly automatic: boolean
  readonly trashed: boolean
  readonly hasFiles: boolean
  readonly fileCount: number
  /** What a search finds it by that the row doesn't show: supplier and tenant. */
  readonly searchText: string
  /** Of an expense: the words that name what kind of cost it is; none for everything else. */
  readonly costWords: readonly CostType[]
  /** A day in the month whose rent a contract has booked; null for everything else. */
  readonly rentOf: Day | null
  /** Personal use that no longer fits the year's rent. */
  readonly outdated: boolean
}
