import { isDay, monthAt, type Day } from '../../../base/kit/day'
import { maxOre } from '../../../base/kit/money'
import type { ContractValues } from '../../contract/model'
import {
  daysBeforeFirstPayment,
  firstMonth,
  nextOwedMonth,
  rentOfMonth,
  type MonthRent,
  type RentTerms,
} from '../rules'

/** The terms of the rent from the form's values. Null while a term is missing or wrong. */
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
    notice: null,
    first_payment_date,
    days_before_first_payment: values.days_before_first_payment || 'free',
    month_sum,
    rents: [],
  }
}

/** The first and the last rent that will be booked. Null for a rent that will not be booked. */
export function firstAndLastRent(terms: RentTerms): {
  readonly first: MonthRent | null
  /**
   * If the first rent includes days before its own month, the first of these days. Otherwise null.
   */
  readonly from: Day | null
  readonly goesOn: boolean
  readonly last: MonthRent | null
} {
  const month = firstMonth(terms)
  const first = month && rentOfMonth(terms, month)
  if (month === null || first === null) return { first: null, from: null, goesOn: false, last: null }
  const from = terms.days_before_first_payment === 'free' ? null : (daysBeforeFirstPayment(terms)?.from ?? null)
  const second = nextOwedMonth(terms, month)
  const end = terms.end_date && monthAt(terms.end_date)
  return {
    first,
    from: from !== null && from < first.start_date ? from : null,
    goesOn: second !== null && second !== end,
    last: second !== null && end !== null ? rentOfMonth(terms, end) : null,
  }
}
