import { addMonths, monthAt, type Day } from '../../../base/kit/day'
import { ore, sumTyped, type Ore } from '../../../base/kit/money'

export interface RentPartValues {
  readonly month: string
  readonly sum: Ore | null
}

export interface PayableMonth {
  readonly month: string
  readonly sum: Ore
  readonly paid: Ore
}

const nameOf = (day: Day): string => day.slice(0, 7)

/** The months to offer when nothing is known about the contract, counted from the month of the payment. */
const around = [-2, -1, 0, 1, 2] as const
/** The maximum number of open months that are offered. */
const offered = 6

/** The unpaid part of a month. Null when nothing is known of the month. */
export function unpaidPart(month: string, known: readonly PayableMonth[]): Ore | null {
  const found = known.find((one) => one.month === month)
  return found ? ore(Math.max(found.sum - found.paid, 0)) : null
}

/** The months to offer, the oldest first. If no month is unpaid, those around the month of the payment. */
export function offeredMonths(date: Day, known: readonly PayableMonth[]): readonly string[] {
  const open = known.filter(({ sum, paid }) => sum > paid).map(({ month }) => month)
  if (open.length > 0) return open.slice(0, offered)
  return around.map((step) => nameOf(addMonths(monthAt(date), step)))
}

/**
 * The first split: the oldest month first, each month up to its unpaid part. If the payment has a suggested split, that
 * split is used.
 */
export function initialRentParts(
  payment: Ore,
  date: Day,
  known: readonly PayableMonth[],
  suggested: readonly { readonly month: string; readonly sum: Ore }[] = [],
): RentPartValues[] {
  const months = [...new Set([...suggested.map(({ month }) => month), ...offeredMonths(date, known)])].toSorted()
  if (suggested.length > 0)
    return months.map((month) => ({ month, sum: suggested.find((one) => one.month === month)?.sum ?? null }))
  if (!known.some(({ sum, paid }) => sum > paid)) {
    const own = nameOf(date)
    return months.map((month) => ({ month, sum: month === own ? payment : null }))
  }
  let left: number = payment
  return months.map((month) => {
    const part = Math.min(left, unpaidPart(month, known) ?? 0)
    left -= part
    return { month, sum: part > 0 ? ore(part) : null }
  })
}

/**
 * The split after a change. Typed amounts stay. The other amounts are filled in again with the rest
 * of the payment.
 */
export function refillRemainingParts(
  parts: readonly RentPartValues[],
  filled: readonly RentPartValues[],
  now: readonly RentPartValues[],
  payment: Ore,
): RentPartValues[] {
  const typed = parts.filter(({ month, sum }) => !filled.some((part) => part.month === month && part.sum === sum))
  let left: number = restOfPayment(payment, typed)
  const anew = now
    .filter(({ month }) => !typed.some((part) => part.month === month))
    .map(({ month, sum }) => {
      const part = payment > 0 && sum !== null ? Math.max(0, Math.min(sum, left)) : sum
      left -= part ?? 0
      return { month, sum: part === null || part === 0 ? null : ore(part) }
    })
  return [...typed, ...anew].toSorted((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0))
}

export const nextMonthAfter = (parts: readonly RentPartValues[], date: Day): string => {
  const last = parts.at(-1)?.month
  return nameOf(addMonths(last === undefined ? monthAt(date) : (`${last}-01` as Day), last === undefined ? 0 : 1))
}

/** The rest of the payment. Below zero when the months get more than the payment. Invalid amounts count as zero. */
export const restOfPayment = (payment: Ore, parts: readonly RentPartValues[]): Ore =>
  ore(payment - sumTyped(parts.map(({ sum }) => sum)))
