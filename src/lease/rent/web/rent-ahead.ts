import { isDay, monthAt, type Day } from '../../../base/kit/day'
import { maxOre } from '../../../base/kit/money'
import type { ContractValues } from '../../contract/model'
import { daysBefore, firstMonth, monthAfter, rentOf, type MonthRent, type RentTerms } from '../rules'

/** Null while a term is missing or wrong. */
export function rentTerms(values: ContractValues): RentTerms | null {
  const { type, start_date, end_date, first_payment_date, month_sum } = values
  if (!isDay(start_date) || !isDay(first_payment_date) || month_sum === null || !(month_sum > 0) || month_sum > maxOre)
    return null
  const fixed = type === 'time-bound'
  if (type === '' || (fixed && (!isDay(end_date) || end_date < start_date))) return null
  return {
    start_date,
    end_date: fixed ? (end_date as Day) : null,
    finished_on: null,
    first_payment_date,
    days_before_first_payment: values.days_before_first_payment || 'free',
    month_sum,
    rents: [],
  }
}

/** Rents as they will be booked. What is not booked is null. */
export function rentAhead(terms: RentTerms): {
  readonly first: MonthRent | null
  /** When the first rent includes days before its month. */
  readonly from: Day | null
  readonly goesOn: boolean
  readonly last: MonthRent | null
} {
  const month = firstMonth(terms)
  const first = month && rentOf(terms, month)
  if (month === null || first === null) return { first: null, from: null, goesOn: false, last: null }
  const from = terms.days_before_first_payment === 'free' ? null : (daysBefore(terms)?.from ?? null)
  const second = monthAfter(terms, month)
  const end = terms.end_date && monthAt(terms.end_date)
  return {
    first,
    from: from !== null && from < first.start_date ? from : null,
    goesOn: second !== null && second !== end,
    last: second !== null && end !== null ? rentOf(terms, end) : null,
  }
}
