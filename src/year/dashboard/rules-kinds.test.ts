import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { AllVouchers } from '../../books/ledger/model'
import { contractsRunningIn } from '../../lease/law/rules-running'
import { runsUntil } from '../../lease/law/rules-term'
import { expenseWords } from '../../books/expense/words'
import { dashboardWords } from './words'
import { rowTypes, type DashboardRow } from './model-row'
import { dashboardRows, sumsOf } from './rules'
import type { ListedContract } from './rules-contracts'
import { filterRows } from './rules-search'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'
import { sampleExpense as bilag } from '../../books/expense/test-expense'
import { voucherLists, contract, oneOfEachKind, income, item, personalUse } from '../../books/ledger/test-vouchers'

it('never calls an expense that is to be filled out archived, which means put away', () => {
  // Suppliers are archived.
  const { archivedSupplier: _of, ...expense } = expenseWords.texts
  for (const texts of [expense, dashboardWords.texts])
    for (const { en, nb } of Object.values(texts)) expect([en, nb].join(' ')).not.toMatch(/archiv|arkiv/i)
})

describe('the combined list', () => {
  const rows = dashboardRows(oneOfEachKind, [contract()])
  it('has every kind, newest first, each with a key of its own', () => {
    expect(rows.map((row) => [row.date, row.type, row.name, row.sum])).toEqual([
      ['2026-12-31', 'personal', '', 30_000],
      ['2026-06-01', 'income-bilag', 'Per Hansen', 100_000],
      ['2026-05-05', 'archived-bilag', '', null],
      ['2026-04-15', 'rent-contract', 'Åse Berg', 1_200_000],
      ['2026-03-01', 'manual-bilag', 'Rør', 10_000],
      ['2026-02-01', 'manual-bilag', 'Rør', 10_000],
      ['2026-02-01', 'income-bilag', 'Leie', 100_000],
      // The sofa counts with its deduction in the period, not with its cost.
      ['2026-01-15', 'depreciation', 'Sofa', 300_000],
    ])
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(rowTypes))
  })

  it('names all tenants of a contract', () => {
    const per = {
      first_name: 'Per',
      last_name: 'Hansen',
      email: 'per@husbok.example',
      phone_code: '+47',
      phone: '90012346',
    }
    const named = (more: Parameters<typeof contract>[0]) =>
      dashboardRows(voucherLists(), [contract(more)]).map(({ name }) => name)
    expect(named({ co_tenants: [per] })).toEqual(['Åse Berg, Per Hansen'])
    expect(named({ tenant_first_name: '', tenant_last_name: '' })).toEqual([''])
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
    const trashed = dashboardRows(
      voucherLists({
        bilags: [bilag({ isTrashed: true })],
        incomeBilags: [income({ isTrashed: true })],
        depreciationBilags: [item({ isTrashed: true })],
      }),
    )
    expect(trashed.map((row) => row.trashed)).toEqual([true, true, true])
  })

  it('is filtered by each type', () => {
    for (const type of rowTypes) expect(filterRows(rows, { type }).every((row) => row.type === type)).toBe(true)
  })

  it('names supplier, cost type, tenant and the month of a rent for the search', () => {
    const found = (search: string, labelOf?: (row: DashboardRow) => string) =>
      filterRows(rows, { search }, labelOf).map((row) => row.key)
    expect(found('hansen rør')).toEqual([])
    expect(found('Per Hansen')).toEqual(rows.filter((row) => row.type === 'income-bilag').map((row) => row.key))
    expect(found('vedlikehold', (row) => (row.costWords.includes('maintenance') ? 'Utgift Vedlikehold' : ''))).toEqual(
      rows.filter((row) => row.costWords.includes('maintenance')).map((row) => row.key),
    )
    expect(rows.map((row) => row.rentOf).filter(Boolean)).toEqual(['2026-06-01'])
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
    [
      'names a last day before it and counts as open-ended',
      true,
      { start_date: day('2024-01-01'), end_date: day('2025-12-31') },
    ],
    [
      'ended before it for the reason that is given',
      false,
      { start_date: day('2024-01-01'), end_date: day('2025-12-31'), fixed_term_reason: 'Utleieren flytter selv inn.' },
    ],
    ['is of another house', false, { houseId: 2 }],
  ])('one that %s: %s', (_what, shown, more) =>
    expect(contractsRunningIn([contract(more)], 1, year, runsUntil)).toHaveLength(shown ? 1 : 0),
  )

  it('stand newest first, and count in no sum', () => {
    const found = contractsRunningIn(
      [contract({ id: 1 }), contract({ id: 2, start_date: day('2026-05-01') }), contract({ id: 3 })],
      1,
      year,
      runsUntil,
    )
    expect(found.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(
      sumsOf(
        dashboardRows(
          voucherLists({ incomeBilags: [income()], bilags: [bilag({ sum: null, archived: true })] }),
          found,
        ),
      ),
    ).toEqual({ income: 100_000, costs: 0, count: 1 })
    expect(sumsOf(dashboardRows(voucherLists({}), found))).toEqual({ income: null, costs: null, count: 0 })
  })
})

const year = { from: day('2026-01-01'), to: day('2026-12-31') }

describe('what is deducted once a year', () => {
  const yearly = voucherLists({ depreciationBilags: [item()], depreciationPersonalBilags: [personalUse()] })
  const costsOf = (from: string, to: string) => totalsOf(linesOf(yearly, { from: day(from), to: day(to) })).costs

  it('counts in the period that holds the end of its year, so that halves add up to it', () => {
    expect(costsOf('2026-01-01', '2026-12-31')).toBe(330_000)
    expect([costsOf('2026-01-01', '2026-06-30'), costsOf('2026-07-01', '2026-12-31')]).toEqual([0, 330_000])
    expect([costsOf('2026-12-31', '2026-12-31'), costsOf('2026-01-01', '2026-12-30')]).toEqual([330_000, 0])
    // 2027 has its own deduction: 2400 kr.
    expect([costsOf('2026-07-01', '2027-06-30'), costsOf('2026-07-01', '2027-12-31')]).toEqual([330_000, 570_000])
  })

  it('stands in the list with what counts, and with nothing where nothing does', () => {
    const amountsIn = (to: string) =>
      dashboardRows(voucherLists({ depreciationBilags: [item()] }), [], { from: day('2026-01-01'), to: day(to) }).map(
        (row) => row.sum,
      )
    expect([amountsIn('2026-12-31'), amountsIn('2026-06-30'), amountsIn('2027-06-30')]).toEqual([
      [300_000],
      [null],
      [300_000],
    ])
  })
})

it('says of personal use whether it still fits the rent of the year, until that was sent', () => {
  const outdated = (more: object) =>
    dashboardRows(
      voucherLists({
        depreciationPersonalBilags: [{ ...personalUse(2026, 150_00), totalSum: ore(1_000_00), ...more }],
      }),
    )[0]!.outdated
  expect(outdated({ rentNow: ore(1_000_00) })).toBe(false)
  expect(outdated({ rentNow: ore(1_000_10) })).toBe(true)
  expect(outdated({ rentNow: ore(0) })).toBe(true)
  expect(outdated({ rentNow: ore(1_000_10), isSent: true })).toBe(false)
})

describe('the totals', () => {
  it('are income, its tax-free part, and all that may be deducted', () => {
    expect(totalsOf(linesOf(oneOfEachKind, year))).toEqual({
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
      { depreciationBilags: [item({ date: day('2027-03-01') })] },
      { costs: 540_000 },
    ],
    ['personal use counts whole', { depreciationPersonalBilags: [personalUse(2026, 1)] }, { costs: 1 }],
    ['a share counts as a share', { bilags: [bilag({ sum: ore(333), franchise: 50 })] }, { costs: 167 }],
    ['what is not filled out counts for nothing', { bilags: [bilag({ sum: null, archived: true })] }, { costs: 0 }],
  ])('%s', (_what, vouchers, expected) => {
    expect(totalsOf(linesOf(voucherLists(vouchers), { from: day('2026-01-01'), to: day('2028-12-31') }))).toMatchObject(
      expected,
    )
  })
})
