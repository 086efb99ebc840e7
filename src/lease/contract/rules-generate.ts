import type { Day } from '../../base/kit/day'
import type { Contract } from './model'
import { dueRents, monthAt, type MonthRent, type RentTerms } from './rules-rent'

/** A signed contract with a month whose rent is to be booked. */
export interface DueContract extends RentTerms {
  readonly account_id: number
  readonly id: number
  readonly next_rent_on: Day
  /** Its house was deleted. */
  readonly isHidden: boolean
}

/** How many vouchers an account may still be given, and why no more (landlord/subscription). */
export interface Room {
  readonly left: number
  readonly refusedBy: Exclude<Contract['blocked_by'], ''> | null
}

export interface Booked<C extends DueContract> {
  readonly contract: C
  /** The months that get a voucher, in order. */
  readonly rents: readonly MonthRent[]
  /** How the contract stands afterwards. */
  readonly next_rent_on: Day | null
  readonly blocked_by: Contract['blocked_by']
}

/** About how many vouchers one transaction writes: it is to last a second, not minutes. */
const maxRows = 10_000

/** How many months each of so many contracts gets in one transaction; what is left follows in the next one. */
export const monthsEach = (contracts: number): number => Math.max(1, Math.floor(maxRows / contracts))

/**
 * Which rents of the contracts are booked today. Where an account has not room for all of them the earliest months get
 * it; a contract with a month left out waits there, says why, and goes on from the same month when there is room
 * again. For a contract whose house was deleted nothing is booked any more.
 */
export function booked<C extends DueContract>(
  contracts: readonly C[],
  roomOf: (account: number) => Room,
  today: Day,
): Booked<C>[] {
  const most = monthsEach(contracts.length)
  const due = new Map(
    contracts.map((contract) => [
      contract,
      contract.isHidden ? { rents: [], next: null } : dueRents(contract, contract.next_rent_on, today, most),
    ]),
  )
  const wanted = new Map<number, { rent: MonthRent; contract: C }[]>()
  for (const [contract, { rents }] of due) {
    const all = wanted.get(contract.account_id) ?? []
    for (const rent of rents) all.push({ rent, contract })
    wanted.set(contract.account_id, all)
  }
  const taken = new Map<C, number>()
  for (const [account, all] of wanted) {
    const { left } = roomOf(account)
    if (all.length > left)
      all.sort((a, b) =>
        a.rent.start_date < b.rent.start_date
          ? -1
          : a.rent.start_date > b.rent.start_date
            ? 1
            : a.contract.id - b.contract.id,
      )
    for (const { contract } of all.slice(0, left)) taken.set(contract, (taken.get(contract) ?? 0) + 1)
  }
  return contracts.map((contract) => {
    const { rents, next } = due.get(contract)!
    const booking = rents.slice(0, taken.get(contract) ?? 0)
    const leftOut = rents[booking.length]
    if (!leftOut) return { contract, rents: booking, next_rent_on: next, blocked_by: '' }
    return {
      contract,
      rents: booking,
      next_rent_on: monthAt(leftOut.start_date),
      blocked_by: roomOf(contract.account_id).refusedBy ?? '',
    }
  })
}

/** What is left to book of a contract that is being finished: nothing of the months after its last day. */
export const nextWhenFinished = (terms: RentTerms & { readonly finished_on: Day }, next: Day | null): Day | null =>
  next === null || next > terms.finished_on ? null : next
