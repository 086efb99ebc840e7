import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { followedWith } from './rules'
import type { RentPayment } from './rules-allocate'
import type { RentMonth } from './rules-later'

export interface OpenMonth extends RentMonth {
  /** The unpaid part. */
  readonly open: Ore
}

export interface PaidMonth extends RentMonth {
  readonly paid: Ore
}

/** Written down by the landlord, without a transaction. */
export interface HandPayment {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  readonly months: readonly Pick<RentMonth, 'month' | 'dueOn'>[]
}

/** Includes the payments that were accepted just now. */
export interface RentNow {
  /** Unpaid part by month. A month that isn't in the map has none. */
  readonly open: ReadonlyMap<Day, Ore>
  readonly followsFrom: Day | null
}

/** Payments that were accepted just now are left out. */
export interface RentCandidate {
  readonly contractId: number
  readonly houseId: number
  /** Null when they are erased or one can't be read. Then no payment is recognized by a name. */
  readonly tenants: readonly PersonName[] | null
  /**
   * The earliest first, including the next two that are not booked yet. If the landlord hasn't set the first followed
   * month, all months of the contract.
   */
  readonly months: readonly OpenMonth[]
  /** The earliest first. */
  readonly paidMonths: readonly PaidMonth[]
  readonly references: readonly string[]
  readonly payers: readonly string[]
  /** When a payment first showed a bank account or KID. Those that the landlord has named aren't in the map. */
  readonly since: ReadonlyMap<string, Instant>
  readonly followsFrom: Day | null
  /** False: payments of earlier months move `followsFrom` back. */
  readonly isFollowSet: boolean
  readonly now: RentNow
  /** An earlier transaction was rent of this contract. */
  readonly wasMatched: boolean
  /** In the order of their days. */
  readonly byHand: readonly HandPayment[]
}

/**
 * Payments that name no month pay the oldest months from here on, whichever suggestions are accepted: the earliest
 * month that the landlord's own payments are for. Null when there are none.
 */
export const followedByOwn = (own: readonly Pick<RentPayment, 'date' | 'months' | 'sum'>[]): Day | null =>
  own
    .filter(({ sum }) => sum > 0)
    .reduce((from: Day | null, payment) => followedWith({ from, isSet: false }, payment), null)

/** No payment names it. */
export function openBefore(month: RentMonth, payments: readonly RentPayment[]): Ore {
  const named = payments.flatMap(({ months }) => months ?? []).filter((part) => part.month === month.month)
  const paid = Math.max(0, sumOre(named.map(({ sum }) => sum)))
  return ore(Math.max(0, month.sum - paid))
}
