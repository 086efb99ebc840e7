import type { HouseTax } from '../model'

/** What every row of the table of houses needs. */
export interface TableSight {
  /** In the order of the columns. */
  readonly figures: readonly HouseTax[]
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  /** Whether there is a column for all of them together. */
  readonly hasSum: boolean
  /** On a narrow screen: the house whose column is shown. 0: the sum. */
  readonly shown: number
  readonly nameOf: (houseId: number) => string
}

/** Whether a narrow screen leaves out the column of a house. */
export const isApart = ({ shown }: TableSight, houseId: number): true | undefined =>
  shown === houseId ? undefined : true
