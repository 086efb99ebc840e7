/** Computes the rent and due days of a lease without the product. Months are `2026-11`, days `2026-11-02`. */
import type { LateRise } from './bank-histories-oracle'

export interface Terms {
  readonly start: string
  /** The day of the first payment, in the month of the start or in a neighbouring month. */
  readonly first: string
  /** Øre a month, each from a month on. The first one is the rent of the lease. */
  readonly rents: readonly { readonly from: string; readonly sum: number }[]
}

/** Public holidays from April 2026 to May 2027 that don't fall on a Sunday. */
const holidays = new Set([
  '2026-04-02',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-25',
  '2027-03-26',
  '2027-03-29',
  '2027-05-06',
  '2027-05-17',
])

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
const text = (at: Date): string => at.toISOString().slice(0, 10)

/** The month that is `count` months later. */
export const addMonths = (month: string, count: number): string =>
  text(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1))).slice(0, 7)

/** The day that is `count` days later. */
export const addDays = (day: string, count: number): string => text(new Date(Date.parse(day) + count * 86_400_000))

/** That day of a month, or the last day of a shorter month. */
export const dayOfMonth = (month: string, day: number): string =>
  `${month}-${String(Math.min(day, daysIn(month))).padStart(2, '0')}`

const isEarlyPaid = ({ start, first }: Terms) => first.slice(0, 7) < start.slice(0, 7)

/** The day on which the rent of a month is due. It is as far from its month as the first payment is from the first month. */
export function dueDay(month: string, terms: Terms): string {
  let ahead = 0
  while (isEarlyPaid(terms) && addMonths(terms.first.slice(0, 7), ahead) < terms.start.slice(0, 7)) ahead += 1
  let due = dayOfMonth(addMonths(month, -ahead), Number(terms.first.slice(8)))
  while ([0, 6].includes(new Date(due).getUTCDay()) || holidays.has(due)) due = addDays(due, 1)
  return due
}

/** The first month for which rent is paid. */
export const firstMonth = ({ start, first }: Terms): string => [start.slice(0, 7), first.slice(0, 7)].toSorted()[1]!

/** The rent of a month. The first month counts only the days of the lease, rounded half up. */
export function rentOfMonth(month: string, { start, rents }: Terms): number {
  const [{ sum }, days] = [rents.findLast(({ from }) => from <= month)!, daysIn(month)]
  const daysLet = month === start.slice(0, 7) ? days - Number(start.slice(8)) + 1 : days
  return Math.floor((2 * sum * daysLet + days) / (2 * days))
}

/** The months whose rent is booked by that day. */
export function bookedMonths(terms: Terms, today: string): string[] {
  const months: string[] = []
  for (let month = firstMonth(terms); month <= today.slice(0, 7); month = addMonths(month, 1)) months.push(month)
  return months
}

/** Months that are due by that day and have not started. */
export function monthsAhead(terms: Terms, today: string): string[] {
  const months: string[] = []
  let month = [addMonths(today.slice(0, 7), 1), firstMonth(terms)].toSorted()[1]!
  for (; isEarlyPaid(terms) && dueDay(month, terms) <= today; month = addMonths(month, 1)) months.push(month)
  return months
}

/** A new rent, and the day from which the rise of past months is owed. */
export interface NewRent {
  readonly from: string
  readonly sum: number
  readonly dueOn: string | null
}

/** A month as it is booked. */
export interface Voucher {
  readonly id: number
  readonly sum: number
  readonly isTrashed: boolean
}

/**
 * The booked months after a new rent, and the rise of the months that are already due. A month stays as it is if the
 * landlord has set its rent or moved it to the trash folder.
 */
export function monthsRaised(
  { from, sum, dueOn }: NewRent,
  { terms, vouchers, today }: { terms: Terms; vouchers: ReadonlyMap<string, Voucher>; today: string },
): { terms: Terms; vouchers: Map<string, Voucher>; rises: Map<string, LateRise> } {
  const after = { ...terms, rents: [...terms.rents, { from, sum }] }
  const [changed, rises] = [new Map(vouchers), new Map<string, LateRise>()]
  const change = (month: string, was: number) => {
    const rise = rentOfMonth(month, after) - was
    if (rise > 0 && dueDay(month, terms) <= today)
      rises.set(month, { before: was, rise, dueOn: dueOn!, agreedOn: today })
  }
  for (const [month, voucher] of vouchers) {
    if (month < from || voucher.isTrashed || voucher.sum !== rentOfMonth(month, terms)) continue
    changed.set(month, { ...voucher, sum: rentOfMonth(month, after) })
    change(month, voucher.sum)
  }
  for (const month of monthsAhead(terms, today)) if (month >= from) change(month, rentOfMonth(month, terms))
  return { terms: after, vouchers: changed, rises }
}
