import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore, sumOre } from '../../base/kit/money'
import { costTypes, type Expense } from '../../books/expense/model'
import { sampleExpense } from '../../books/expense/test-expense'
import { voucherLists } from '../../books/ledger/test-vouchers'
import { costsOf } from './rules'
import { comparedCosts, costsSentence } from './rules-compare'

const cost = (listed_on: string, kroner: number, more: Partial<Expense> = {}) =>
  sampleExpense({ listed_on: day(listed_on), sum: ore(kroner * 100), ...more })
const compared = (bilags: Expense[], { year = 2026, today = '2026-11-30' } = {}) =>
  comparedCosts(costsOf(voucherLists({ bilags }), year), day(today))

describe('the costs beside the year before', () => {
  it.each([
    ['2026-01-01', 2026, [], 1],
    ['2026-11-30', 2026, [], 11],
    ['2026-12-01', 2026, [], 12],
    ['2026-11-30', 2025, [], 12],
    // A voucher that is dated ahead counts with its month.
    ['2026-03-01', 2026, [cost('2026-05-02', 1)], 5],
    ['2026-03-01', 2026, [cost('2026-01-02', 1)], 3],
  ])('on %s are for the months of %i that have begun (case %#)', (today, year, bilags, months) => {
    expect(compared(bilags, { today, year }).months).toBe(months)
  })

  it.each([
    ['less', [cost('2026-02-01', 100), cost('2025-02-01', 150)], { spent: 100, amount: 50, difference: -50 }],
    ['more', [cost('2026-02-01', 100), cost('2025-02-01', 50)], { spent: 100, amount: 50, difference: 50 }],
    ['same', [cost('2026-02-01', 100), cost('2025-11-30', 100)], { spent: 100, amount: 0, difference: 0 }],
    // December of the year before is later than the compared months.
    [
      'more',
      [cost('2026-02-01', 100), cost('2025-03-01', 1), cost('2025-12-01', 900)],
      { spent: 100, amount: 99, difference: 99 },
    ],
    ['alone', [cost('2026-02-01', 100), cost('2025-12-01', 900)], { spent: 100, amount: 0, difference: null }],
    ['alone', [cost('2026-02-01', 100)], { spent: 100, amount: 0, difference: null }],
    ['less', [cost('2025-02-01', 100)], { spent: 0, amount: 100, difference: -100 }],
    // Half a krone is rounded up, and a difference of less than that is none.
    ['same', [cost('2026-02-01', 100.5), cost('2025-02-01', 100.1)], { spent: 101, amount: 0, difference: 0.4 }],
  ] as const)('say %s (case %#)', (key, bilags, { spent, amount, difference }) => {
    const costs = compared([...bilags])
    expect(costs.all.difference).toBe(difference === null ? null : Math.round(difference * 100))
    expect(costsSentence(costs)).toEqual({ key, spent: spent * 100, amount: amount * 100 })
  })

  it('are compared by type, and the differences add up', () => {
    const bilags = costTypes.flatMap((cost_type, index) => [
      cost('2026-03-01', 10 * index, { cost_type }),
      cost('2025-03-01', 7, { cost_type }),
      cost('2025-12-01', 1000, { cost_type }),
    ])
    const { types, all } = compared(bilags)
    expect(types.map(({ difference }) => difference)).toEqual([-7_00, 3_00, 13_00, 23_00, 33_00])
    expect(sumOre(types.map(({ difference }) => difference ?? ore(0)))).toBe(all.difference)
    expect([all.total, all.totalBefore]).toEqual([100_00, 5035_00])
  })

  it('have no difference of any type while there is nothing to compare with', () => {
    const { types } = compared([cost('2026-03-01', 1), cost('2025-12-01', 1)])
    expect(types.map(({ difference }) => difference)).toEqual(costTypes.map(() => null))
  })
})
