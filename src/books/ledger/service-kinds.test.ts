import { endOfYear, startOfYear } from '../../base/kit/day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { depreciationCalls } from '../depreciation/calls'
import { expenseCalls } from '../expense/calls'
import { incomeCalls } from '../income/calls'
import { supplierCalls } from '../supplier/calls'
import { houseCalls } from '../../landlord/house/calls'
import { ledgerCalls } from './calls'
import { linesOf, totalsOf } from './rules-totals'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let second: number
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
  second = (await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, options())).id
  await earn('2025-12-01', 8000)
  await earn('2026-01-01', 10_000)
  await earn('2026-06-01', 10_000, { separatedTaxable: false })
  await earn('2026-06-01', 7000, { houseId: second })
  await buy('Sofa', '2025-05-05', 15_000, 5)
  await buy('Kost', '2026-02-02', 500, 3)
  await buy('Kjøleskap', '2026-03-03', 20_000, 4, second)
  await deduct(2025)
  await deduct(2026)
  const supplierId = (await app.call(supplierCalls.list, {}, options()))[0]!.id
  await app.call(
    expenseCalls.create,
    {
      body: {
        houseId: kari.houseId,
        cost_type: 'other_costs',
        description: 'Maling',
        supplierId,
        repeat: 'never',
        sum: 1000,
        date: '2026-04-04',
        franchise: 50,
      },
    },
    options(),
  )
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const options = () => ({ token: kari.token })
const earn = (start_date: string, sum: number, more: object = {}) =>
  app.call(
    incomeCalls.create,
    {
      body: {
        houseId: kari.houseId,
        tenant_first_name: 'Per',
        tenant_last_name: 'Hansen',
        tenant_birthday: '1990-05-17',
        start_date,
        end_date: '2027-12-31',
        sum,
        deposit_sum: 0,
        ...more,
      },
    },
    options(),
  )
const buy = (name: string, date: string, sum: number, lifetime: number, houseId = kari.houseId) =>
  app.call(depreciationCalls.create, { body: { houseId, name, date, sum, lifetime } }, options())
const deduct = (year: number, houseId = kari.houseId) =>
  app.call(depreciationCalls.createPersonal, { body: { houseId, year } }, options())
const all = (query: object = {}) => app.call(ledgerCalls.allTypes, { query }, options())
const inYear = (year: number, more: object = {}) =>
  all({ date_from: `${year}-01-01`, date_to: `${year}-12-31`, ...more })
const items = async (query: object) =>
  (await all(query)).depreciationBilags.map((item) => [item.name, item.expensed / 100])

describe('the four lists', () => {
  it('hold income by its start, without the birth date of the tenant', async () => {
    const { incomeBilags } = await inYear(2026)
    expect(incomeBilags.map((income) => [income.start_date, income.sum])).toEqual([
      ['2026-06-01', 700_000],
      ['2026-06-01', 1_000_000],
      ['2026-01-01', 1_000_000],
    ])
    expect(Object.keys(incomeBilags[0]!)).not.toContain('tenant_birthday')
    expect((await inYear(2025)).incomeBilags.map((income) => income.sum)).toEqual([800_000])
  })

  it('hold each item with a deduction in the asked years, and that deduction', async () => {
    expect(await items({ date_from: '2025-01-01', date_to: '2025-12-31' })).toEqual([['Sofa', 3000]])
    expect(await items({ date_from: '2026-01-01', date_to: '2026-12-31' })).toEqual([
      ['Kjøleskap', 4000],
      ['Kost', 500],
      ['Sofa', 2400],
    ])
    // Even a part of a year contains the year's whole deduction.
    expect(await items({ date_from: '2026-08-01', date_to: '2026-08-31' })).toEqual([
      ['Kjøleskap', 4000],
      ['Kost', 500],
      ['Sofa', 2400],
    ])
    expect(await items({ date_from: '2025-07-01', date_to: '2026-06-30' })).toEqual([
      ['Kjøleskap', 4000],
      ['Kost', 500],
      ['Sofa', 5400],
    ])
    // `Kost` was deducted at once, although its stored lifetime is three years.
    expect(await items({ date_from: '2027-01-01', date_to: '2027-12-31' })).toEqual([
      ['Kjøleskap', 3200],
      ['Sofa', 1920],
    ])
    expect(await items({ date_from: '2029-01-01', date_to: '2029-12-31' })).toEqual([
      ['Kjøleskap', 2048],
      ['Sofa', 1228.8],
    ])
    expect(await items({ date_from: '2030-01-01', date_to: '2040-12-31' })).toEqual([])
    expect(await items({ date_from: '2024-01-01', date_to: '2024-12-31' })).toEqual([])
    // A period without an end includes this year.
    expect(await items({})).toEqual([
      ['Kjøleskap', 4000],
      ['Kost', 500],
      ['Sofa', 2400],
    ])
    expect(await items({ houseId: String(second) })).toEqual([['Kjøleskap', 4000]])
  })

  it('hold personal use when its 31 December lies in the period', async () => {
    const years = async (query: object) =>
      (await all(query)).depreciationPersonalBilags.map((one) => [one.id, one.date, one.sum])
    expect(await years({ date_from: '2025-01-01', date_to: '2026-12-31' })).toEqual([
      [2026, '2026-12-31', 300_000],
      [2025, '2025-12-31', 120_000],
    ])
    expect(await years({ date_from: '2025-01-01', date_to: '2026-12-30' })).toEqual([[2025, '2025-12-31', 120_000]])
    expect(await years({ date_from: '2025-12-31', date_to: '2025-12-31' })).toEqual([[2025, '2025-12-31', 120_000]])
    expect(await years({})).toEqual([[2026, '2026-12-31', 300_000]])
    expect(await years({ houseId: String(second), date_from: '2000-01-01' })).toEqual([])
  })

  it('come to totals that are right to the øre', async () => {
    // The costs are half of 1000, and all of 500, of 2400 for items and of 3000 for personal use. 10 000 of the income
    // is taxed.
    expect(
      totalsOf(
        linesOf(await inYear(2026, { houseId: String(kari.houseId) }), {
          from: startOfYear(2026),
          to: endOfYear(2026),
        }),
      ),
    ).toEqual({
      income: 2_000_000,
      costs: 640_000,
      taxFree: 1_000_000,
      estimatedTax: 79_200,
      deficit: 0,
    })
  })

  it('hold what lies in the trash folder when asked for, of any date; personal use never does', async () => {
    const [income, item] = [await earn('2019-01-01', 1), await buy('Gammel stol', '2018-01-01', 15_000, 3)]
    await app.call(incomeCalls.remove, { params: { id: String(income.id) } }, options())
    await app.call(depreciationCalls.remove, { params: { id: String(item.id) } }, options())
    const trashed = await all({ trashed: 'true' })
    expect(trashed.incomeBilags.map((one) => [one.id, one.isTrashed])).toEqual([[income.id, true]])
    // The item is shown with the deduction of its year of purchase.
    expect(trashed.depreciationBilags.map((one) => [one.id, one.expensed])).toEqual([[item.id, 300_000]])
    expect(trashed.depreciationPersonalBilags).toEqual([])
    expect((await all({ trashed: 'true', date_from: '2026-01-01' })).depreciationBilags).toEqual([])
    expect((await all({ date_from: '2018-01-01', date_to: '2019-12-31' })).incomeBilags).toEqual([])
  })

  it("are empty for another landlord, and without a deleted house's", async () => {
    const ola = await app.landlord()
    expect(await app.call(ledgerCalls.allTypes, { query: { date_from: '1900-01-01' } }, { token: ola.token })).toEqual({
      bilags: [],
      incomeBilags: [],
      depreciationBilags: [],
      depreciationPersonalBilags: [],
    })
    await deduct(2026, second)
    await app.call(houseCalls.remove, { params: { id: String(second) } }, options())
    const left = await inYear(2026)
    expect(
      [...left.incomeBilags, ...left.depreciationBilags, ...left.depreciationPersonalBilags].filter(
        (one) => one.houseId === second,
      ),
    ).toEqual([])
  })
})
