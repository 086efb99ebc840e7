import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Expense } from '../../books/expense/model'
import { sampleExpense } from '../../books/expense/test-expense'
import type { AllVouchers } from '../../books/ledger/model'
import type { DashboardRow } from './model-row'
import { dashboardRows } from './rules'
import { filterRows, isRowSort, matchesRow } from './rules-search'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'

const all = (...bilags: Expense[]): AllVouchers => ({
  bilags,
  incomeBilags: [],
  depreciationBilags: [],
  depreciationPersonalBilags: [],
})
const rows = (...more: Partial<Expense>[]): DashboardRow[] =>
  dashboardRows(all(...more.map((each, i) => sampleExpense({ id: i + 1, ...each }))))
const ids = (found: readonly DashboardRow[]) => found.map((row) => row.id)

describe('a row', () => {
  it('is named by the first line of its description, and by nothing while it has none', () => {
    expect(
      rows({ description: ' Tak \nog renner' }, { description: '', archived: true }).map((row) => row.name),
    ).toEqual(['Tak', ''])
  })

  it('tells its kind and its flags', () => {
    expect(
      rows({
        archived: true,
        sum: null,
        date: null,
        listed_on: day('2026-11-20'),
        documents: ['a', 'b'],
        isAutoGenerate: true,
        isTrashed: true,
      }),
    ).toEqual([
      {
        key: 'bilag-1',
        id: 1,
        houseId: 1,
        type: 'archived-bilag',
        name: 'Rør',
        sum: null,
        date: '2026-11-20',
        archived: true,
        automatic: true,
        trashed: true,
        hasFiles: true,
        fileCount: 2,
        searchText: sampleExpense().name,
        costWords: ['maintenance'],
        rentOf: null,
        outdated: false,
      },
    ])
    expect(rows({})[0]).toMatchObject({ type: 'manual-bilag', hasFiles: false, fileCount: 0 })
  })
})

describe('the search', () => {
  const [row] = rows({
    description: 'Ny VARMTVANNSBEREDER på badet',
    name: 'Rørleggeren AS',
    sum: ore(1_234_550),
    listed_on: day('2026-03-09'),
  }) as [DashboardRow]

  it.each([
    '',
    '  ',
    'varmt',
    'BADET',
    'ny badet',
    'badet ny',
    '12 345,50',
    '12345,5',
    '12\u00a0345',
    '345,50',
    '09.03',
    '09.03.2026',
    '2026-03',
    'på 12 345',
    '12.345,50',
    'kr 12,345.50',
    '−kr 12\u00a0345,50',
    '-kr 12 345',
    'badet kr 12345,50',
    '12345.5',
    'rørlegger',
    'badet rørlegger 12.345,50',
  ])('finds the row by %j', (search) => {
    expect(matchesRow(row, search)).toBe(true)
  })
  it.each(['tak', 'badet tak', '12346', '10.03.2026', 'nybadet'])('does not find it by %j', (search) => {
    expect(matchesRow(row, search)).toBe(false)
  })

  it('goes together with the type', () => {
    const list = rows({ description: 'Tak' }, { description: 'Tak', archived: true }, { description: 'Gulv' })
    expect(ids(filterRows(list, {}))).toEqual([1, 2, 3])
    expect(ids(filterRows(list, { search: 'tak' }))).toEqual([1, 2])
    expect(ids(filterRows(list, { search: 'tak', type: 'archived-bilag' }))).toEqual([2])
    expect(ids(filterRows(list, { type: 'manual-bilag' }))).toEqual([1, 3])
  })
})

describe('a sort in an address', () => {
  it('knows what is no sort', () => {
    expect(['', 'name', '-sum', 'type', 'id', '--sum', '-', 'constructor'].map(isRowSort)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('what counts', () => {
  it('is every voucher with a sum that is not in the trash folder', () => {
    const vouchers = all(
      sampleExpense({ sum: ore(1000), franchise: 50 }),
      sampleExpense({ sum: ore(300), archived: true }),
      sampleExpense({ sum: null, archived: true }),
      sampleExpense({ isTrashed: true }),
    )
    expect(totalsOf(linesOf(vouchers, { from: day('2026-01-01'), to: day('2026-12-31') }))).toMatchObject({
      income: 0,
      costs: 800,
      estimatedTax: 0,
      deficit: 800,
    })
  })
})
