import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { yearFacts } from '../../landlord/house/rules-years'
import { linesOf, sharesOf, totalsOf } from '../../books/ledger/rules-totals'
import { voucherLists } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from './rules'
import { estimateOf } from './rules-table'
import { testCost, testHouse, oreOfKr, testRent } from './test-books'

const ola = (share: number) => [{ name: 'Ola Nordmann', share }]
/** The landlord has half of house 1 until 2024 and all of it from 2025 on, and two thirds of house 2. */
const houses = [
  {
    id: 1,
    years: [
      yearFacts(0, { co_owners: ola(50), holiday_home: false, home_use: 'let_only' }),
      yearFacts(2025, { co_owners: [], holiday_home: false, home_use: 'let_only' }),
    ],
  },
  { id: 2, years: [yearFacts(0, { co_owners: ola(33.33), holiday_home: false, home_use: 'let_only' })] },
]
const books = (year: number) => {
  const on = { start_date: day(`${year}-03-01`), end_date: day(`${year}-03-31`) }
  const spent = { date: day(`${year}-04-01`), listed_on: day(`${year}-04-01`) }
  return voucherLists({
    incomeBilags: [testRent(144_000, on), testRent(60_000, { ...on, houseId: 2 })],
    bilags: [testCost(24_000, spent), testCost(30_000, { ...spent, houseId: 2 })],
  })
}

it.each([
  // House 1: 22 % of 60 000 is 13 200. House 2: 22 % of 66.67 % of 30 000 is 4 400.22.
  [2024, 17_600.22, 17_600],
  // House 1: 22 % of 120 000 is 26 400. House 2: the same as above.
  [2025, 30_800.22, 30_800],
])('the home of %i says the tax of the own share, as the tax page does in whole kroner', (year, home, page) => {
  const period = { from: day(`${year}-01-01`), to: day(`${year}-12-31`) }
  const totals = totalsOf(linesOf(books(year), period, sharesOf(houses)))
  expect(totals.estimatedTax).toBe(oreOfKr(home))
  // Income and costs include the co-owners' parts.
  expect([totals.income, totals.costs]).toEqual([oreOfKr(204_000), oreOfKr(54_000)])
  const taxes = houses.map(({ id, years }) => {
    const { co_owners } = years.findLast(({ from_year }) => from_year <= year)!
    return houseTaxOf({ ...testHouse, id, co_owners }, books(year), year)
  })
  expect(estimateOf(taxes, year).tax).toBe(oreOfKr(page))
})

it('a deficit is the own share of it', () => {
  const period = { from: day('2024-01-01'), to: day('2024-12-31') }
  const bilags = [testCost(10_000, { date: day('2024-04-01'), listed_on: day('2024-04-01') })]
  const totals = totalsOf(linesOf(voucherLists({ bilags }), period, sharesOf(houses)))
  expect([totals.estimatedTax, totals.deficit]).toEqual([0, oreOfKr(5_000)])
})
