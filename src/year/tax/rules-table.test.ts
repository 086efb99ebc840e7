import { describe, expect, it } from 'vitest'
import type { HouseTax } from './model'
import { estimateOf, taxTableOf, housesInTotal } from './rules-table'
import { boughtItem, testCost, testRent, taxOf } from './test-books'

const first = {
  ...taxOf({
    incomeBilags: [testRent(100_000)],
    bilags: [testCost(5000.4, { id: 4, description: 'Roof' }), testCost(300, { cost_type: 'other_costs' })],
    depreciationBilags: [boughtItem(40_000, '2026-02-01'), boughtItem(9000, '2026-03-01', { isWhole: true })],
  }),
  houseId: 1,
}
const second = {
  ...taxOf({ incomeBilags: [testRent(50_000)], bilags: [testCost(90_000)] }, 2026, [{ share: 50 }]),
  houseId: 2,
}
const taxFree = {
  ...taxOf({ incomeBilags: [testRent(70_000, { separatedTaxable: false })], bilags: [testCost(1000)] }),
  houseId: 3,
}
const all: HouseTax[] = [first, second, taxFree]

const written = (chosen: number[]) =>
  Object.fromEntries(
    taxTableOf(all, chosen).map(({ line, cells, sum }) => [
      line,
      [...cells.map((cell) => cell && cell / 100), sum / 100],
    ]),
  )

describe('the lines of the houses beside each other', () => {
  it('have a column for each house, also one that is left out, and the sum of the chosen ones', () => {
    expect(written([1, 2, 3])).toMatchObject({
      income: [100_000, 50_000, null, 150_000],
      maintenance: [5000, 90_000, null, 95_000],
    })
    expect(written([2])).toMatchObject({ income: [100_000, 50_000, null, 50_000] })
    expect(written([])).toMatchObject({ income: [100_000, 50_000, null, 0] })
  })
  it('leave out what no house has, in the order of the return', () => {
    expect(Object.keys(written([1]))).toEqual([
      'income',
      'maintenance',
      'other_costs',
      'municipal_taxes',
      'opening',
      'bought',
      'balance',
    ])
    expect(taxTableOf([taxFree], [3])).toEqual([])
  })
  it('have behind each line what lands on it, of every house that has an entry, by date', () => {
    const behind = (line: string) => taxTableOf(all, [1]).find((row) => row.line === line)!.vouchers
    expect(behind('maintenance').map(({ houseId, kind }) => [houseId, kind])).toEqual([
      [1, 'expense'],
      [2, 'expense'],
    ])
    // These values are used to calculate the deduction. They have no vouchers of their own.
    expect(behind('bought')).toEqual([])
    expect(behind('balance')).toEqual([expect.objectContaining({ kind: 'depreciation', sum: 800_000 })])
  })
})

describe('what the return comes to for the landlord', () => {
  it.each([
    ['one house', [1], 86_700 - 9000],
    ['one house of which half is owned, with a deficit', [2], -20_000],
    ['both', [1, 2], 86_700 - 9000 - 20_000],
    ['none', [], 0],
    ['one that is left out', [3], 0],
  ])('%s', (_what, chosen, net) => {
    const estimate = estimateOf(housesInTotal(all, chosen), 2026)
    expect(estimate.net / 100).toBe(net)
    expect(estimate.tax / 100).toBe(net > 0 ? Math.round(net * 0.22) : 0)
  })
})
