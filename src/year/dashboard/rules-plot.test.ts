import { describe, expect, it } from 'vitest'
import { ore, sumOre } from '../../base/kit/money'
import type { MonthTotals } from './rules-months'
import { plotBars, maxMonthBars } from './rules-plot'

const months = (count: number): MonthTotals[] =>
  Array.from({ length: count }, (_, at) => ({
    year: 2024 + Math.floor(at / 12),
    month: (at % 12) + 1,
    income: ore(at * 100),
    costs: ore(at),
  }))

describe('the bars of the plot', () => {
  it('are the months themselves up to two years', () => {
    expect(plotBars(months(maxMonthBars), [])).toMatchObject(months(maxMonthBars))
  })
  it('are whole years beyond, with the same sums', () => {
    const many = months(maxMonthBars + 1)
    const bars = plotBars(many, [{ year: 2025, deduction: ore(700) }])
    expect(bars.map(({ year, month }) => [year, month])).toEqual([
      [2024, null],
      [2025, null],
      [2026, null],
    ])
    expect(sumOre(bars.map((bar) => bar.income))).toBe(sumOre(many.map((month) => month.income)))
    expect(bars.map((bar) => bar.deduction)).toEqual([0, 700, 0])
    expect(sumOre(bars.map((bar) => bar.costs))).toBe(sumOre(many.map((month) => month.costs)))
  })
  it('have nothing of what a year deducts once, as long as they are months', () => {
    const bars = plotBars(months(13), [{ year: 2024, deduction: ore(700) }])
    expect(bars.map(({ deduction }) => deduction)).toEqual(Array.from({ length: 13 }, () => 0))
    expect(bars.map(({ month }) => month)).not.toContain(null)
  })
})
