import { endOfYear, startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { YearRange } from '../depreciation/rules'

/** The days of a period. Both are included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

export const periodPresets = ['current', 'last', 'custom'] as const
export type Preset = (typeof periodPresets)[number]

/** The chosen period. `custom` has two days, which may be in the wrong order. */
export type PeriodChoice = { readonly preset: 'current' | 'last' } | ({ readonly preset: 'custom' } & Period)

/** True if the days are in the wrong order. The screen then says that the days were swapped. */
export const isPeriodReversed = ({ from, to }: Period): boolean => from > to

/**
 * The days of a chosen period. If the start is after the end, the two days are swapped, not
 * refused. An address can contain any day, so a day outside the possible range is moved to the end
 * of that range (docs/rules/year.md#periods).
 */
export function periodOf(choice: PeriodChoice, today: Day): Period {
  if (choice.preset === 'custom') {
    const whole = wholePeriod(today)
    const within = (day: Day): Day => (day < whole.from ? whole.from : day > whole.to ? whole.to : day)
    const [from, to] = [within(choice.from), within(choice.to)]
    return isPeriodReversed({ from, to }) ? { from: to, to: from } : { from, to }
  }
  const year = yearOf(today) - (choice.preset === 'last' ? 1 : 0)
  return { from: startOfYear(year), to: endOfYear(year) }
}

/**
 * The period of two chosen days. Null if it can't be shown yet. Days in the wrong order are swapped
 * only if the landlord has set both. Otherwise the landlord may still change the unset day
 * (docs/rules/year.md#periods).
 */
export const chosenPeriod = (days: Period, set: { readonly from?: true; readonly to?: true }): Period | null =>
  isPeriodReversed(days) && !(set.from && set.to) ? null : days

/** The longest period: from 120 years ago to ten years ahead (docs/rules/base.md#dates). */
export const wholePeriod = (today: Day): Period => ({
  from: startOfYear(yearOf(today) - 120),
  to: endOfYear(yearOf(today) + 10),
})

/**
 * The years whose 31 December is in the period (docs/rules/year.md#periods). So the two halves of a year together give
 * the whole year. If there is no such year, `to` is before `from`.
 */
export function yearsEndingIn({ from, to }: Period): YearRange {
  const isYearsEnd = to === endOfYear(yearOf(to))
  return { from: yearOf(from), to: isYearsEnd ? yearOf(to) : yearOf(to) - 1 }
}

/** The years for which household items are listed. If the period has no end, this year is the last one. */
export function yearsOfItems(from: Day, to: Day | null, today: Day): YearRange {
  return { from: yearOf(from), to: to === null ? Math.max(yearOf(from), yearOf(today)) : yearOf(to) }
}
