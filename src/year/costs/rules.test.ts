import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { costTypes } from '../../books/expense/model'
import { costsOf as withOthers, daysOf, monthTotals, type CostCell, type OtherCosts } from './rules'

const cell = (more: Partial<CostCell> = {}): CostCell => ({
  cost_type: 'maintenance',
  year: 2026,
  month: 3,
  sum: ore(100_00),
  hundredths: 100_00 * 50,
  ...more,
})
const nothing: OtherCosts = { archived: { count: 0, sum: ore(0), hundredths: 0 }, yearly: ore(0) }
const costsOf = (cells: readonly CostCell[], year: number, others: Partial<OtherCosts> = {}) =>
  withOthers(cells, year, { ...nothing, ...others })
const none = Array.from({ length: 12 }, () => 0)
const only = (month: number, sum: number) => none.with(month - 1, sum)

describe('the costs of a year', () => {
  it('have every kind, in the order of the form, also those without any', () => {
    const { year, types } = costsOf([], 2026)
    expect([year, types.map((type) => type.cost_type)]).toEqual([2026, [...costTypes]])
    for (const { months, monthsBefore, total, totalBefore, deductible } of types)
      expect([months, monthsBefore, total, totalBefore, deductible]).toEqual([none, none, 0, 0, 0])
  })

  it('stand in their month, the year before apart', () => {
    const cells = [
      cell(),
      cell({ month: 12, sum: ore(5) }),
      cell({ year: 2025, sum: ore(7) }),
      cell({ year: 2024, sum: ore(9) }),
      cell({ cost_type: 'paid_salary', month: 1, sum: ore(3) }),
    ]
    const [maintenance, salary] = ['maintenance', 'paid_salary'].map((kind) =>
      costsOf(cells, 2026).types.find((type) => type.cost_type === kind),
    )
    expect(maintenance).toMatchObject({
      months: only(3, 100_00).with(11, 5),
      total: 100_05,
      monthsBefore: only(3, 7),
      totalBefore: 7,
    })
    expect(salary).toMatchObject({ months: only(1, 3), total: 3, totalBefore: 0 })
    expect(monthTotals(costsOf(cells, 2026)).map(({ now, before }) => [now, before])).toEqual(
      only(3, 0).map((_, index) => [[3, 0, 100_00][index] ?? (index === 11 ? 5 : 0), index === 2 ? 7 : 0]),
    )
  })

  it('have a deductible share that is rounded once', () => {
    // 0.5 øre in each of two months. Together they are one øre, rounded separately they would be two.
    const cells = [cell({ sum: ore(1), hundredths: 50 }), cell({ month: 4, sum: ore(1), hundredths: 50 })]
    expect(costsOf(cells, 2026).types[0]).toMatchObject({ total: 2, deductible: 1 })
  })

  it('have shares of all kinds that add up to the dashboard’s figure, to the øre', () => {
    // 0.5 øre in each of three kinds. Together they are 1.5, rounded to 2.
    const cells = (['maintenance', 'paid_salary', 'other_costs'] as const).map((cost_type) =>
      cell({ cost_type, sum: ore(1), hundredths: 50 }),
    )
    const { types, costs } = costsOf(cells, 2026)
    expect([types.map(({ deductible }) => deductible).filter((one) => one > 0).length, costs]).toEqual([2, 2])
  })

  it('name what is archived and what is deducted once a year, and end at the dashboard’s figure', () => {
    const others = { archived: { count: 2, sum: ore(300), hundredths: 150_50 }, yearly: ore(4000) }
    expect(costsOf([cell({ sum: ore(1), hundredths: 50 })], 2026, others)).toMatchObject({
      archived: { count: 2, total: 300, deductible: 150 },
      yearly: 4000,
      // 0.5 and 150.5 are 151.
      costs: 4151,
    })
  })

  it.each([
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2026, 12, '2026-12-01', '2026-12-31'],
    [2026, undefined, '2026-01-01', '2026-12-31'],
  ])('of %i, month %s, are those from %s to %s', (year, month, from, to) => {
    expect(daysOf(year, month)).toEqual({ from, to })
  })
})
