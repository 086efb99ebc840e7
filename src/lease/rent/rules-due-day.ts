import { addMonths, dateOf, dayOf, daysInMonth, monthAt, monthOf, yearOf, type Day } from '../../base/kit/day'
import { nextWorkingDay } from '../../base/kit/day-off'
import type { RentTerms } from './rules'

/** From what the due days of a lease follow. */
export type DueTerms = Pick<RentTerms, 'start_date' | 'first_payment_date'>

/** So many months before the month that it is for the rent is paid: none, but where the first payment comes in an earlier month than the start. */
const monthsAhead = ({ start_date, first_payment_date }: DueTerms): number =>
  Math.max(0, monthNumber(start_date) - monthNumber(first_payment_date))
const monthNumber = (at: Day): number => yearOf(at) * 12 + monthOf(at)

/**
 * When the rent of a month is due: as far from its first day as the first payment is from the first month's, on the day of the
 * month of the first payment or the last of a shorter month, and where no bank is open then on the first day after it
 * (husleieloven § 3-2). `month` is any day of the month.
 */
export function rentDueOn(month: Day, terms: DueTerms): Day {
  const paidIn = addMonths(monthAt(month), -monthsAhead(terms))
  const [year, at] = [yearOf(paidIn), monthOf(paidIn)]
  return nextWorkingDay(dayOf(year, at, Math.min(dateOf(terms.first_payment_date), daysInMonth(year, at))))
}

/** Whether the rent of a month is due before the month begins: it is paid ahead. */
export const isPaidAhead = (terms: DueTerms): boolean => monthsAhead(terms) > 0
