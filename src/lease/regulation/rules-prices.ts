import { addMonths, dateOf, dayOf, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import type { TypedIndexFigure, IndexMonth, IndexLimit } from './model-letter'

/**
 * Consumer price index, all items, in tenths (2025 = 100), January to December. Both months of a comparison come from
 * this one series. Source: Statistics Norway (SSB), table 14700. May 2026 is the last month here.
 */
const consumerPrices: Readonly<Record<number, readonly number[]>> = {
  2015: [716, 718, 720, 723, 725, 727, 727, 725, 730, 733, 736, 733],
  2016: [737, 741, 744, 747, 749, 754, 759, 754, 757, 760, 762, 758],
  2017: [757, 760, 763, 764, 766, 769, 771, 765, 769, 769, 770, 771],
  2018: [770, 777, 779, 782, 782, 788, 794, 791, 795, 794, 797, 797],
  2019: [794, 800, 801, 805, 803, 803, 809, 803, 807, 808, 810, 808],
  2020: [808, 808, 808, 811, 812, 814, 820, 817, 820, 822, 816, 820],
  2021: [828, 834, 832, 835, 834, 837, 845, 844, 854, 851, 858, 863],
  2022: [855, 865, 870, 880, 883, 890, 902, 899, 912, 915, 914, 914],
  2023: [915, 919, 927, 936, 941, 947, 950, 943, 943, 952, 957, 957],
  2024: [959, 961, 963, 970, 969, 972, 977, 968, 971, 977, 980, 979],
  2025: [981, 995, 988, 994, 999, 1001, 1008, 1002, 1006, 1007, 1009, 1010],
  2026: [1016, 1022, 1024, 1028, 1030],
}
const lastYear = Math.max(...Object.keys(consumerPrices).map(Number))
const lastMonth = dayOf(lastYear, consumerPrices[lastYear]!.length, 1)

function indexOf(month: Day): IndexMonth | null {
  const tenths = consumerPrices[yearOf(month)]?.[monthOf(month) - 1]
  return tenths === undefined ? null : { month: dayOf(yearOf(month), monthOf(month), 1), tenths }
}

/** The newest month whose index is published. It comes about the 10th of the next month, at 8 in the morning. */
const newestOut = (today: Day): Day => addMonths(dayOf(yearOf(today), monthOf(today), 1), dateOf(today) > 10 ? -1 : -2)

/** A typed figure in tenths: `103,4` is 1034. */
const tenthsOf = (typed: string): number => Number(typed.replace(/[.,]/, ''))

/** The largest difference from the last known figure, in percent. A larger one counts as a typing mistake. */
const plausiblePercent = 10

/** The months whose figures are published by that day and not known here, the newest first. */
export function monthsWithNewerIndex(today: Day): Day[] {
  const months: Day[] = []
  for (let month = newestOut(today); month > lastMonth; month = addMonths(month, -1)) months.push(month)
  return months
}

/** The errors of a typed figure. Undefined when nothing is wrong, and when no figure is typed. */
export function typedIndexErrors({ index_month, index_value }: TypedIndexFigure, today: Day): FieldErrors | undefined {
  if (index_month === null && index_value === null) return undefined
  if (index_month === null || !monthsWithNewerIndex(today).includes(index_month)) return { index_month: 'indexMonth' }
  if (index_value === null) return { index_value: 'indexValue' }
  const last = indexOf(lastMonth)!.tenths
  const isNear = Math.abs(tenthsOf(index_value) - last) * 100 <= last * plausiblePercent
  return isNear ? undefined : { index_value: 'indexValue' }
}

const noTypedIndex: TypedIndexFigure = { index_month: null, index_value: null }

/**
 * The highest rent in øre that the index allows. `rent` is the present rent in øre, which took
 * effect on `since`. Null when the figure of a month is not known. The newest figure is the
 * landlord's if it is newer than all figures known here. The limit uses the figures themselves,
 * never a rounded percentage (docs/rules/lease.md#rent-changes).
 */
export function indexLimit(
  rent: Ore,
  since: Day,
  today: Day,
  given: TypedIndexFigure = noTypedIndex,
): IndexLimit | null {
  const newest = newestOut(today)
  const { index_month, index_value } = given
  const read =
    index_month !== null && index_value !== null && typedIndexErrors(given, today) === undefined
      ? { month: index_month, tenths: tenthsOf(index_value) }
      : null
  const [from, to] = [indexOf(since), read ?? indexOf(newest > lastMonth ? lastMonth : newest)]
  if (from === null || to === null || to.month < from.month) return null
  const kroner = (BigInt(rent) * BigInt(to.tenths)) / (BigInt(from.tenths) * 100n)
  return { from, to, most: ore(Number(kroner) * 100), isGiven: read !== null, isBehind: newest > to.month }
}

/** A figure as published: `102,8`. */
export const indexText = ({ tenths }: IndexMonth): string => `${Math.trunc(tenths / 10)},${tenths % 10}`

/** The change in percent with two decimals, rounded half up: `3,57`. `−1,20` when `later` is below `earlier`. */
export function percentChange(earlier: number, later: number): string {
  const hundredths = Math.round((Math.abs(later - earlier) * 10_000) / earlier)
  const text = `${Math.trunc(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`
  return later < earlier && hundredths > 0 ? `−${text}` : text
}
