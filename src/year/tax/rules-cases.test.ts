import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { HomeUse } from '../../landlord/house/model'
import { voucherLists } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from './rules'
import { testCost, testHouse, testRent } from './test-books'

/**
 * A case calculated by hand, in kroner: lasting rent, rent of short stays, and maintenance give the lines of the tax
 * return.
 */
type Case = readonly [
  year: number,
  use: HomeUse,
  own: number,
  books: readonly [lasting: number, short: number, maintenance: number],
  lines: readonly [income: number, short_let: number, short_taxable: number, net: number, net_share: number],
]

// By the flat rule, 10 000 are free of tax until 2024, and 15 000 from 2025. 85 % of the rest is taxable.
const cases: readonly Case[] = [
  [2023, 'let_only', 100, [120_000, 0, 20_000], [120_000, 0, 0, 100_000, 100_000]],
  [2023, 'let_only', 100, [0, 60_000, 20_000], [60_000, 0, 0, 40_000, 40_000]],
  [2023, 'own_home', 100, [0, 60_000, 20_000], [0, 60_000, 42_500, 42_500, 42_500]],
  [2023, 'own_cabin', 100, [30_000, 0, 5_000], [0, 30_000, 17_000, 17_000, 17_000]],
  [2023, 'own_cabin', 50, [30_000, 20_000, 0], [0, 50_000, 34_000, 34_000, 17_000]],
  [2023, 'let_only', 50, [144_000, 0, 24_000], [144_000, 0, 0, 120_000, 60_000]],
  [2023, 'own_home', 66.67, [100_000, 10_000, 30_000], [100_000, 10_000, 0, 70_000, 46_669]],
  [2024, 'let_only', 100, [0, 10_001, 0], [10_001, 0, 0, 10_001, 10_001]],
  [2024, 'own_home', 100, [0, 10_001, 0], [0, 10_001, 1, 1, 1]],
  [2024, 'own_home', 100, [0, 10_000, 9_000], [0, 10_000, 0, 0, 0]],
  [2024, 'own_cabin', 33.33, [0, 90_000, 50_000], [0, 90_000, 68_000, 68_000, 22_664]],
  [2024, 'own_home', 50, [90_000, 40_000, 10_000], [90_000, 40_000, 25_500, 105_500, 52_750]],
  [2024, 'let_only', 100, [50_000, 0, 70_000], [50_000, 0, 0, -20_000, -20_000]],
  // Half of a deficit of 20 001 is 10 000.50. It is rounded in the same way as an income.
  [2024, 'let_only', 50, [50_000, 0, 70_001], [50_000, 0, 0, -20_001, -10_001]],
  [2024, 'own_home', 100, [20_000, 30_000, 60_000], [20_000, 30_000, 17_000, -23_000, -23_000]],
  [2025, 'let_only', 100, [0, 60_000, 20_000], [60_000, 0, 0, 40_000, 40_000]],
  [2025, 'own_home', 100, [0, 60_000, 20_000], [0, 60_000, 38_250, 38_250, 38_250]],
  [2025, 'own_cabin', 50, [0, 90_000, 18_000], [0, 90_000, 63_750, 63_750, 31_875]],
  [2025, 'own_home', 100, [0, 15_000, 0], [0, 15_000, 0, 0, 0]],
  // The rent is 10 above the allowance. 85 % of 10 is 8.50, rounded to 9.
  [2025, 'own_home', 100, [0, 15_010, 0], [0, 15_010, 9, 9, 9]],
  [2025, 'own_cabin', 100, [40_000, 0, 40_000], [0, 40_000, 21_250, 21_250, 21_250]],
  [2025, 'let_only', 25, [100_001, 0, 0], [100_001, 0, 0, 100_001, 25_000]],
  [2025, 'own_home', 50, [60_000, 25_000, 8_000], [60_000, 25_000, 8_500, 60_500, 30_250]],
  [2026, 'let_only', 100, [200_000, 10_000, 60_000], [210_000, 0, 0, 150_000, 150_000]],
  [2026, 'own_home', 100, [200_000, 10_000, 60_000], [200_000, 10_000, 0, 140_000, 140_000]],
  [2026, 'own_cabin', 100, [0, 14_999, 0], [0, 14_999, 0, 0, 0]],
  // 99.99 % of 85 000 is 84 991.50.
  [2026, 'own_cabin', 99.99, [0, 115_000, 0], [0, 115_000, 85_000, 85_000, 84_992]],
  [2026, 'let_only', 33.34, [33_000, 3_000, 6_000], [36_000, 0, 0, 30_000, 10_002]],
  // The rent is 3 above the allowance. 85 % of 3 is 2.55, rounded to 3. Half of 3 is 1.50, rounded to 2.
  [2026, 'own_home', 50, [0, 15_003, 100], [0, 15_003, 3, 3, 2]],
  // Costs of an own cabin are never a deficit.
  [2026, 'own_cabin', 100, [0, 0, 18_000], [0, 0, 0, 0, 0]],
]

it.each(cases)(
  '%i, %s, own share %d %%: %j comes to %j',
  (year, home_use, own, [lasting, short, maintenance], lines) => {
    const on = { start_date: day(`${year}-07-01`), end_date: day(`${year}-07-09`) }
    const spent = { date: day(`${year}-05-05`), listed_on: day(`${year}-05-05`) }
    const books = voucherLists({
      incomeBilags: [
        ...(lasting > 0 ? [testRent(lasting, on)] : []),
        ...(short > 0 ? [testRent(short, { ...on, short_term: true })] : []),
      ],
      bilags: maintenance > 0 ? [testCost(maintenance, spent)] : [],
    })
    const co_owners = own === 100 ? [] : [{ share: Math.round((100 - own) * 100) / 100 }]
    const tax = houseTaxOf({ ...testHouse, home_use, co_owners }, books, year)
    const { income, short_let, short_taxable, net, net_share } = tax.lines
    expect([income, short_let, short_taxable, net, net_share].map((sum) => sum / 100)).toEqual(lines)
    // The costs that are sent: all of them if there is rent by accounts. None if all rent follows the flat rule.
    expect(tax.lines.maintenance / 100).toBe(income > 0 ? maintenance : 0)
  },
)
