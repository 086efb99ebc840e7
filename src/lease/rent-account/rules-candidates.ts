import type { Day } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { Ore } from '../../base/kit/money'
import type { RentMonth } from './rules-allocate'

/** A month that is not paid in full. */
export interface OpenMonth extends RentMonth {
  /** What of it is unpaid. */
  readonly open: Ore
}

/** A month of which something is paid. */
export interface PaidMonth extends RentMonth {
  readonly paid: Ore
}

/** A payment that the landlord has written down, and no row of the bank is. */
export interface HandPayment {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  /** The months that it pays, with their due days. */
  readonly months: readonly Pick<RentMonth, 'month' | 'dueOn'>[]
}

/** A contract that a payment may be for, and by what it can be told. */
export interface RentCandidate {
  readonly contractId: number
  readonly houseId: number
  /** Those who rent, by name; null where they are erased or one of them can't be read: nothing is told by a name then. */
  readonly tenants: readonly PersonName[] | null
  /** The earliest first; the next two that are not booked yet too. Where the landlord hasn't set from when the contract is followed, all its months. */
  readonly months: readonly OpenMonth[]
  /** The earliest first. */
  readonly paidMonths: readonly PaidMonth[]
  readonly references: readonly string[]
  readonly payers: readonly string[]
  readonly followsFrom: Day | null
  /** The landlord has set it; else payments of earlier months move it back. */
  readonly isFollowSet: boolean
  /** A row of the bank was rent of this contract before. */
  readonly wasMatched: boolean
  /** In the order of their days. */
  readonly byHand: readonly HandPayment[]
}
