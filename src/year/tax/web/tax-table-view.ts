import type { HouseTax } from '../model'

export interface TaxTableView {
  /** The houses' figures in the order of the columns. */
  readonly figures: readonly HouseTax[]
  /** Houses that are sent. */
  readonly chosen: readonly number[]
  /** True if there is a column for all houses together. */
  readonly hasSum: boolean
  /** On a narrow screen: the house whose column is shown. 0: the sum. */
  readonly shown: number
  readonly nameOf: (houseId: number) => string
}

export const isOtherHouse = ({ shown }: TaxTableView, houseId: number): true | undefined =>
  shown === houseId ? undefined : true
