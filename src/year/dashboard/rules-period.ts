import { endOfYear, startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { Years } from '../../books/depreciation/rules'

/** First and last day, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

export const presets = ['current', 'last', 'custom'] as const
export type Preset = (typeof presets)[number]

/** `current`: this year; `last`: the year before; `custom`: the two days, in whichever order they were given. */
export type PeriodChoice = { readonly preset: 'current' | 'last' } | ({ readonly preset: 'custom' } & Period)

/** Whether the two days stand the wrong way round, so that the screen can say that it swapped them. */
export const isSwapped = ({ from, to }: Period): boolean => from > to

/**
 * The period that was chosen. A start after the end is swapped with it, not refused, and days outside of what can be dated
 * at all are drawn in to its ends: an address can hold any (docs/rules.md#periods).
 */
export function periodOf(choice: PeriodChoice, today: Day): Period {
  if (choice.preset === 'custom') {
    const whole = wholePeriod(today)
    const within = (day: Day): Day => (day < whole.from ? whole.from : day > whole.to ? whole.to : day)
    const [from, to] = [within(choice.from), within(choice.to)]
    return isSwapped({ from, to }) ? { from: to, to: from } : { from, to }
  }
  const year = yearOf(today) - (choice.preset === 'last' ? 1 : 0)
  return { from: startOfYear(year), to: endOfYear(year) }
}

/**
 * The two days as a period once they can be shown, else null: days that stand the wrong way round are swapped only when
 * both were set, since the other one may be on its way (docs/rules.md#periods).
 */
export const chosenPeriod = (days: Period, set: { readonly from?: true; readonly to?: true }): Period | null =>
  isSwapped(days) && !(set.from && set.to) ? null : days

/** Everything a landlord can have dated: from 120 years ago to ten years ahead (docs/rules.md#dates). */
export const wholePeriod = (today: Day): Period => ({
  from: startOfYear(yearOf(today) - 120),
  to: endOfYear(yearOf(today) + 10),
})

/**
 * The income years whose yearly deductions count in a period: those whose 31 December it holds, so that the halves of a year
 * add up to it (docs/rules.md#periods). None where it holds none: `to` is before `from` then.
 */
export function yearsCounted({ from, to }: Period): Years {
  const isYearsEnd = to === endOfYear(yearOf(to))
  return { from: yearOf(from), to: isYearsEnd ? yearOf(to) : yearOf(to) - 1 }
}

/**
 * The income years that a period touches, for which household items are listed. A period without an end goes up to this
 * year, not on into years that haven't come.
 */
export function yearsIn(from: Day, to: Day | null, today: Day): Years {
  return { from: yearOf(from), to: to === null ? Math.max(yearOf(from), yearOf(today)) : yearOf(to) }
}
