import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { costTypes, type Expense } from '../../books/expense/model'
import type { AllVouchers } from '../../books/ledger/model'
import { sampleExpense } from '../../books/expense/test-expense'
import { voucherLists, item, personalUse } from '../../books/ledger/test-vouchers'
import { costsOf as ofVouchers, daysOfMonthOrYear, monthTotals } from './rules'

const cost = (listed_on: string, sum: number, more: Partial<Expense> = {}) =>
  sampleExpense({ cost_type: 'maintenance', listed_on: day(listed_on), sum: ore(sum), franchise: 50, ...more })
const costsOf = (bilags: Expense[], others: Partial<AllVouchers> = {}) =>
  ofVouchers(voucherLists({ bilags, ...others }), 2026)
const none = Array.from({ length: 12 }, () => 0)
const only = (month: number, sum: number) => none.with(month - 1, sum)

describe('the costs of a year', () => {
  it('have every kind, in the order of the form, also those without any', () => {
    const { year, types } = costsOf([])
    expect([year, types.map((type) => type.cost_type)]).toEqual([2026, [...costTypes]])
    for (const { months, monthsBefore, total, totalBefore, deductible } of types)
      expect([months, monthsBefore, total, totalBefore, deductible]).toEqual([none, none, 0, 0, 0])
  })

  it('are lower by a credit note, in its month and of its kind, also below zero', () => {
    const [maintenance] = costsOf([cost('2026-03-15', 100_00), cost('2026-05-01', -30_00)]).types
    expect(maintenance).toMatchObject({ months: only(3, 100_00).with(4, -30_00), total: 70_00, deductible: 35_00 })
    expect(costsOf([cost('2026-05-01', -30_00)])).toMatchObject({ costs: -15_00 })
  })

  it('stand in their month, the year before apart', () => {
    const costs = [
      cost('2026-03-15', 100_00),
      cost('2026-12-31', 5),
      cost('2025-03-01', 7),
      cost('2024-03-01', 9),
      cost('2026-01-01', 3, { cost_type: 'paid_salary' }),
    ]
    const [maintenance, salary] = ['maintenance', 'paid_salary'].map((kind) =>
      costsOf(costs).types.find((type) => type.cost_type === kind),
    )
    expect(maintenance).toMatchObject({
      months: only(3, 100_00).with(11, 5),
      total: 100_05,
      monthsBefore: only(3, 7),
      totalBefore: 7,
    })
    expect(salary).toMatchObject({ months: only(1, 3), total: 3, totalBefore: 0 })
    expect(monthTotals(costsOf(costs)).map(({ now, before }) => [now, before])).toEqual(
      only(3, 0).map((_, index) => [[3, 0, 100_00][index] ?? (index === 11 ? 5 : 0), index === 2 ? 7 : 0]),
    )
  })

  it('have a deductible share that is rounded once', () => {
    // 0.5 øre in each of two months. Their sum is one øre. If each were rounded, the sum would be two.
    const costs = [cost('2026-03-01', 1), cost('2026-04-01', 1)]
    expect(costsOf(costs).types[0]).toMatchObject({ total: 2, deductible: 1 })
  })

  it('have shares of all kinds that add up to the dashboard’s figure, to the øre', () => {
    // 0.5 øre for each of three kinds. Their sum is 1.5, which is rounded to 2.
    const costs = (['maintenance', 'paid_salary', 'other_costs'] as const).map((cost_type) =>
      cost('2026-03-01', 1, { cost_type }),
    )
    const answer = costsOf(costs)
    expect([answer.types.map(({ deductible }) => deductible).filter((one) => one > 0).length, answer.costs]).toEqual([
      2, 2,
    ])
  })

  it('name what is archived and what is deducted once a year, and end at the dashboard’s figure', () => {
    const archived = { archived: true, cost_type: null }
    const costs = [
      cost('2026-03-01', 1),
      cost('2026-03-02', 301, archived),
      cost('2026-05-01', 0, { ...archived, sum: null }),
      cost('2025-05-01', 500, archived),
    ]
    const yearly = {
      depreciationBilags: [item({ sum: ore(3000), lifetime: 0 })],
      depreciationPersonalBilags: [personalUse(2026, 1000), personalUse(2025, 70)],
    }
    expect(costsOf(costs, yearly)).toMatchObject({
      archived: { count: 2, total: 301, deductible: 150 },
      yearly: 4000,
      // The deductible shares are 0.5 and 150.5, together 151. With the yearly 4 000 that is 4 151.
      costs: 4151,
    })
  })

  it.each([
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2026, 12, '2026-12-01', '2026-12-31'],
    [2026, undefined, '2026-01-01', '2026-12-31'],
  ])('of %i, month %s, are those from %s to %s', (year, month, from, to) => {
    expect(daysOfMonthOrYear(year, month)).toEqual({ from, to })
  })
})
