import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { voucherLists } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from './rules'
import { isSetAsideMonthly, setAsideAMonth, taxOfNet } from './rules-estimate'
import { forecastOf, withExpected, type ExpectedContract, type ExpectedRepeat } from './rules-expected'
import { boughtItem, oreOfKr, testCost, testHouse, testRent } from './test-books'

const today = day('2026-09-26')
/** A lease with rents booked up to September. */
const lease = (more: Partial<ExpectedContract> = {}): ExpectedContract => ({
  id: 7,
  houseId: 1,
  taxable: true,
  next_rent_on: day('2026-10-01'),
  start_date: day('2026-01-01'),
  end_date: null,
  finished_on: null,
  notice: null,
  first_payment_date: day('2026-01-01'),
  days_before_first_payment: 'free',
  month_sum: oreOfKr(10_000),
  rents: [{ from: day('2026-01-01'), month_sum: oreOfKr(10_000) }],
  ...more,
})
const repeat = (more: Partial<ExpectedRepeat> = {}): ExpectedRepeat => ({
  ...sampleExpense({ id: 5, sum: oreOfKr(500), cost_type: 'municipal_taxes' }),
  repeat: 'monthly',
  next_on: day('2026-10-15'),
  stops_on: null,
  ...more,
})
const soFar = voucherLists({
  incomeBilags: [testRent(90_000)],
  bilags: [testCost(12_000)],
  depreciationBilags: [boughtItem(40_000, '2026-02-01')],
})

/** The lines of the whole year, in kroner. */
function yearOfHouse(
  contracts: readonly ExpectedContract[],
  repeats: readonly ExpectedRepeat[] = [],
  at: Day = today,
  house = testHouse,
) {
  const tax = houseTaxOf(house, withExpected(soFar, { contracts, repeats }, at), 2026)
  const { income, maintenance, municipal_taxes, balance, net } = tax.lines
  const kr = (amount: number | undefined) => (amount ?? 0) / 100
  return {
    state: tax.state,
    lines: [income, maintenance, municipal_taxes, balance?.sum, net].map(kr),
    forecast: forecastOf(tax, at),
  }
}

describe('the lines at the end of the running year', () => {
  it.each([
    ['what is booked, where nothing comes', [], [], [90_000, 12_000, 0, 8_000, 70_000]],
    ['the rent of the months that are left', [lease()], [], [120_000, 12_000, 0, 8_000, 100_000]],
    ['rent up to the last day', [lease({ end_date: day('2026-10-31') })], [], [100_000, 12_000, 0, 8_000, 80_000]],
    [
      'a raise from its month on',
      [
        lease({
          rents: [
            { from: day('2026-01-01'), month_sum: oreOfKr(10_000) },
            { from: day('2026-12-01'), month_sum: oreOfKr(11_000) },
          ],
        }),
      ],
      [],
      [121_000, 12_000, 0, 8_000, 101_000],
    ],
    [
      'a rent that is late with its booking',
      [lease({ next_rent_on: day('2026-09-01') })],
      [],
      [130_000, 12_000, 0, 8_000, 110_000],
    ],
    ['no rent that is free of tax', [lease({ taxable: false })], [], [90_000, 12_000, 0, 8_000, 70_000]],
    ['no rent of another house', [lease({ houseId: 2 })], [], [90_000, 12_000, 0, 8_000, 70_000]],
    ['what repeats, with its share', [], [repeat({ franchise: 50 })], [90_000, 12_000, 750, 8_000, 69_250]],
    [
      'no more than the plan has places for',
      [],
      [repeat({ stops_on: day('2026-12-01') })],
      [90_000, 12_000, 1_000, 8_000, 69_000],
    ],
    [
      'nothing of next year',
      [lease({ next_rent_on: day('2027-01-01') })],
      [repeat({ next_on: day('2027-01-15') })],
      [90_000, 12_000, 0, 8_000, 70_000],
    ],
  ] as const)('have %s', (_, contracts, repeats, lines) => {
    expect(yearOfHouse(contracts, repeats).lines).toEqual(lines)
  })
})

describe('what a house is expected to bring', () => {
  it('is income less costs, the tax, and what to set aside in each month that is left', () => {
    // 22 % of 100 000 is 22 000, in four months.
    expect(yearOfHouse([lease()]).forecast).toEqual({
      income: oreOfKr(120_000),
      costs: oreOfKr(20_000),
      net: oreOfKr(100_000),
      tax: oreOfKr(22_000),
      per_month: oreOfKr(5_500),
    })
  })
  it('has the tax of the own share', () => {
    const { forecast } = yearOfHouse([lease()], [], today, { ...testHouse, co_owners: [{ share: 50 }] as never })
    expect([forecast.net, forecast.tax]).toEqual([oreOfKr(100_000), oreOfKr(11_000)])
  })
  it('is nothing of a house that is left out', () => {
    const vouchers = voucherLists({ incomeBilags: [testRent(5_000, { separatedTaxable: false })] })
    const tax = houseTaxOf(testHouse, vouchers, 2026)
    expect([tax.state, forecastOf(tax, today)]).toEqual([
      'taxFree',
      { income: 0, costs: 0, net: 0, tax: 0, per_month: 0 },
    ])
  })
})

it.each([
  ['2026-01-01', 30_900, 2_575],
  ['2026-11-30', 30_900, 15_450],
  ['2026-12-31', 30_900, 30_900],
  // A seventh of 100 is 14.29.
  ['2026-06-15', 100, 14],
  ['2026-01-01', 0, 0],
] as const)('on %s, kr %i is kr %i a month', (at, tax, aMonth) => {
  expect(setAsideAMonth(oreOfKr(tax), day(at))).toBe(oreOfKr(aMonth))
})

it.each([
  ['2026-01-01', true],
  ['2026-10-31', true],
  ['2026-11-01', false],
  ['2026-12-31', false],
] as const)('on %s a sum for each month that is left is named: %s', (at, isMonthly) => {
  expect(isSetAsideMonthly(day(at))).toBe(isMonthly)
})

it('no tax is set aside for a deficit', () => {
  expect(taxOfNet(ore(-10_000_00), 2026)).toBe(0)
})
