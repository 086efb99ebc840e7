import { dateOf, dayOf, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import { nextWorkingDay } from '../../base/kit/day-off'

/**
 * When the rent of a month is due: on the day of the month on which the first one was, the last of a shorter month, and where
 * no bank is open then on the first day after it (husleieloven § 3-2). `month` is any day of the month.
 */
export function rentDueOn(month: Day, firstPayment: Day): Day {
  const [year, at] = [yearOf(month), monthOf(month)]
  return nextWorkingDay(dayOf(year, at, Math.min(dateOf(firstPayment), daysInMonth(year, at))))
}
