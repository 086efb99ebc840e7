import { addMonths, day, monthAt, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import type { Contract } from '../contract/model'
import { firstMonth, nextOwedMonth, rentOfMonth, type RentTerms } from '../rent/rules'
import type { MonthVoucher } from '../rent/rules-months'
import type { PaidPart } from './rules-allocate'
import { type RentMonth, laterParts, type StoredRise } from './rules-later'
import { isRentPaidAhead, rentDueDay } from '../rent/rules-due-day'

export type MonthTerms = RentTerms & Pick<Contract, 'next_rent_on'>
/** The terms, with the reason if the plan blocks the booking of the rent. */
export type AccountTerms = MonthTerms & Pick<Contract, 'blocked_by'>

/** The first days of the months whose rent is not booked yet and will be. */
export function monthsNotBookedYet(terms: MonthTerms, until: Day): Day[] {
  const months: Day[] = []
  for (let month = terms.next_rent_on; month !== null && month <= until; month = nextOwedMonth(terms, month))
    months.push(month)
  return months
}

/**
 * The rent of a month that is still to be booked. Null when it never will be, for example after its voucher was deleted
 * for good.
 */
const rentToCome = (terms: MonthTerms, month: Day): Ore | null =>
  terms.next_rent_on === null || month < terms.next_rent_on ? null : (rentOfMonth(terms, month)?.sum ?? null)

/**
 * The months that are due before they start, and therefore are not booked yet. Only a lease paid ahead has such months.
 */
function monthsDueAhead(terms: AccountTerms, today: Day): Day[] {
  if (!isRentPaidAhead(terms) || terms.blocked_by !== '') return []
  return monthsNotBookedYet(terms, addMonths(today, 2)).filter((month) => rentDueDay(month, terms) <= today)
}

/**
 * The months of a rent account. A booked month has the sum of its income voucher, or zero when the voucher is in the
 * trash folder. Two kinds of months that aren't booked yet are added, with the sum in the lease: the `named` months,
 * and months that are due before they start.
 */
export function accountMonths(
  terms: AccountTerms,
  vouchers: readonly Pick<MonthVoucher, 'start_date' | 'sum' | 'isTrashed'>[],
  {
    named,
    today,
    differences = [],
  }: { readonly named: Iterable<Day>; readonly today: Day; readonly differences?: readonly StoredRise[] },
): RentMonth[] {
  const sums = new Map<Day, Ore>()
  for (const month of [...named, ...monthsDueAhead(terms, today)]) {
    const sum = rentToCome(terms, month)
    if (sum !== null) sums.set(month, sum)
  }
  for (const { start_date, sum, isTrashed } of vouchers) sums.set(monthAt(start_date), isTrashed ? ore(0) : sum)
  const cutOn = terms.finished_on ?? terms.notice?.last_day ?? null
  return [...sums].map(([month, sum]) => {
    const later = laterParts(
      sum,
      differences.filter((each) => each.month === month),
      cutOn !== null && monthAt(cutOn) === month,
    )
    const plain = { month, sum, dueOn: rentDueDay(month, terms) }
    return later.length > 0 ? Object.assign(plain, { later }) : plain
  })
}

const firstDay = day('1990-01-01')
const monthsAhead = 24

/** The errors of a payment that the schema can't find. Undefined when there are none. */
export function paymentErrors(
  { date, months }: { readonly date: Day; readonly months: readonly PaidPart[] | null },
  terms: RentTerms,
  today: Day,
): FieldErrors | undefined {
  const errors: FieldErrors = {}
  if (date < firstDay || date > addMonths(today, monthsAhead)) errors['date'] = 'paymentDay'
  const first = firstMonth(terms) ?? monthAt(terms.start_date)
  for (const [index, { month }] of (months ?? []).entries()) {
    if (month < first) errors[`months.${index}.month`] = 'beforeRent'
    else if (yearOf(month) > yearOf(today) + 10) errors[`months.${index}.month`] = 'dateRange'
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
