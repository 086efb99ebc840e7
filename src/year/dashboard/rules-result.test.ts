import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { yearFacts } from '../../landlord/house/rules-years'
import { yearBeforeSentence, isOwnShareOnly, periodKind, resultOf, resultSentence, unpaidRentIn } from './rules-result'
import { linesOf, sharesOf, totalsOf } from '../../books/ledger/rules-totals'
import { voucherLists, income } from '../../books/ledger/test-vouchers'

const today = day('2026-11-26')
const [year, before] = [
  { from: day('2026-01-01'), to: day('2026-12-31') },
  { from: day('2025-01-01'), to: day('2025-12-31') },
]
/** The totals of one income and one cost. `taxable` is the taxed part of the income. */
const totals = (sum: number, cost: number, taxable = sum) =>
  totalsOf({
    income: sum === 0 ? [] : [{ sum: ore(sum), taxable: ore(taxable) }],
    costs: cost === 0 ? [] : [BigInt(cost) * 100n],
  })

describe('what is left', () => {
  it.each([
    ['a gain, less its tax', totals(178_500_00, 96_601_05), year, 'leftNow', 63_881_00],
    ['a year that is over', totals(178_500_00, 96_601_05), before, 'leftThen', 63_881_00],
    ['a deficit has no tax', totals(1_000_00, 5_120_00), year, 'spentNow', 4_120_00],
    ['a deficit of a year that is over', totals(0, 50), before, 'spentThen', 1_00],
    ['tax-free rent', totals(120_000_00, 20_000_00, 0), year, 'leftNow', 100_000_00],
    ['half a krone is rounded up', totals(100_50, 0, 0), year, 'leftNow', 101_00],
    ['as much in as out', totals(500_00, 500_00), year, 'leftNow', 0],
    ['nothing', totals(0, 0), year, 'nothing', 0],
  ] as const)('%s', (_, of, period, key, amount) => {
    expect(resultSentence(of, period, today)).toEqual({ key, amount })
  })

  it('is the income less the costs and the tax that the totals show', () => {
    const of = totals(178_500_00, 96_601_05)
    expect(resultOf(of)).toBe(of.income - of.costs - of.estimatedTax)
  })
})

describe('what is left of a house with co-owners', () => {
  const co_owners = [{ name: 'Ola Nordmann', share: 40 }]
  const facts = { holiday_home: false, home_use: 'let_only' as const }
  const houses = [
    { id: 1, years: [yearFacts(0, { co_owners: [], ...facts }), yearFacts(2026, { co_owners, ...facts })] },
  ]
  const cost = (kroner: number, on: string) =>
    sampleExpense({ sum: ore(kroner * 100), franchise: 100, date: day(on), listed_on: day(on) })
  const rent = (kroner: number, on: string, parts: Parameters<typeof income>[0] = {}) =>
    income({ sum: ore(kroner * 100), start_date: day(on), end_date: day(on), ...parts })
  const left = (vouchers: Parameters<typeof voucherLists>[0], period = year) => {
    const of = totalsOf(linesOf(voucherLists(vouchers), period, sharesOf(houses)))
    return [resultSentence(of, period, today), isOwnShareOnly(of)]
  }

  it.each([
    // 60 % of 206 698 is 124 018.80. After 22 % tax, 96 735 is left.
    ['is the own share, less its tax', 212_200, 5502, {}, { key: 'leftNow', amount: 96_735_00 }],
    [
      'is the own share of tax-free rent',
      100_000,
      10_000,
      { separatedTaxable: false },
      { key: 'leftNow', amount: 54_000_00 },
    ],
    ['is the own share of a deficit', 1_000, 6_000, {}, { key: 'spentNow', amount: 3_000_00 }],
  ] as const)('%s', (_, earned, spent, parts, sentence) => {
    const vouchers = { incomeBilags: [rent(earned, '2026-03-01', parts)], bilags: [cost(spent, '2026-04-01')] }
    expect(left(vouchers)).toEqual([sentence, true])
  })

  it('is all of it in a year of before, and of a house of one’s own', () => {
    const vouchers = { incomeBilags: [rent(10_000, '2025-03-01')], bilags: [cost(1_000, '2025-04-01')] }
    expect(left(vouchers, before)).toEqual([{ key: 'leftThen', amount: 7_020_00 }, false])
    const own = { incomeBilags: [rent(10_000, '2026-03-01', { houseId: 2 })] }
    expect(left(own)).toEqual([{ key: 'leftNow', amount: 7_800_00 }, false])
  })
})

describe('beside the year before', () => {
  it.each([
    ['more', totals(10_000_00, 0, 0), totals(6_100_00, 0, 0), year, { key: 'more', amount: 3_900_00 }],
    ['less', totals(1_000_00, 0, 0), totals(2_000_00, 0, 0), year, { key: 'less', amount: 1_000_00 }],
    ['a deficit after a gain', totals(0, 500_00), totals(500_00, 0, 0), year, { key: 'less', amount: 1_000_00 }],
    ['the same', totals(1_000_00, 0, 0), totals(1_000_00, 0, 0), year, { key: 'same', amount: 0 }],
    ['nothing counts there', totals(1_000_00, 0), totals(0, 0), year, null],
    ['nothing counts here', totals(0, 0), totals(1_000_00, 0), year, null],
    [
      'what hasn’t begun is not compared',
      totals(10_00, 0),
      totals(20_00, 0),
      { from: day('2026-12-01'), to: day('2026-12-31') },
      null,
    ],
  ])('%s', (_, now, then, period, sentence) => {
    expect(yearBeforeSentence(now, then, period, today)).toEqual(sentence)
  })
})

describe('a period is called', () => {
  it.each([
    ['2026-01-01', '2026-12-31', { kind: 'year', year: 2026 }],
    ['2024-02-01', '2024-02-29', { kind: 'month', month: '2024-02-01' }],
    ['2024-02-01', '2024-02-28', { kind: 'days' }],
    ['2025-01-01', '2026-12-31', { kind: 'days' }],
    ['2026-01-01', '2026-11-26', { kind: 'days' }],
  ])('%s to %s', (from, to, name) => {
    expect(periodKind({ from: day(from), to: day(to) })).toEqual(name)
  })
})

describe('rent that counts as income and is not paid', () => {
  const months = [
    { month: '2025-12', owed: ore(1_000_00) },
    { month: '2026-10', owed: ore(12_250_00) },
    { month: '2026-11', owed: ore(500_50) },
  ]
  const arrears = [
    { houseId: 1, months },
    { houseId: 2, months: [{ month: '2026-11', owed: ore(15_900_00) }] },
  ]
  it.each([
    ['of all houses', null, year, 28_650_50],
    ['of one house', 1, year, 12_750_50],
    ['of a month', null, { from: day('2026-11-01'), to: day('2026-11-30') }, 16_400_50],
    ['of days in a month, which is owed as a whole', 2, { from: day('2026-11-10'), to: day('2026-11-20') }, 15_900_00],
    ['of the year before', null, before, 1_000_00],
    ['of a house without any', 3, year, 0],
  ] as const)('%s', (_, houseId, period, sum) => {
    expect(unpaidRentIn(arrears, houseId, period)).toBe(sum)
  })
})
