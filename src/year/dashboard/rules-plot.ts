import { ore, type Ore } from '../../base/kit/money'
import type { Month, YearDeduction } from './rules-months'

/** One place of the plot: a month, what a year deducts once, or a whole year where there would be too many months. */
export interface Bar {
  readonly year: number
  /** 1-12; null for a year. */
  readonly month: number | null
  readonly income: Ore
  readonly costs: Ore
  /** What the year deducts once; zero for a month. */
  readonly deduction: Ore
}

/** More months than this are drawn as years. */
export const mostMonths = 24

const nothing = ore(0)

/** The bars of a plot, in order: what a year deducts once stands behind its last month, as a bar of its own. */
export function barsOf(months: readonly Month[], deductions: readonly YearDeduction[]): Bar[] {
  const deductionOf = new Map(deductions.map(({ year, deduction }) => [year, deduction]))
  if (months.length <= mostMonths)
    return months.flatMap((each) => {
      const bar = { ...each, deduction: nothing }
      const deduction = each.month === 12 ? deductionOf.get(each.year) : undefined
      return deduction === undefined
        ? [bar]
        : [bar, { year: each.year, month: null, income: nothing, costs: nothing, deduction }]
    })
  const years = new Map<number, Bar>()
  for (const { year, income, costs } of months) {
    const so = years.get(year)
    years.set(year, {
      year,
      month: null,
      income: ore((so?.income ?? 0) + income),
      costs: ore((so?.costs ?? 0) + costs),
      deduction: deductionOf.get(year) ?? nothing,
    })
  }
  return [...years.values()]
}

/** The highest amount that the scale may name: it ends at a round one, less than half above the highest bar. */
export const scaleEnd = (bars: readonly Bar[]): Ore =>
  ore(Math.ceil(1.5 * Math.max(0, ...bars.map(({ income, costs, deduction }) => Math.max(income, costs + deduction)))))

/** Whether there is anything to be drawn. */
export const hasBars = (bars: readonly Bar[]): boolean =>
  bars.some(({ income, costs, deduction }) => income > 0 || costs > 0 || deduction > 0)
