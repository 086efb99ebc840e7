import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { followedWith } from './rules'
import type { RentMonth, RentPayment } from './rules-allocate'

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

/** What is true now, with the payments that were taken just now. */
export interface RentNow {
  /** What is unpaid of the months; of one that isn't there nothing. */
  readonly open: ReadonlyMap<Day, Ore>
  readonly followsFrom: Day | null
}

/** A contract that a payment may be for, and by what it can be told: without the payments that were taken just now. */
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
  /** When a payment first told of an account or KID; what the landlord has named isn't there. */
  readonly since: ReadonlyMap<string, Instant>
  readonly followsFrom: Day | null
  /** The landlord has set it; else payments of earlier months move it back. */
  readonly isFollowSet: boolean
  readonly now: RentNow
  /** A row of the bank was rent of this contract before. */
  readonly wasMatched: boolean
  /** In the order of their days. */
  readonly byHand: readonly HandPayment[]
}

/**
 * From which month on payments that name none pay the oldest ones, whichever suggestions are taken: from the earliest that the
 * landlord's own payments are for. Null where there are none.
 */
export const followedByOwn = (own: readonly Pick<RentPayment, 'date' | 'months' | 'sum'>[]): Day | null =>
  own
    .filter(({ sum }) => sum > 0)
    .reduce((from: Day | null, payment) => followedWith({ from, isSet: false }, payment), null)

/** What is open of an earlier month: all that no payment names. */
export function openBefore(month: RentMonth, payments: readonly RentPayment[]): Ore {
  const named = payments.flatMap(({ months }) => months ?? []).filter((part) => part.month === month.month)
  const paid = Math.max(0, sumOre(named.map(({ sum }) => sum)))
  return ore(Math.max(0, month.sum - paid))
}
