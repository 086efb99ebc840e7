import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { calculateLetting } from '../../../sandbox/skatteetaten/calculation'
import { item } from '../../books/ledger/test-vouchers'
import { isPastLifetime } from '../../books/depreciation/rules'
import type { TaxLines } from './model'
import { balanceInYear, mayChooseBalanceRate, percentOfWhole } from './rules-balance'

const kr = (kroner: number) => ore(kroner * 100)
const bought = (kroner: number, date: string, lifetime: number) => item({ sum: kr(kroner), date: day(date), lifetime })

describe('group d', () => {
  it.each([
    ['nothing', [], null],
    ['an item that was deducted at once', [bought(9_000, '2025-01-01', 5)], null],
    ['one bought later', [bought(90_000, '2026-01-01', 5)], null],
    ['its last year', [bought(100_000, '2023-01-01', 3)], [64_000, 0, 20, 12_800]],
    // 100 000 less the deductions of three years (20 000, 16 000 and 12 800) is 51 200.
    ['the year after', [bought(100_000, '2022-01-01', 3)], [51_200, 0, 0, 0]],
    // 20 % of the active part of 70 003 (40 003.20 + 30 000) is 14 001. The whole balance also has the 51 200 of the
    // ended item, so it is 121 203. 11.55 % of it is 13 998.9, and 11.552 % is 14 001.4.
    [
      'both',
      [bought(100_000, '2022-01-01', 3), bought(50_004, '2024-01-01', 5), bought(30_000, '2025-03-01', 5)],
      [91_203, 30_000, 11.552, 14_001],
    ],
    // The part past its lifetime is very small. So the full rate gives the same result.
    [
      'a krone that is past',
      [bought(30_000, '2025-01-01', 5), bought(15_000, '1960-01-01', 50)],
      [0, 30_000, 20, 6_000],
    ],
  ] as const)('with %s', (_what, items, expected) => {
    const found = balanceInYear(items, 2025)
    expect(found && [found.opening / 100, found.bought / 100, found.rate, found.sum / 100]).toEqual(expected)
  })

  it('has a rate to choose where its basis, less what was sold, is below the limit', () => {
    const may = (...items: Parameters<typeof balanceInYear>[0]) =>
      mayChooseBalanceRate({ lines: { balance: balanceInYear(items, 2025) } as TaxLines, year: 2025 })
    const sold = item({
      sum: kr(40_000),
      date: day('2025-02-01'),
      lifetime: 5,
      sold_on: day('2025-08-01'),
      sold_for: kr(15_000),
    })
    expect([may(), may(bought(40_000, '2025-02-01', 5)), may(sold)]).toEqual([false, false, true])
  })

  it('is past its lifetime from the year after its last deduction on', () => {
    const sofa = bought(100_000, '2022-05-01', 3)
    expect([2021, 2022, 2024, 2025, 2040].map((year) => isPastLifetime(sofa, year))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(isPastLifetime(bought(9_000, '2022-05-01', 3), 2030)).toBe(false)
  })
})

/** Makes the same numbers in every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

it('the authority comes to the same deduction of it, whatever is in it, and the residuals go on', () => {
  const next = chance(20)
  let lowered = 0
  for (let run = 0; run < 400; run += 1) {
    const items = Array.from({ length: 1 + next(5) }, () =>
      bought(15_000 + next(run % 3 === 0 ? 40 : 3_000_000), `${2010 + next(16)}-03-01`, 3 + next(12)),
    )
    const [now, after] = [balanceInYear(items, 2025), balanceInYear(items, 2026)]
    if (!now || !after) continue
    const { opening, bought: cost, rate, sum } = now
    if (rate < 20) lowered += 1
    expect(rate).toBeLessThanOrEqual(20)
    expect(String(rate)).toMatch(/^\d+(\.\d{1,10})?$/)
    const theirs = calculateLetting(
      {
        gross: 0,
        grossShort: 0,
        costs: { maintenance: 0, other: 0, common: 0, municipal: 0, insurance: 0 },
        share: 100,
        depreciations: [{ isFlatRate: false, opening: opening / 100, cost: cost / 100, improvement: 0, sale: 0, rate }],
      },
      2025,
    ).depreciations[0]!
    expect(theirs.sum).toBe(sum / 100)
    // The authority's closing value is next year's opening value. Only the rounding of each item to the øre may differ.
    expect(Math.abs(theirs.closing! - after.opening / 100)).toBeLessThanOrEqual(1)
  }
  expect(lowered).toBeGreaterThan(50)
})

it.each<[Ore, number, number]>([
  [kr(50), 1, 1],
  [kr(49), 1, 0],
  [kr(77_600), 13.402, 10_400],
  [kr(8_000), 0, 0],
  [kr(99_999_999), 0.000_000_1, 0],
])('of %d øre %d percent is %d kr', (amount, percent, kroner) =>
  expect(percentOfWhole(amount, percent)).toBe(kr(kroner)),
)
