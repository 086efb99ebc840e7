import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, endOfYear, startOfYear, yearOf, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Item, Personal } from '../../books/depreciation/model'
import { expensedIn, percentOfItem, personalDate } from '../../books/depreciation/rules'
import type { Expense } from '../../books/expense/model'
import type { AllVouchers, IncomeRow } from './model'
import { contractsIn, filterRows, rowsOf, rowTypes, sortRows, sumsOf, type ListedContract } from './rules'
import { monthsOf } from './rules-months'
import { yearsIn } from './rules-period'
import { linesOf, totalsOf } from './rules-totals'

const at = '2026-11-20T10:00:00.000Z' as Instant
const times = { created_at: at, updated_at: at }
const bilag = (more: Partial<Expense> = {}): Expense => ({
  id: 1,
  houseId: 1,
  cost_type: 'maintenance',
  description: 'Rør',
  supplierId: 1,
  name: 'Rør AS',
  address: '',
  city: '',
  postcode: '',
  repeat: 'never',
  sum: ore(100_00),
  date: day('2026-03-01'),
  listed_on: day('2026-03-01'),
  franchise: 100,
  documents: [],
  archived: false,
  isAutoGenerate: false,
  isRepeated: false,
  isRepeatStopped: false,
  next_on: null,
  stopped_by: '',
  stopped_on: null,
  parentBilagId: null,
  isTrashed: false,
  ...times,
  ...more,
})
const income = (more: Partial<IncomeRow> = {}): IncomeRow => ({
  id: 1,
  houseId: 1,
  contractId: null,
  title: 'Leie',
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_email: '',
  tenant_phone: '',
  start_date: day('2026-02-01'),
  end_date: day('2026-02-28'),
  sum: ore(1_000_00),
  deposit_sum: ore(0),
  taxable: true,
  separatedTaxable: true,
  other: '',
  canEditSum: false,
  documents: [],
  isTrashed: false,
  ...times,
  ...more,
})
/** As the server answers it for that period. */
const item = (more: Partial<Item> = {}, years = { from: 2026, to: 2026 }): Item => {
  const bare = {
    id: 1,
    houseId: 1,
    name: 'Sofa',
    date: day('2026-01-15'),
    sum: ore(15_000_00),
    lifetime: 5,
    at_once: false,
    documents: [],
    isTrashed: false,
    ...times,
    ...more,
  }
  return { ...bare, expensed: expensedIn(bare, years) ?? ore(0), depreciation: percentOfItem(bare) }
}
const personal = (year = 2026, sum = 300_00): Personal => ({
  id: year,
  houseId: 1,
  year,
  sum: ore(sum),
  totalSum: ore(sum * 10),
  date: personalDate(year),
})
const all = (more: Partial<AllVouchers> = {}): AllVouchers => ({
  bilags: [],
  incomeBilags: [],
  depreciationBilags: [],
  depreciationPersonalBilags: [],
  ...more,
})
const contract = (more: Partial<ListedContract> = {}): ListedContract => ({
  id: 7,
  houseId: 1,
  tenant_first_name: 'Åse',
  tenant_last_name: 'Berg',
  month_sum: ore(12_000_00),
  start_date: day('2026-04-15'),
  end_date: null,
  finished_on: null,
  documents: ['/c'],
  signed_documents: ['/s'],
  ...more,
})
const everything = all({
  bilags: [
    bilag({ id: 2, archived: true, sum: null, description: '', listed_on: day('2026-05-05') }),
    bilag(),
    bilag({ id: 3, isAutoGenerate: true, listed_on: day('2026-02-01') }),
  ],
  incomeBilags: [
    income({ id: 2, title: '', contractId: 9, start_date: day('2026-06-01') }),
    income({ documents: ['/a', '/b'] }),
  ],
  depreciationBilags: [item()],
  depreciationPersonalBilags: [personal()],
})

describe('the combined list', () => {
  const rows = rowsOf(everything, [contract()])
  it('has every kind, newest first, each with a key of its own', () => {
    expect(rows.map((row) => [row.date, row.type, row.name, row.sum])).toEqual([
      ['2026-12-31', 'personal', '', 30_000],
      ['2026-06-01', 'income-bilag', 'Per Hansen', 100_000],
      ['2026-05-05', 'archived-bilag', '', null],
      ['2026-04-15', 'rent-contract', 'Åse Berg', 1_200_000],
      ['2026-03-01', 'manual-bilag', 'Rør', 10_000],
      ['2026-02-01', 'manual-bilag', 'Rør', 10_000],
      ['2026-02-01', 'income-bilag', 'Leie', 100_000],
      // The deduction of the period, not the cost.
      ['2026-01-15', 'depreciation', 'Sofa', 300_000],
    ])
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(rowTypes))
  })

  it('tells what is archived, made automatically, trashed, and has files', () => {
    expect(rows.map((row) => [row.archived, row.automatic, row.trashed, row.fileCount])).toEqual([
      [false, false, false, 0],
      [false, true, false, 0],
      [true, false, false, 0],
      [false, false, false, 2],
      [false, false, false, 0],
      [false, true, false, 0],
      [false, false, false, 2],
      [false, false, false, 0],
    ])
    const trashed = rowsOf(
      all({
        bilags: [bilag({ isTrashed: true })],
        incomeBilags: [income({ isTrashed: true })],
        depreciationBilags: [item({ isTrashed: true })],
      }),
    )
    expect(trashed.map((row) => row.trashed)).toEqual([true, true, true])
  })

  it('is filtered by each type and sorted by it', () => {
    for (const type of rowTypes) expect(filterRows(rows, { type }).every((row) => row.type === type)).toBe(true)
    expect(sortRows(rows, 'type').map((row) => row.type)).toEqual([
      'manual-bilag',
      'manual-bilag',
      'archived-bilag',
      'income-bilag',
      'income-bilag',
      'depreciation',
      'personal',
      'rent-contract',
    ])
  })
})

describe('contracts in the list', () => {
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  it.each<[string, boolean, Partial<ListedContract>]>([
    ['runs on', true, {}],
    ['started long ago', true, { start_date: day('2020-01-01') }],
    ['starts on the last day', true, { start_date: day('2026-12-31') }],
    ['starts after it', false, { start_date: day('2027-01-01') }],
    ['ends on the first day', true, { start_date: day('2023-01-01'), end_date: day('2026-01-01') }],
    ['ended before it', false, { start_date: day('2023-01-01'), end_date: day('2025-12-31') }],
    [
      'was finished before it',
      false,
      { start_date: day('2023-01-01'), end_date: day('2027-12-31'), finished_on: day('2025-12-31') },
    ],
    ['is of another house', false, { houseId: 2 }],
  ])('one that %s: %s', (_what, shown, more) =>
    expect(contractsIn([contract(more)], 1, year)).toHaveLength(shown ? 1 : 0),
  )

  it('stand newest first, and count in no sum', () => {
    const found = contractsIn(
      [contract({ id: 1 }), contract({ id: 2, start_date: day('2026-05-01') }), contract({ id: 3 })],
      1,
      year,
    )
    expect(found.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(
      sumsOf(rowsOf(all({ incomeBilags: [income()], bilags: [bilag({ sum: null, archived: true })] }), found)),
    ).toEqual({ income: 100_000, costs: 0 })
    expect(sumsOf(rowsOf(all({}), found))).toEqual({ income: null, costs: null })
  })
})

describe('the totals', () => {
  it('are income, its tax-free part, and all that may be deducted', () => {
    expect(totalsOf(linesOf(everything))).toEqual({
      income: 200_000,
      costs: 350_000,
      taxFree: 0,
      estimatedTax: 0,
      deficit: 150_000,
    })
  })

  it.each<[string, Partial<AllVouchers>, object]>([
    [
      'separate income follows its own choice',
      { incomeBilags: [income({ separatedTaxable: false, taxable: true })] },
      { income: 100_000, taxFree: 100_000, estimatedTax: 0 },
    ],
    [
      'contract income follows its contract',
      { incomeBilags: [income({ contractId: 1, separatedTaxable: true, taxable: false })] },
      { income: 100_000, taxFree: 100_000, estimatedTax: 0 },
    ],
    [
      'taxed income is taxed with 22 percent',
      { incomeBilags: [income()] },
      { income: 100_000, taxFree: 0, estimatedTax: 22_000 },
    ],
    [
      'trashed ones count for nothing',
      {
        bilags: [bilag({ isTrashed: true })],
        incomeBilags: [income({ isTrashed: true })],
        depreciationBilags: [item({ isTrashed: true })],
      },
      { income: 0, costs: 0 },
    ],
    [
      'an item counts with its deduction',
      { depreciationBilags: [item({}, { from: 2027, to: 2028 })] },
      { costs: 432_000 },
    ],
    ['personal use counts whole', { depreciationPersonalBilags: [personal(2026, 1)] }, { costs: 1 }],
    ['a share counts as a share', { bilags: [bilag({ sum: ore(333), franchise: 50 })] }, { costs: 167 }],
    ['what is not filled out counts for nothing', { bilags: [bilag({ sum: null, archived: true })] }, { costs: 0 }],
  ])('%s', (_what, vouchers, expected) => {
    expect(totalsOf(linesOf(all(vouchers)))).toMatchObject(expected)
  })
})

describe('the months', () => {
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  it('hold income by its start, expenses by their date, and in December what is deducted once a year', () => {
    const months = monthsOf(everything, year)
    expect(months).toHaveLength(12)
    expect(months.filter((month) => month.income !== 0 || month.costs !== 0)).toEqual([
      { year: 2026, month: 2, income: 100_000, costs: 10_000 },
      { year: 2026, month: 3, income: 0, costs: 10_000 },
      { year: 2026, month: 6, income: 100_000, costs: 0 },
      { year: 2026, month: 12, income: 0, costs: 330_000 },
    ])
  })

  it('hold a yearly deduction in the last month of its year that the period has', () => {
    const some = all({ depreciationBilags: [item({ date: day('2025-07-01') }, { from: 2025, to: 2026 })] })
    const found = monthsOf(some, { from: day('2025-11-15'), to: day('2026-02-10') })
    expect(found.map((month) => [month.year, month.month, month.costs])).toEqual([
      [2025, 11, 0],
      [2025, 12, 300_000],
      [2026, 1, 0],
      [2026, 2, 240_000],
    ])
  })

  it('leave out what lies in the trash folder', () => {
    const trashed = all({
      bilags: [bilag({ isTrashed: true })],
      incomeBilags: [income({ isTrashed: true })],
      depreciationBilags: [item({ isTrashed: true })],
    })
    expect(monthsOf(trashed, year).every((month) => month.income === 0 && month.costs === 0)).toBe(true)
  })

  it('add up to the totals, whatever the vouchers and the period', () => {
    const amount = fc.integer({ min: 0, max: 3_000_000 })
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 900 }))
      .map(([start, length]) => {
        const from = addDays(day('2023-01-01'), start)
        return { from, to: addDays(from, length) }
      })
    const share = fc.integer({ min: 0, max: 1_000_000 })
    const voucher = fc.record({
      sum: amount,
      franchise: fc.integer({ min: 0, max: 100 }),
      when: share,
      isTrashed: fc.boolean(),
      gap: fc.boolean(),
    })
    fc.assert(
      fc.property(
        span,
        fc.array(voucher, { maxLength: 12 }),
        fc.array(voucher, { maxLength: 8 }),
        fc.array(voucher, { maxLength: 6 }),
        (period, costs, earned, bought) => {
          const length = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1
          const inside = (when: number) => addDays(period.from, when % length)
          const years = yearsIn(period.from, period.to, period.to)
          const items = bought.map((one, i) =>
            item(
              {
                id: i,
                sum: ore(one.sum),
                lifetime: one.gap ? 0 : 3 + (one.when % 5),
                date: addDays(period.from, -(one.when % 1200)),
                isTrashed: one.isTrashed,
              },
              years,
            ),
          )
          const vouchers = all({
            bilags: costs.map((one, i) =>
              bilag({
                id: i,
                sum: one.gap ? null : ore(one.sum),
                franchise: one.franchise,
                listed_on: inside(one.when),
                isTrashed: one.isTrashed,
              }),
            ),
            incomeBilags: earned.map((one, i) =>
              income({
                id: i,
                sum: ore(one.sum),
                separatedTaxable: one.gap,
                start_date: inside(one.when),
                isTrashed: one.isTrashed,
              }),
            ),
            depreciationBilags: items,
            depreciationPersonalBilags: [period.from, period.to]
              .map(yearOf)
              .filter((of) => endOfYear(of) <= period.to && startOfYear(of) >= period.from)
              .map((of) => personal(of, 12_345)),
          })
          const totals = totalsOf(linesOf(vouchers))
          const months = monthsOf(vouchers, period)
          const sum = (of: 'income' | 'costs') => months.reduce((total, month) => total + month[of], 0)
          expect([sum('income'), sum('costs')]).toEqual([totals.income, totals.costs])
          expect(months.every((month) => month.income >= 0 && month.costs >= 0)).toBe(true)
          // Naively: line by line in hundredths of an øre.
          let hundredths = 0n
          for (const one of vouchers.bilags)
            if (!one.isTrashed && one.sum !== null) hundredths += BigInt(one.sum) * BigInt(one.franchise)
          for (const one of items) if (!one.isTrashed) hundredths += BigInt(one.expensed) * 100n
          for (const one of vouchers.depreciationPersonalBilags) hundredths += BigInt(one.sum) * 100n
          expect(BigInt(totals.costs)).toBe((hundredths + 50n) / 100n)
        },
      ),
      { numRuns: 3000 },
    )
  }, 30_000)
})

describe('the years of a period', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 2026, 2026],
    ['2026-03-01', '2026-03-31', 2026, 2026],
    ['2025-12-31', '2026-01-01', 2025, 2026],
    ['2026-01-01', null, 2026, 2026],
    ['2020-01-01', null, 2020, 2026],
    ['2028-01-01', null, 2028, 2028],
  ])('from %s to %s are %i to %i', (from, to, first, last) => {
    expect(yearsIn(day(from), to === null ? null : day(to), day('2026-11-20'))).toEqual({ from: first, to: last })
  })
})
