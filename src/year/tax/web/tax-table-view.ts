import type { Ore } from '../../../base/kit/money'
import type { HouseTax } from '../model'
import type { SheetLine } from '../rules-sheet'
import type { LineTogether } from '../rules-table'

export interface TaxTableView {
  /** The houses' figures in the order of the columns. */
  readonly figures: readonly HouseTax[]
  /** The houses to send. */
  readonly chosen: readonly number[]
  /** True if there is a column for all houses together. */
  readonly hasSum: boolean
  /** The house whose column a narrow screen shows. 0 shows the sum. */
  readonly shown: number
  readonly nameOf: (houseId: number) => string
  /** A further column after the sum, with one amount for all houses together. */
  readonly sentColumn?: SentColumn | undefined
}

export interface SentColumn {
  readonly head: string
  /** The lines of the column. The table must have a row for each of them. */
  readonly rows: ReadonlyMap<SheetLine, LineTogether>
  readonly net: Ore | null
  readonly netShare: Ore | null
  /** Says whether to mark the lines that have an amount in the column. */
  readonly isMarked: boolean
}

export const isOtherHouse = ({ shown }: TaxTableView, houseId: number): true | undefined =>
  shown === houseId ? undefined : true
