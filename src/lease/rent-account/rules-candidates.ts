import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { followedFromWithPayment } from './rules'
import type { RentPayment } from './rules-allocate'
import type { RentMonth } from './rules-later'

export interface OpenMonth extends RentMonth {
  /** The unpaid part. */
  readonly open: Ore
}

export interface PaidMonth extends RentMonth {
  readonly paid: Ore
}

/** A payment that the landlord has written down, without a transaction. */
export interface HandPayment {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  readonly months: readonly Pick<RentMonth, 'month' | 'dueOn'>[]
}

/** The account as it is now, including the payments that were accepted just now. */
export interface CurrentRentAccount {
  /** The unpaid part by month. A month that isn't in the map has none. */
  readonly open: ReadonlyMap<Day, Ore>
  readonly followsFrom: Day | null
}

/** A contract that a transaction may pay. The payments that were accepted just now are left out, except in `now`. */
export interface RentCandidate {
  readonly contractId: number
  readonly houseId: number
  /** The tenants' names. Null when they are erased or one can't be read. Then no payment is recognized by a name. */
  readonly tenants: readonly PersonName[] | null
  /**
   * The unpaid months, the earliest first, including the next two that are not booked yet. If the landlord hasn't set
   * the first followed month, they are months of the whole contract.
   */
  readonly months: readonly OpenMonth[]
  /** The months that are paid, the earliest first. */
  readonly paidMonths: readonly PaidMonth[]
  readonly references: readonly string[]
  readonly payers: readonly string[]
  /**
   * By bank account or KID: when a payment first had it. KIDs that the landlord has named are left
   * out.
   */
  readonly since: ReadonlyMap<string, Instant>
  readonly followsFrom: Day | null
  /** True if the landlord has set `followsFrom`. If not, a payment for an earlier month moves it to that month. */
  readonly isFollowSet: boolean
  readonly now: CurrentRentAccount
  /** True if an earlier transaction was rent of this contract. */
  readonly wasMatched: boolean
  /** The payments that the landlord has written down, in the order of their days. */
  readonly byHand: readonly HandPayment[]
}

/**
 * The first followed month according to the landlord's own payments: the earliest month that one of
 * them is for. Accepted suggestions don't change it. Null when there are no such payments.
 */
export const firstMonthOfOwnPayments = (own: readonly Pick<RentPayment, 'date' | 'months' | 'sum'>[]): Day | null =>
  own
    .filter(({ sum }) => sum > 0)
    .reduce((from: Day | null, payment) => followedFromWithPayment({ from, isSet: false }, payment), null)

/** The unpaid part of a month before the followed ones. Only payments that name the month pay it. */
export function unpaidOfUnfollowedMonth(month: RentMonth, payments: readonly RentPayment[]): Ore {
  const named = payments.flatMap(({ months }) => months ?? []).filter((part) => part.month === month.month)
  const paid = Math.max(0, sumOre(named.map(({ sum }) => sum)))
  return ore(Math.max(0, month.sum - paid))
}
