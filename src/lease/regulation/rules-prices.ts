import { addMonths, dateOf, dayOf, monthAt, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import type { PriceMonth } from '../../base/register/model'
import { lastBuiltInMonth } from '../../base/register/rules-prices'
import type { TypedIndexFigure, IndexMonth, IndexLimit } from './model-letter'

/** The known months of the index, the earliest first, all of one base. */
export type Prices = readonly PriceMonth[]

const indexOf = (month: Day, prices: Prices): IndexMonth | null =>
  prices.find((each) => each.month === monthAt(month)) ?? null

/** The newest month whose index is published. It comes about the 10th of the next month, at 8 in the morning. */
const newestOut = (today: Day): Day => addMonths(dayOf(yearOf(today), monthOf(today), 1), dateOf(today) > 10 ? -1 : -2)

/**
 * The newest month that counts on a day. A month that came with the program counts when it is published. A later one was
 * published when it was read, which may be before the 10th.
 */
function newestKnown(today: Day, prices: Prices): IndexMonth {
  const out = newestOut(today)
  const found = prices.findLast(({ month }) => month <= out || (month > lastBuiltInMonth && month < monthAt(today)))
  return found ?? prices[0]!
}

/** A typed figure in tenths: `103,4` is 1034. */
const tenthsOf = (typed: string): number => Number(typed.replace(/[.,]/, ''))

/** The largest difference from the last known figure, in percent. A larger one counts as a typing mistake. */
const plausiblePercent = 10

/** The months whose figures are published by that day and not known here, the newest first. */
export function monthsWithNewerIndex(today: Day, prices: Prices): Day[] {
  const months: Day[] = []
  const last = prices.at(-1)!.month
  for (let month = newestOut(today); month > last; month = addMonths(month, -1)) months.push(month)
  return months
}

/** The errors of a typed figure. Undefined when nothing is wrong, and when no figure is typed. */
export function typedIndexErrors(
  { index_month, index_value }: TypedIndexFigure,
  today: Day,
  prices: Prices,
): FieldErrors | undefined {
  if (index_month === null && index_value === null) return undefined
  if (index_month === null || !monthsWithNewerIndex(today, prices).includes(index_month))
    return { index_month: 'indexMonth' }
  if (index_value === null) return { index_value: 'indexValue' }
  const last = prices.at(-1)!.tenths
  const isNear = Math.abs(tenthsOf(index_value) - last) * 100 <= last * plausiblePercent
  return isNear ? undefined : { index_value: 'indexValue' }
}

const noTypedIndex: TypedIndexFigure = { index_month: null, index_value: null }

/** The present rent in øre, and the day on which it took effect. */
export interface PresentRent {
  readonly month_sum: Ore
  readonly since: Day
}

/**
 * The highest rent in øre that the index allows. Null when the figure of a month is not known. The newest figure is the
 * landlord's if it is newer than all figures known here. The limit uses the figures themselves,
 * never a rounded percentage (docs/rules/lease.md#rent-changes).
 */
export function indexLimit(
  { month_sum, since }: PresentRent,
  today: Day,
  prices: Prices,
  given: TypedIndexFigure = noTypedIndex,
): IndexLimit | null {
  const { index_month, index_value } = given
  const read =
    index_month !== null && index_value !== null && typedIndexErrors(given, today, prices) === undefined
      ? { month: index_month, tenths: tenthsOf(index_value) }
      : null
  const [from, to] = [indexOf(since, prices), read ?? newestKnown(today, prices)]
  if (from === null || to.month < from.month) return null
  const kroner = (BigInt(month_sum) * BigInt(to.tenths)) / (BigInt(from.tenths) * 100n)
  return { from, to, most: ore(Number(kroner) * 100), isGiven: read !== null, isBehind: newestOut(today) > to.month }
}

/** A figure as published: `102,8`. */
export const indexText = ({ tenths }: IndexMonth): string => `${Math.trunc(tenths / 10)},${tenths % 10}`

/** The change in percent with two decimals, rounded half up: `3,57`. `−1,20` when `later` is below `earlier`. */
export function percentChange(earlier: number, later: number): string {
  const hundredths = Math.round((Math.abs(later - earlier) * 10_000) / earlier)
  const text = `${Math.trunc(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`
  return later < earlier && hundredths > 0 ? `−${text}` : text
}
