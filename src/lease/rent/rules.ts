import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysInMonth,
  monthAt,
  monthOf,
  yearOf,
  type Day,
} from '../../base/kit/day'
import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import type { DaysBefore, LastDayOfNotice } from '../contract/model'

export interface RentTerms extends LastDayOfNotice {
  readonly start_date: Day
  /** The last day of a fixed term. Null for an open-ended lease. */
  readonly end_date: Day | null
  /** The last day for which rent is owed, as the landlord named it. It may be ahead. Null while none is named. */
  readonly finished_on: Day | null
  readonly first_payment_date: Day
  /** Says whether the days before the month of the first payment are free of rent or paid with that payment. */
  readonly days_before_first_payment: DaysBefore
  /** The first month that is booked of a lease that was signed before it was recorded here. Otherwise null or left out. */
  readonly books_from?: Day | null
  /** The rent of a whole month, as the lease names it. */
  readonly month_sum: Ore
  /** The changes of the rent since the start, the earliest first. */
  readonly rents: readonly RentFromDay[]
}

export interface RentFromDay {
  /** The first day of the month from which this rent is owed. */
  readonly from: Day
  readonly month_sum: Ore
}

/** The rent of a month, or of the part of it for which the home is let. */
export interface MonthRent {
  readonly start_date: Day
  readonly end_date: Day
  readonly sum: Ore
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day | null): Day => (b !== null && b < a ? b : a)

/** The terms that decide the last day for which rent is owed. */
export type LastDayTerms = Pick<RentTerms, 'end_date' | 'finished_on' | 'notice'>

/**
 * The last day for which rent is owed. Null while no end is known. The day that the landlord named when finishing comes
 * first. It may be after a fixed term or a notice, because a tenant who stayed owed rent.
 */
export const lastRentDay = ({ end_date, finished_on, notice }: LastDayTerms): Day | null =>
  finished_on ?? notice?.last_day ?? end_date

/** The rent of a whole month (docs/rules/lease.md#rent-changes). */
export const monthRent = ({ month_sum, rents }: Pick<RentTerms, 'month_sum' | 'rents'>, month: Day): Ore =>
  rents.findLast(({ from }) => from <= month)?.month_sum ?? month_sum

/**
 * The changes of the rent, the earliest first. Leaves out the first of the API's `rents`, which is the rent of the
 * lease itself.
 */
export const rentChanges = ({
  rents,
}: Pick<RentTerms, 'rents'>): readonly { readonly from: Day; readonly sum: Ore }[] =>
  rents.slice(1).map(({ from, month_sum }) => ({ from, sum: month_sum }))

/** The monthly rent times the days let, divided by the days of the month, rounded half up. */
function rentByDays(terms: RentTerms, month: Day): MonthRent | null {
  const days = daysInMonth(yearOf(month), monthOf(month))
  const start_date = later(terms.start_date, month)
  const end_date = earlier(dayOf(yearOf(month), monthOf(month), days), lastRentDay(terms))
  if (start_date > end_date) return null
  const daysLet = daysBetween(start_date, end_date) + 1
  return { start_date, end_date, sum: divideHalfUp(BigInt(monthRent(terms, month)) * BigInt(daysLet), BigInt(days)) }
}

/** The days between the start and the month of the first payment, first and last included. Null when there are none. */
export function daysBeforeFirstPayment(terms: RentTerms): { readonly from: Day; readonly until: Day } | null {
  const month = monthAt(terms.first_payment_date)
  const until = earlier(addDays(month, -1), lastRentDay(terms))
  return terms.start_date < month && terms.start_date <= until ? { from: terms.start_date, until } : null
}

/**
 * The rent of a month in whole øre (docs/rules/lease.md#rent-income), by days when the home is let for a part of it. If
 * agreed, the first booked rent includes the days before the first payment, each of their months rounded separately.
 * Null when the home is not let in the month. `firstMonth` and `nextOwedMonth` decide which months are paid for.
 */
export function rentOfMonth(terms: RentTerms, month: Day): MonthRent | null {
  const rent = rentByDays(terms, month)
  if (rent === null || terms.days_before_first_payment === 'free' || month !== firstMonth(terms)) return rent
  let sum = rent.sum
  for (let before = monthAt(terms.start_date); before < month; before = addMonths(before, 1))
    sum = ore(sum + (rentByDays(terms, before)?.sum ?? 0))
  return { ...rent, sum }
}

const whenOwed = (terms: RentTerms, month: Day): Day | null => {
  const last = lastRentDay(terms)
  return last !== null && last < later(month, terms.start_date) ? null : month
}

/** The first day of the rent as the landlord sees it: the day of the first payment. */
export const firstRentDay = ({ first_payment_date }: Pick<RentTerms, 'first_payment_date'>): Day => first_payment_date

/**
 * The first month whose rent is owed: the month of the start or of the first payment, whichever is
 * later. Rent of an existing lease before the month from which it is booked was settled elsewhere. Null when no rent is owed. If the lease ends before the first payment, but the days before
 * it are paid, this is the month of the last day of the lease.
 */
export function firstMonth(terms: RentTerms): Day | null {
  const month = later(monthAt(terms.first_payment_date), monthAt(terms.start_date))
  const owed = terms.days_before_first_payment === 'free' ? null : daysBeforeFirstPayment(terms)
  const first = owed === null ? month : earlier(month, monthAt(lastRentDay(terms) ?? month))
  return whenOwed(terms, later(first, terms.books_from ?? first))
}

/** The next month. Null when its rent is not owed any more. */
export const nextOwedMonth = (terms: RentTerms, month: Day): Day | null => whenOwed(terms, addMonths(month, 1))
