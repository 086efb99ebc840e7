import { dayOf, monthOf, yearOf, type Day, type Instant } from '../kit/day'
import type { PriceMonth, PricesAnswer } from './model'

/** The table that the index comes from. Its predecessor 03013 (2015 = 100) still answers, and is never read. */
export const priceSource = 'Statistisk sentralbyrå, tabell 14700 (2025 = 100)'

/** When the figures below were published. */
export const builtInPricesAt = '2026-06-10T06:00:00.000Z' as Instant

/**
 * Consumer price index, all items, in tenths (2025 = 100), January to December, as it came with the program. Source:
 * Statistics Norway (SSB), table 14700. May 2026 is the last month here.
 */
const table: Readonly<Record<number, readonly number[]>> = {
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

/** The months that came with the program, the earliest first. */
export const builtInPrices: readonly PriceMonth[] = Object.entries(table).flatMap(([year, months]) =>
  months.map((tenths, at) => ({ month: dayOf(Number(year), at + 1, 1), tenths })),
)

/** The last month that came with the program. Every later one was published when it was read. */
export const lastBuiltInMonth: Day = builtInPrices.at(-1)!.month

const byMonth = (a: PriceMonth, b: PriceMonth) => (a.month < b.month ? -1 : 1)

/** All known months, the earliest first. A stored month stands over a built-in one. */
export function allPrices(stored: readonly PriceMonth[]): PriceMonth[] {
  const found = new Map([...builtInPrices, ...stored].map((each) => [each.month, each]))
  return [...found.values()].toSorted(byMonth)
}

export const yearAndMonth = (month: Day): string => month.slice(0, 7)

export const wirePrices = (months: readonly PriceMonth[]): PricesAnswer['months'] =>
  months.map(({ month, tenths }) => ({ month: yearAndMonth(month), value: tenths / 10 }))

/** The months of an answer, in tenths. */
export const pricesOf = ({ months }: Pick<PricesAnswer, 'months'>): PriceMonth[] =>
  months.map(({ month, value }) => ({
    month: dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1),
    tenths: Math.round(value * 10),
  }))

/** The largest change from one month to the next, in percent. A larger one is no index of this base. */
const plausiblePercent = 10

/**
 * The months to add of a newly read series: those after the last known month, without a gap, up to the month before
 * this one. A series ends before the first month that can't be right.
 */
export function newPrices(read: readonly PriceMonth[], known: readonly PriceMonth[], today: Day): PriceMonth[] {
  const added: PriceMonth[] = []
  let last = known.at(-1)!
  for (const each of read.toSorted(byMonth)) {
    if (each.month <= last.month) continue
    const isNext = monthsFrom(last.month, each.month) === 1 && yearAndMonth(each.month) < yearAndMonth(today)
    if (!isNext || Math.abs(each.tenths - last.tenths) * 100 > last.tenths * plausiblePercent) break
    added.push(each)
    last = each
  }
  return added
}

const monthsFrom = (from: Day, to: Day): number => (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)

/** The index as Statistics Norway prints it: `102.8`. */
export const indexValue = (tenths: number): string => (tenths / 10).toFixed(1)
