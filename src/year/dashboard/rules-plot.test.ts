import { describe, expect, it } from 'vitest'
import { ore, sumOre } from '../../base/kit/money'
import type { Month } from './rules-months'
import { barsOf, hasBars, mostMonths, scaleEnd } from './rules-plot'

const months = (count: number): Month[] =>
  Array.from({ length: count }, (_, at) => ({
    year: 2024 + Math.floor(at / 12),
    month: (at % 12) + 1,
    income: ore(at * 100),
    costs: ore(at),
  }))

describe('the bars of the plot', () => {
  it('are the months themselves up to two years', () => {
    expect(barsOf(months(mostMonths), [])).toMatchObject(months(mostMonths))
  })
  it('are whole years beyond, with the same sums', () => {
    const many = months(mostMonths + 1)
    const bars = barsOf(many, [{ year: 2025, deduction: ore(700) }])
    expect(bars.map(({ year, month }) => [year, month])).toEqual([
      [2024, null],
      [2025, null],
      [2026, null],
    ])
    expect(sumOre(bars.map((bar) => bar.income))).toBe(sumOre(many.map((month) => month.income)))
    expect(bars.map((bar) => bar.deduction)).toEqual([0, 700, 0])
    expect(sumOre(bars.map((bar) => bar.costs))).toBe(sumOre(many.map((month) => month.costs)))
  })
  it('have what a year deducts once behind its last month, as a bar that is none of a month', () => {
    const bars = barsOf(months(13), [{ year: 2024, deduction: ore(700) }])
    expect(bars.slice(11).map(({ year, month, costs, deduction }) => [year, month, costs, deduction])).toEqual([
      [2024, 12, 11, 0],
      [2024, null, 0, 700],
      [2025, 1, 12, 0],
    ])
    expect(hasBars(barsOf(months(1), [{ year: 2024, deduction: ore(700) }]))).toBe(false)
  })
  it('leave room for a scale that ends above the highest of them', () => {
    const [bar] = barsOf(months(1), [])
    expect(
      scaleEnd([
        { ...bar!, income: ore(100) },
        { ...bar!, costs: ore(150), deduction: ore(50) },
      ]),
    ).toBe(300)
    expect(scaleEnd([])).toBe(0)
  })
  it('are worth drawing when one of them is not zero', () => {
    expect(hasBars(barsOf(months(1), []))).toBe(false)
    expect(hasBars(barsOf(months(2), []))).toBe(true)
  })
})
