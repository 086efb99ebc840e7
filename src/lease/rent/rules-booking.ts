import { monthAt, type Day } from '../../base/kit/day'
import {
  earliestWithinQuota,
  vouchersPerSource,
  type VoucherQuota,
  type VoucherSource,
} from '../../landlord/plan/rules-quota'
import type { Contract } from '../contract/model'
import type { MonthRent, RentTerms } from './rules'
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
