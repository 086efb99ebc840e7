import { addMonths, dateOf, dayOf, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import type { AllVouchers } from '../../books/ledger/model'
import type { Period } from '../../books/ledger/rules-period'

export interface ComparedDays {
  readonly period: Period
  readonly upTo: Day
}

/**
 * Returns the same day a year earlier. The last day of a month becomes the last day of the same
 * month a year earlier.
 */
function lastDayBack(day: Day): Day {
  const [year, month] = [yearOf(day), monthOf(day)]
  return dateOf(day) === daysInMonth(year, month)
    ? dayOf(year - 1, month, daysInMonth(year - 1, month))
    : addMonths(day, -12)
}

/**
 * The days of the period a year earlier. If the period isn't over, they end on today's date of that year
 * (docs/rules/year.md#the-year-before).
 */
export function comparedDays({ from, to }: Period, today: Day): ComparedDays {
  const period = { from: addMonths(from, -12), to: lastDayBack(to) }
  return { period, upTo: from <= today && today < to ? addMonths(today, -12) : period.to }
}

/**
 * The vouchers up to a day. Household items and personal use always stay, because their deductions are for the whole
 * year.
 */
export const vouchersUpTo = (vouchers: AllVouchers, day: Day): AllVouchers => ({
  ...vouchers,
  bilags: vouchers.bilags.filter(({ listed_on }) => listed_on <= day),
  incomeBilags: vouchers.incomeBilags.filter(({ start_date }) => start_date <= day),
})
