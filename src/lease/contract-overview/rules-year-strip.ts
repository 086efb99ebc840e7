import { dayOf, monthAt, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import type { RentYear } from '../rent-account/model-statement'
import { firstDayOfMonth } from '../rent-account/rules-payment'
import { firstMonth, lastRentDay, type RentTerms } from '../rent/rules'
import type { StripState } from './rules-strip'

const twelve = Array.from({ length: 12 }, (_, at) => at + 1)

/**
 * The twelve months of a year in the list of contracts. `followed`: the rent of the year as the
 * server returns it. Undefined: no month is followed. A month is null if the contract isn't let in
 * it, or isn't signed.
 */
export function yearStates(
  terms: RentTerms & Pick<Contract, 'signed_at'>,
  followed: Pick<RentYear, 'months'> | undefined,
  year: number,
  today: Day,
): readonly (StripState | null)[] {
  const states = new Map(
    followed?.months.map(({ month, sum, state }) => [firstDayOfMonth(month), sum === 0 ? 'none' : state] as const),
  )
  const followedFrom = [...states.keys()].toSorted()[0]
  const [first, last] = [terms.signed_at === null ? null : firstMonth(terms), lastRentDay(terms)]
  return twelve.map((of) => {
    const month = dayOf(year, of, 1)
    const state = states.get(month)
    if (state !== undefined) return state
    if (first === null || month < first || (last !== null && month > last)) return null
    if (month > monthAt(today)) return 'future'
    // The server has no rent for this month, although it follows an earlier one. The month's
    // voucher was deleted, or isn't booked yet.
    return followedFrom !== undefined && month > followedFrom ? 'none' : 'unfollowed'
  })
}
