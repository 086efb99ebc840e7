import { endOfYear, startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { Years } from '../depreciation/rules'

/** The days of a period. Both are included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

export const presets = ['current', 'last', 'custom'] as const
export type Preset = (typeof presets)[number]

/** The period that was chosen. `custom`: the two days, in either order. */
export type PeriodChoice = { readonly preset: 'current' | 'last' } | ({ readonly preset: 'custom' } & Period)

/** True if the days are in the wrong order. The screen says that it swapped them. */
export const isPeriodReversed = ({ from, to }: Period): boolean => from > to

/**
 * The days of a chosen period. A start after the end is swapped with it, not refused. Days outside the possible range
 * are moved to its ends, since an address can contain any day (docs/rules/year.md#periods).
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
 * The period of two chosen days. Null while it can't be shown. Days in the wrong order are swapped only when both were
 * set, since the landlord may still set the other one (docs/rules/year.md#periods).
 */
export const chosenPeriod = (days: Period, set: { readonly from?: true; readonly to?: true }): Period | null =>
  isPeriodReversed(days) && !(set.from && set.to) ? null : days

/** The longest period: from 120 years ago to ten years ahead (docs/rules/base.md#dates). */
export const wholePeriod = (today: Day): Period => ({
  from: startOfYear(yearOf(today) - 120),
  to: endOfYear(yearOf(today) + 10),
})

/**
 * The years whose 31 December is in the period, so that the halves of a year add up to it
 * (docs/rules/year.md#periods). When there is none, `to` is before `from`.
 */
export function yearsEndingIn({ from, to }: Period): Years {
  const isYearsEnd = to === endOfYear(yearOf(to))
  return { from: yearOf(from), to: isYearsEnd ? yearOf(to) : yearOf(to) - 1 }
}

/**
 * The years for which household items are listed. A period without an end goes up to this year, not into later years.
 */
export function yearsOfItems(from: Day, to: Day | null, today: Day): Years {
  return { from: yearOf(from), to: to === null ? Math.max(yearOf(from), yearOf(today)) : yearOf(to) }
}
