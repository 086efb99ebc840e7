import { addMonths, dayOf, daysBetween, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, type Ore } from '../../base/kit/money'

/** What a contract's rent follows from. */
export interface RentTerms {
  readonly start_date: Day
  /** The last day of a fixed term. */
  readonly end_date: Day | null
  /** The last day rent is owed, once the contract is finished. */
  readonly finished_on: Day | null
  readonly first_payment_date: Day
  /** Rent of a whole month. */
  readonly month_sum: Ore
}

/** The rent of one calendar month, or of the part of it in which the home is let. */
export interface MonthRent {
  readonly start_date: Day
  readonly end_date: Day
  readonly sum: Ore
}

/** The first day of the month that the day lies in: what names a month here. */
export const monthAt = (d: Day): Day => dayOf(yearOf(d), monthOf(d), 1)

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day | null): Day => (b !== null && b < a ? b : a)

/** The last day rent is owed; null while no end is known. */
const lastDay = ({ end_date, finished_on }: RentTerms): Day | null =>
  end_date === null ? finished_on : earlier(end_date, finished_on)

/**
 * The rent of the month: the monthly rent times the days let of the days it has, half up. Null when the home is let on
 * none of them. Which months are paid for at all is `firstMonth` and `monthAfter`.
 */
export function rentOf(terms: RentTerms, month: Day): MonthRent | null {
  const days = daysInMonth(yearOf(month), monthOf(month))
  const start_date = later(terms.start_date, month)
  const end_date = earlier(dayOf(yearOf(month), monthOf(month), days), lastDay(terms))
  if (start_date > end_date) return null
  const daysLet = daysBetween(start_date, end_date) + 1
  return { start_date, end_date, sum: divideHalfUp(BigInt(terms.month_sum) * BigInt(daysLet), BigInt(days)) }
}

const whenOwed = (terms: RentTerms, month: Day): Day | null => {
  const last = lastDay(terms)
  return last !== null && last < later(month, terms.start_date) ? null : month
}

/** The first month whose rent is booked: that of the first payment, or of the start when that is later. Null when none is owed. */
export const firstMonth = (terms: RentTerms): Day | null =>
  whenOwed(terms, later(monthAt(terms.first_payment_date), monthAt(terms.start_date)))

/** The month after it; null when its rent is not owed any more. */
export const monthAfter = (terms: RentTerms, month: Day): Day | null => whenOwed(terms, addMonths(month, 1))

/** The rents from the month `next` up to the current one, `most` of them, and the month that follows the last of them. */
export function dueRents(
  terms: RentTerms,
  next: Day | null,
  today: Day,
  most = Number.POSITIVE_INFINITY,
): { readonly rents: readonly MonthRent[]; readonly next: Day | null } {
  const rents: MonthRent[] = []
  let month = next
  while (month !== null && month <= today && rents.length < most) {
    const rent = rentOf(terms, month)
    if (rent) rents.push(rent)
    month = rent && monthAfter(terms, month)
  }
  return { rents, next: month }
}
