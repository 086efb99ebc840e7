import type { HouseTax } from '../model'

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
}

export const isOtherHouse = ({ shown }: TaxTableView, houseId: number): true | undefined =>
  shown === houseId ? undefined : true
