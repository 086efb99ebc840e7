import { addMonths, monthAt, type Day } from '../../../base/kit/day'
import { ore, sumOre, type Ore } from '../../../base/kit/money'

/** A month of rent that a payment may be for, and how much of the payment it gets. */
export interface RentPartValues {
  /** `2026-12` */
  readonly month: string
  readonly sum: Ore | null
}

/** A month as the rent account of a contract tells it. */
export interface PayableMonth {
  readonly month: string
  readonly sum: Ore
  readonly paid: Ore
}

const nameOf = (day: Day): string => day.slice(0, 7)

/** Months that are offered where nothing is known of the contract: about the payment's own. */
const around = [-2, -1, 0, 1, 2] as const
/** Months that are offered behind the first one that is open. */
const offered = 6

/** What of a month is not paid yet; null where nothing is known of it. */
export function openOf(month: string, known: readonly PayableMonth[]): Ore | null {
  const found = known.find((one) => one.month === month)
  return found ? ore(Math.max(found.sum - found.paid, 0)) : null
}

/** The months that a payment of that day may be for: the open ones, oldest first; else those about its own. */
export function offeredMonths(date: Day, known: readonly PayableMonth[]): readonly string[] {
  const open = known.filter(({ sum, paid }) => sum > paid).map(({ month }) => month)
  if (open.length > 0) return open.slice(0, offered)
  return around.map((step) => nameOf(addMonths(monthAt(date), step)))
}

/** The payment over the months, the oldest first, each up to what is open of it; what is suggested goes before. */
export function startParts(
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
    const part = Math.min(left, openOf(month, known) ?? 0)
    left -= part
    return { month, sum: part > 0 ? ore(part) : null }
  })
}

/**
 * What stands in the form when the account has changed: what was typed over what had been filled in stays, and whatever nobody
 * has touched is filled in anew, with what is left of the payment.
 */
export function keepTyped(
  standing: readonly RentPartValues[],
  filled: readonly RentPartValues[],
  now: readonly RentPartValues[],
  payment: Ore,
): RentPartValues[] {
  const typed = standing.filter(({ month, sum }) => !filled.some((part) => part.month === month && part.sum === sum))
  let left: number = restOf(payment, typed)
  const anew = now
    .filter(({ month }) => !typed.some((part) => part.month === month))
    .map(({ month, sum }) => {
      const part = payment > 0 && sum !== null ? Math.max(0, Math.min(sum, left)) : sum
      left -= part ?? 0
      return { month, sum: part === null || part === 0 ? null : ore(part) }
    })
  return [...typed, ...anew].toSorted((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0))
}

/** The month behind the last one. */
export const monthBehind = (parts: readonly RentPartValues[], date: Day): string => {
  const last = parts.at(-1)?.month
  return nameOf(addMonths(last === undefined ? monthAt(date) : (`${last}-01` as Day), last === undefined ? 0 : 1))
}

/** What no month gets; below zero where the months get more than there is. What is no amount counts as nothing. */
export const restOf = (payment: Ore, parts: readonly RentPartValues[]): Ore =>
  ore(payment - sumOre(parts.flatMap(({ sum }) => (sum === null || !Number.isFinite(sum) ? [] : [sum]))))
