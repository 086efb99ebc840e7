import { ore, type Ore } from '../../base/kit/money'
import type { Month } from './rules-months'

/** One pair of bars: a month, or a whole year where there would be too many months. */
export interface Bar {
  readonly year: number
  /** 1-12; null for a whole year. */
  readonly month: number | null
  readonly income: Ore
  readonly costs: Ore
}

/** More months than this are drawn as years. */
export const mostMonths = 24

/** The bars of a plot, in order. */
export function barsOf(months: readonly Month[]): Bar[] {
  if (months.length <= mostMonths) return [...months]
  const years = new Map<number, Bar>()
  for (const { year, income, costs } of months) {
    const so = years.get(year)
    years.set(year, {
      year,
      month: null,
      income: ore((so?.income ?? 0) + income),
      costs: ore((so?.costs ?? 0) + costs),
    })
  }
  return [...years.values()]
}

/** Whether there is anything to be drawn. */
export const hasBars = (bars: readonly Bar[]): boolean => bars.some(({ income, costs }) => income > 0 || costs > 0)
