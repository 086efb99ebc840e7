import { monthAt, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import {
  earliestWithinQuota,
  vouchersPerSource,
  type VoucherQuota,
  type VoucherSource,
} from '../../landlord/plan/rules-quota'
import type { Contract } from '../contract/model'
import { firstMonth, lastRentDay, nextOwedMonth, rentOfMonth, type MonthRent, type RentTerms } from './rules'
import { listRentsDue } from './rules-due'

export interface DueContract extends RentTerms, VoucherSource {
  readonly next_rent_on: Day
}

export interface BookedRents<C extends DueContract> {
  readonly contract: C
  readonly rents: readonly MonthRent[]
  readonly next_rent_on: Day | null
  readonly blocked_by: Contract['blocked_by']
}

/**
 * Decides which due months are booked. If the quota of an account is too small, its earliest months are booked. A
 * contract with a month left out stops before that month, and its row says why. It continues with that month when the
 * account has a quota again.
 */
export function rentsToBook<C extends DueContract>(
  contracts: readonly C[],
  quotaOf: (account: number) => VoucherQuota,
  today: Day,
): BookedRents<C>[] {
  const most = vouchersPerSource(contracts.length)
  const due = new Map(
    contracts.map((contract) => [contract, listRentsDue(contract, contract.next_rent_on, today, most)]),
  )
  const dates = new Map([...due].map(([contract, { rents }]) => [contract, rents.map((rent) => rent.start_date)]))
  const granted = earliestWithinQuota(dates, quotaOf)
  return contracts.map((contract) => {
    const { rents, next } = due.get(contract)!
    const booking = rents.slice(0, granted.get(contract))
    const leftOut = rents[booking.length]
    if (!leftOut) return { contract, rents: booking, next_rent_on: next, blocked_by: '' }
    return {
      contract,
      rents: booking,
      next_rent_on: monthAt(leftOut.start_date),
      blocked_by: quotaOf(contract.account_id).refusedBy ?? '',
    }
  })
}

/**
 * The next month to book after the lease's last day was moved to a later day or removed. It is the month after the last
 * one that was owed before the change. `next` is the next month before the change.
 */
export function nextMonthOfLongerLease(before: RentTerms, after: RentTerms, next: Day | null): Day | null {
  const last = lastRentDay(before)
  if (next !== null || last === null) return next
  // A lease that was over before its first payment may have another first month now.
  return firstMonth(before) === null || firstMonth(before) !== firstMonth(after)
    ? firstMonth(after)
    : nextOwedMonth(after, monthAt(last))
}

/**
 * The vouchers that were booked under the earlier terms and now differ, each with its new rent. The
 * rent is null if no rent of its own is owed for the month any more, for example because another
 * voucher now includes it.
 */
export const rentsToRebook = <V extends { readonly start_date: Day; readonly sum: Ore }>(
  vouchers: readonly V[],
  before: RentTerms,
  after: RentTerms,
): { readonly voucher: V; readonly rent: MonthRent | null }[] =>
  vouchers.flatMap((voucher) => {
    const month = monthAt(voucher.start_date)
    const booked = rentOfMonth(before, month)
    if (booked === null) return []
    const first = firstMonth(after)
    const rent = first === null || month < first ? null : rentOfMonth(after, month)
    // A sum that the landlord has set stays. The period follows the lease.
    const sum = voucher.sum === booked.sum ? rent?.sum : voucher.sum
    const isSame = rent !== null && rent.end_date === booked.end_date && sum === voucher.sum
    return isSame ? [] : [{ voucher, rent: rent && { ...rent, sum: sum! } }]
  })

/**
 * The next month to book when the contract is finished. No month after the last day is booked. The days before the
 * first payment are booked if they were to be paid with it and nothing is booked yet.
 */
export function nextMonthOfFinishedLease(
  terms: RentTerms & { readonly finished_on: Day },
  next: Day | null,
): Day | null {
  if (next === null || next <= terms.finished_on) return next
  return next === firstMonth({ ...terms, finished_on: null }) ? firstMonth(terms) : null
}
