import { addMonths, monthAt, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { firstMonth, nextOwedMonth, rentOfMonth } from '../rent/rules'
import type { RentAccountAnswer } from './model'
import { monthText, partsOfMonth } from './rules-answer'
import { monthsNotBookedYet, type MonthTerms } from './rules-months'

export interface UnpaidMonth {
  /** `2026-11` */
  readonly month: string
  readonly open: Ore
  /** The day from which all of `open` is owed. Set only if a rise after the due day is unpaid and due in the future. */
  readonly laterOn?: Day
}

/** The screen can register rent as paid this many months ahead. */
const monthsAhead = 2
/** For a lease that isn't followed yet, the screen offers this many months back. */
const monthsBack = 24

export const firstDayOfMonth = (month: string): Day => `${month}-01` as Day

/** The months that owe rent, from two years back to the next two months. */
function monthsAround(terms: MonthTerms, today: Day): Day[] {
  const [from, until] = [monthAt(addMonths(today, -monthsBack)), monthAt(addMonths(today, monthsAhead))]
  const months: Day[] = []
  for (let month = firstMonth(terms); month !== null && month <= until; month = nextOwedMonth(terms, month))
    if (month >= from) months.push(month)
  return months
}

const toOpen = (terms: MonthTerms, month: Day): UnpaidMonth => ({
  month: monthText(month),
  open: rentOfMonth(terms, month)?.sum ?? ore(0),
})

/**
 * The months that a payment can be registered for, the oldest first. For a followed lease: the unpaid months of the
 * account, then the next months, whose rent is not booked yet. For another lease: the months around today. Without
 * terms, only what is in the account.
 */
export function openMonths(
  account: Pick<RentAccountAnswer, 'follows_from' | 'months'>,
  terms: MonthTerms | null,
  today: Day,
): UnpaidMonth[] {
  const { follows_from: from, months } = account
  if (from === null) return terms === null ? [] : monthsAround(terms, today).map((month) => toOpen(terms, month))
  const known = new Set(months.map(({ month }) => month))
  const ahead = terms === null ? [] : monthsNotBookedYet(terms, monthAt(addMonths(today, monthsAhead)))
  return [
    ...months
      .filter(({ sum, paid }) => paid < sum)
      .map((each) => {
        const unpaid = { month: each.month, open: ore(each.sum - each.paid) }
        return isOnlyLaterRiseUnpaid(each, today) ? Object.assign(unpaid, { laterOn: each.later!.due_on }) : unpaid
      }),
    ...ahead
      .filter((month) => monthText(month) >= from && !known.has(monthText(month)))
      .map((month) => toOpen(terms!, month)),
  ].toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/**
 * The month that a payment is probably for: the oldest unpaid one. If the lease isn't followed, the current month, or
 * the nearest one.
 */
export function likelyPaidMonth(
  open: readonly UnpaidMonth[],
  { follows_from }: Pick<RentAccountAnswer, 'follows_from'>,
  today: Day,
): UnpaidMonth | null {
  if (follows_from !== null) return open[0] ?? null
  const now = monthText(today)
  return open.findLast(({ month }) => month <= now) ?? open[0] ?? null
}

/** The months from which the rent can be followed. The last month is the likely choice. */
export function monthsToFollowFrom(terms: MonthTerms, today: Day): string[] {
  const months = monthsAround(terms, today).map(monthText)
  const begun = months.filter((month) => month <= monthText(today))
  return begun.length > 0 ? begun : months.slice(0, 1)
}

export interface ChosenMonths {
  readonly sum: Ore | null
  /** The month that is chosen. Empty: the payment pays the oldest unpaid months. */
  readonly month: string
  readonly isSplit: boolean
  /** The part of each month. Used only when the payment is split. */
  readonly parts: readonly { readonly month: string; readonly sum: Ore | null }[]
}

/**
 * The months that the call names. Undefined: the payment pays the oldest unpaid months. This also applies when the sum
 * exceeds what the oldest month owes, because the rest pays the months after it.
 */
export function monthsOfPayment(
  { sum, month, isSplit, parts }: ChosenMonths,
  open: readonly UnpaidMonth[],
  isFollowed: boolean,
): { month: string; sum: Ore }[] | undefined {
  if (isSplit) {
    const named = parts.flatMap((part) => (part.sum === null || part.sum === 0 ? [] : [{ ...part, sum: part.sum }]))
    return named.length > 0 ? named : undefined
  }
  const chosen = open.find((each) => each.month === month)
  if (chosen === undefined || sum === null || !(sum > 0)) return undefined
  if (isFollowed && chosen === open[0] && sum > chosen.open) return undefined
  return [{ month, sum: ore(Math.min(sum, chosen.open)) }]
}

/** True if only rises after the month's due day are unpaid, and all of them are due in the future. */
export function isOnlyLaterRiseUnpaid(month: Parameters<typeof partsOfMonth>[0], today: Day): boolean {
  const unpaid = partsOfMonth(month).filter(({ open }) => open > 0)
  return unpaid.length > 0 && unpaid.every(({ isRise, dueOn }) => isRise && dueOn > today)
}

export const paysWholeMonth = ({ sum, month, isSplit }: ChosenMonths, open: readonly UnpaidMonth[]): boolean =>
  !isSplit && open.some((each) => each.month === month && each.open === sum)
