import { describe, expect, it } from 'vitest'
import { ore, sumOre } from '../../base/kit/money'
import type { Month } from './rules-months'
import { barsOf, hasBars, mostMonths } from './rules-plot'

const months = (count: number): Month[] =>
  Array.from({ length: count }, (_, at) => ({
    year: 2024 + Math.floor(at / 12),
    month: (at % 12) + 1,
    income: ore(at * 100),
    costs: ore(at),
  }))

describe('the bars of the plot', () => {
  it('are the months themselves up to two years', () => {
    expect(barsOf(months(mostMonths))).toEqual(months(mostMonths))
  })
  it('are whole years beyond, with the same sums', () => {
    const many = months(mostMonths + 1)
    const bars = barsOf(many)
    expect(bars.map(({ year, month }) => [year, month])).toEqual([
      [2024, null],
      [2025, null],
      [2026, null],
    ])
    expect(sumOre(bars.map((bar) => bar.income))).toBe(sumOre(many.map((month) => month.income)))
    expect(sumOre(bars.map((bar) => bar.costs))).toBe(sumOre(many.map((month) => month.costs)))
  })
  it('are worth drawing when one of them is not zero', () => {
    expect(hasBars(barsOf(months(1)))).toBe(false)
    expect(hasBars(barsOf(months(2)))).toBe(true)
  })
})
