import type { Day } from '../../base/kit/day'
import {
  earliestWithin,
  vouchersEach,
  type VoucherQuota,
  type VoucherSource,
} from '../../landlord/subscription/rules-quota'
import type { Contract } from './model'
import { dueRents, firstMonth, monthAt, type MonthRent, type RentTerms } from './rules-rent'

/** A signed contract with a month whose rent is to be booked. */
export interface DueContract extends RentTerms, VoucherSource {
  readonly next_rent_on: Day
}

export interface Booked<C extends DueContract> {
  readonly contract: C
  /** The months that get a voucher, in order. */
  readonly rents: readonly MonthRent[]
  /** How the contract stands afterwards. */
  readonly next_rent_on: Day | null
  readonly blocked_by: Contract['blocked_by']
}

/**
 * Which rents of the contracts are booked today. Where an account's quota is too small the earliest months get it; a
 * contract with a month left out waits there, says why, and goes on from the same month when there is a quota again.
 */
export function booked<C extends DueContract>(
  contracts: readonly C[],
  quotaOf: (account: number) => VoucherQuota,
  today: Day,
): Booked<C>[] {
  const most = vouchersEach(contracts.length)
  const due = new Map(contracts.map((contract) => [contract, dueRents(contract, contract.next_rent_on, today, most)]))
  const dates = new Map([...due].map(([contract, { rents }]) => [contract, rents.map((rent) => rent.start_date)]))
  const granted = earliestWithin(dates, quotaOf)
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
 * What is left to book of a contract that is being finished: nothing of the months after its last day, but the days before
 * the first payment where they were to be paid with it and nothing is booked yet.
 */
export function nextWhenFinished(terms: RentTerms & { readonly finished_on: Day }, next: Day | null): Day | null {
  if (next === null || next <= terms.finished_on) return next
  return next === firstMonth({ ...terms, finished_on: null }) ? firstMonth(terms) : null
}
