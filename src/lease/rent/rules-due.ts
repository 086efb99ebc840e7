import { yearOf, type Day } from '../../base/kit/day'
import { firstMonth, nextOwedMonth, rentOfMonth, type MonthRent, type RentTerms } from './rules'

/** Lists the months that are due by today, as first days. */
export function monthsDueInYear(terms: RentTerms, year: number, today: Day): Day[] {
  const due: Day[] = []
  for (let month = firstMonth(terms); month !== null && month <= today; month = nextOwedMonth(terms, month))
    if (yearOf(month) === year) due.push(month)
  return due
}

/** The number of months that are booked at once if the lease is signed today. */
export const countRentsDue = (terms: RentTerms, today: Day): number =>
  listRentsDue(terms, firstMonth(terms), today).rents.length

/**
 * The rents of the due months from `next` up to the current month, at most `most`. Also returns the month after the
 * last of them.
 */
export function listRentsDue(
  terms: RentTerms,
  next: Day | null,
  today: Day,
  most = Number.POSITIVE_INFINITY,
): { readonly rents: readonly MonthRent[]; readonly next: Day | null } {
  const rents: MonthRent[] = []
  let month = next
  while (month !== null && month <= today && rents.length < most) {
    const rent = rentOfMonth(terms, month)
    if (rent) rents.push(rent)
    month = rent && nextOwedMonth(terms, month)
  }
  return { rents, next: month }
}
