import { addMonths, dateOf, dayOf, daysInMonth, monthAt, monthOf, yearOf, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'
import type { RentTerms } from './rules'

export type DueTerms = Pick<RentTerms, 'start_date' | 'first_payment_date'>

/**
 * The number of months before the start in which the first payment is due. 0 when it is due in the month of the start
 * or after it.
 */
const monthsAhead = ({ start_date, first_payment_date }: DueTerms): number =>
  Math.max(0, monthNumber(start_date) - monthNumber(first_payment_date))
const monthNumber = (at: Day): number => yearOf(at) * 12 + monthOf(at)

/**
 * Rent is due as many months ahead as the first payment is, on the same day of the month. A shorter month uses its last
 * day. If no bank is open on that day, rent is due on the next working day (husleieloven § 3-2). `month` is any day of
 * the month.
 */
export function rentDueDay(month: Day, terms: DueTerms): Day {
  const paidIn = addMonths(monthAt(month), -monthsAhead(terms))
  const [year, at] = [yearOf(paidIn), monthOf(paidIn)]
  return workingDayOnOrAfter(dayOf(year, at, Math.min(dateOf(terms.first_payment_date), daysInMonth(year, at))))
}

export const isRentPaidAhead = (terms: DueTerms): boolean => monthsAhead(terms) > 0
