import { ore, type Ore } from '../../base/kit/money'
import type { MonthTotals, YearDeduction } from './rules-months'

/** One bar of the chart: a month. If there are too many months, a year. */
export interface PlotBar {
  readonly year: number
  /** 1-12. Null if the bar is a year. */
  readonly month: number | null
  readonly income: Ore
  readonly costs: Ore
  /** The yearly deduction. Zero if the bar is a month. */
  readonly deduction: Ore
}

/** The maximum number of months in the chart. If there are more, its bars are years. */
export const maxMonthBars = 24

const nothing = ore(0)

/** The bars of the chart. Only the bar of a year includes yearly deductions. */
export function plotBars(months: readonly MonthTotals[], deductions: readonly YearDeduction[]): PlotBar[] {
  const deductionOf = new Map(deductions.map(({ year, deduction }) => [year, deduction]))
  if (months.length <= maxMonthBars) return months.map((each) => ({ ...each, deduction: nothing }))
  const years = new Map<number, PlotBar>()
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
