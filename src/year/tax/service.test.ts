import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { testContract } from '../../lease/contract/test-contract'
import { ledgerCalls } from '../../books/ledger/calls'
import { samplePdf } from '../../base/file/test-files'
import { houseCalls } from '../../landlord/house/calls'
import { taxCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let second: number
/** Today is in 2026. So the year is 2025 if none is given. */
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  second = (await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })).id
  const supplierId = (await app.call(supplierCalls.list, {}, { token: kari.token }))[0]!.id
  const common = { supplierId, repeat: 'never', franchise: 50 } as const
  const expense = (more: object) =>
    app.call(expenseCalls.create, { body: { ...common, ...more } as never }, { token: kari.token })
  await expense({
    houseId: kari.houseId,
    cost_type: 'maintenance',
    description: 'Maling',
    sum: 1000.5,
    date: '2025-06-01',
  })
  await expense({ houseId: second, cost_type: 'paid_salary', description: 'Vaktmester', sum: 300, date: '2025-01-01' })
  await expense({ houseId: second, cost_type: 'other_costs', description: 'I år', sum: 80, date: '2026-01-01' })
  const gone = await expense({
    houseId: second,
    cost_type: 'other_costs',
    description: 'Borte',
    sum: 9,
    date: '2025-01-01',
  })
  await app.call(expenseCalls.remove, { params: { id: String(gone.id) } }, { token: kari.token })
  const income = (more: object) =>
    app.call(incomeCalls.create, { body: { ...tenant, houseId: second, ...more } as never }, { token: kari.token })
  await income({ sum: 12_000 })
  await income({ sum: 7_000, separatedTaxable: false })
  const item = { name: 'Sofa', lifetime: 5, at_once: false, documents: [] }
  await app.call(
    depreciationCalls.create,
    { body: { ...item, houseId: second, sum: 20_000, date: '2024-03-01' } },
    { token: kari.token },
  )
  await app.call(
    depreciationCalls.create,
    { body: { ...item, houseId: second, sum: 500, date: '2025-03-01' } },
    { token: kari.token },
  )
  await app.call(
    depreciationCalls.createPersonal,
    { body: { houseId: second, year: 2025, conditions: true, anyway: true } },
    { token: kari.token },
  )
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const tenant = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_birthday: '1990-01-01',
  tenant_email: '',
  start_date: '2025-12-31',
  end_date: '2026-01-30',
  deposit_sum: 0,
  documents: [],
}
const figures = (query: object = {}, token = kari.token) => app.call(taxCalls.figures, { query }, { token })
const wire = async (path: string) => {
  const { status, body } = await app.raw('GET', `/api/altinn/${path}`, undefined, kari)
  return { status, body: JSON.parse(body) as unknown }
}

describe('the running year', () => {
  it('has what is expected of each house, and no other year has', async () => {
    const { token, houseId } = await app.landlord()
    const lease = (JSON.parse((await app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }).url
    const body = testContract(houseId, [lease], { start_date: '2026-01-01', first_payment_date: '2026-01-01' })
    const { id } = await app.call(contractCalls.create, { body }, { token })
    const expected = async () =>
      JSON.parse((await app.raw('GET', '/api/altinn/expected', undefined, { token })).body) as unknown
    const forecast = async (year: number) =>
      (
        JSON.parse(
          (await app.raw('GET', `/api/altinn/get-data-for-altinn?year=${year}`, undefined, { token })).body,
        ) as {
          forecast: unknown
        }[]
      ).map((one) => one.forecast)
    // A lease that nobody has signed brings nothing.
    expect(await forecast(2026)).toEqual([{ income: 0, costs: 0, net: 0, tax: 0, per_month: 0 }])
    await app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, { token })
    const supplierId = (await app.call(supplierCalls.list, {}, { token }))[0]!.id
    const repeated = { houseId, supplierId, cost_type: 'municipal_taxes', description: 'Kommunen', franchise: 100 }
    const expense = { ...repeated, sum: 1000, date: '2026-07-15', repeat: 'monthly' }
    await app.call(expenseCalls.create, { body: expense as never }, { token })
    // Twelve months of rent, and six months of costs. Today is in November: two months are left.
    expect(await forecast(2026)).toEqual([
      { income: 144_000, costs: 6_000, net: 138_000, tax: 30_360, per_month: 15_180 },
    ])
    expect(await expected()).toMatchObject([
      { houseId, year: 2026, state: 'entered', lines: { income: 144_000, municipal_taxes: 6_000, net: 138_000 } },
    ])
    expect([await forecast(2025), await forecast(2027)]).toEqual([[null], [null]])
  })
})

describe('the figures of the year', () => {
  it('are those of each house for the year before this one, in kroner', async () =>
    expect((await wire('get-data-for-altinn')).body).toMatchObject([
      {
        houseId: kari.houseId,
        year: 2025,
        bilagsSum: 500.25,
        depreciationSum: 0,
        incomebilagsSum: 0,
        bilagsList: [{ name: 'Maling', sum: 500.25, date: '2025-06-01' }],
        depreciationList: [],
        incomebilagsList: [],
        bilagsListCostType: {
          maintenance: 500.25,
          attachment_fee: 0,
          municipal_taxes: 0,
          paid_salary: 0,
          other_costs: 0,
        },
        share: 100,
        lines: {
          income: 0,
          maintenance: 500,
          municipal_taxes: 0,
          other_costs: 0,
          balance: null,
          flat_rate: null,
          net: -500,
          net_share: -500,
        },
      },
      {
        houseId: second,
        bilagsSum: 150,
        depreciationSum: 3_200 + 500 + 2_850,
        incomebilagsSum: 12_000,
        bilagsList: [{ name: 'Vaktmester', sum: 150 }],
        depreciationList: [
          { name: 'Sofa', sum: 500, date: '2025-03-01' },
          { name: 'Sofa', sum: 3_200, date: '2024-03-01' },
          { id: 2025, name: 'inPersonalUse', sum: 2_850, date: '2025-12-31' },
        ],
        incomebilagsList: [{ name: 'Per Hansen', sum: 12_000, date: '2025-12-31' }],
        bilagsListCostType: { paid_salary: 150 },
        lines: {
          income: 12_000,
          other_costs: 650,
          balance: { opening: 16_000, bought: 0, rate: 20, sum: 3_200 },
          flat_rate: 1_800,
          net: 6_350,
          net_share: 6_350,
        },
      },
    ]))

  it('are those of the year that is named', async () => {
    const [, nr2] = await figures({ year: '2026' })
    expect(nr2).toMatchObject({
      year: 2026,
      bilagsSum: 4_000,
      lines: { other_costs: 4_000, balance: { opening: 1_280_000 } },
    })
    expect((await figures({ year: '2019' })).map(({ lines }) => lines.net)).toEqual([0, 0])
  })

  it.each(['0000', '25', '20255', 'i fjor', '-2025'])('refuse the year %s at its field', async (year) =>
    expect(await wire(`get-data-for-altinn?year=${encodeURIComponent(year)}`)).toMatchObject({
      status: 422,
      body: { fields: { year: 'invalid' } },
    }),
  )

  it('are the caller’s alone', async () => {
    const own = await figures({}, ola.token)
    expect(own.map(({ houseId }) => houseId)).toEqual([ola.houseId])
    expect(own[0]).toMatchObject({ bilagsList: [], incomebilagsList: [], depreciationList: [] })
  })

  it('keep in the balance what is past its lifetime, bought however long ago', async () => {
    const landlord = await app.landlord()
    const item = { name: 'Komfyr', houseId: landlord.houseId, at_once: false, documents: [] }
    const as = { token: landlord.token }
    const buy = (more: object) => app.call(depreciationCalls.create, { body: { ...item, ...more } as never }, as)
    await buy({ sum: 40_000, date: '2009-03-01', lifetime: 3 })
    const { id } = await buy({ sum: 40_000, date: '2009-03-01', lifetime: 3 })
    await app.call(depreciationCalls.remove, { params: { id: String(id) } }, as)
    await buy({ sum: 9_000, date: '2009-03-01', lifetime: 3 })
    // 40 000 less three deductions (8 000, 6 400 and 5 120) is left. The item in the trash folder, and the one that was
    // deducted at once, don't count.
    expect((await figures({}, landlord.token))[0]).toMatchObject({
      state: 'entered',
      depreciationList: [],
      lines: { balance: { opening: 20_480_00, bought: 0, rate: 0, sum: 0 }, net: 0 },
    })
    expect(await app.call(taxCalls.checkList, { query: {} }, as)).toMatchObject([
      { kind: 'houseNumbers' },
      { kind: 'itemsEnded', count: 1, vouchers: [{ name: 'Komfyr', date: '2009-03-01' }] },
    ])
  })

  it('show the landlord’s part of a house that others own too', async () => {
    const params = { id: String(second) }
    const body = {
      ...testHouse,
      name: 'Nr. 2',
      from_year: 2025,
      co_owners: [{ name: 'Ola Nordmann', share: 66.67 }],
    }
    await app.call(houseCalls.update, { params, body }, kari)
    expect((await figures())[1]).toMatchObject({ share: 33.33, lines: { net: 6_350_00, net_share: 2_116_00 } })
    await app.call(houseCalls.update, { params, body: { ...body, co_owners: [] } }, kari)
  })

  it('leave a deleted house out until it is restored', async () => {
    const params = { id: String(second) }
    await app.call(houseCalls.remove, { params }, { token: kari.token })
    expect((await figures()).map(({ houseId }) => houseId)).toEqual([kari.houseId])
    await app.call(houseCalls.restore, { params }, { token: kari.token })
    expect(await figures()).toHaveLength(2)
  })
})

describe('the check list', () => {
  const checks = (query: object = {}, token = kari.token) => app.call(taxCalls.checkList, { query }, { token })

  it('names what is missing in each of the caller’s houses', async () => {
    const found = await checks()
    expect(found).toMatchObject([
      { houseId: kari.houseId, kind: 'houseNumbers', count: 1, vouchers: [] },
      { houseId: kari.houseId, kind: 'costsOutside', vouchers: [{ name: 'Maling', date: '2025-06-01' }] },
      { houseId: kari.houseId, kind: 'withoutReceipt', vouchers: [{ name: 'Maling', date: '2025-06-01' }] },
      { houseId: second, kind: 'houseNumbers' },
      { houseId: second, kind: 'itemsAndPersonal', vouchers: [{ name: 'Sofa', date: '2024-03-01' }] },
      { houseId: second, kind: 'costsOutside', vouchers: [{ name: 'Vaktmester' }] },
      { houseId: second, kind: 'withoutReceipt', vouchers: [{ name: 'Vaktmester' }] },
    ])
    expect((await checks({}, ola.token)).map(({ houseId, kind }) => [houseId, kind])).toEqual([
      [ola.houseId, 'houseNumbers'],
    ])
  })

  it('knows the contracts of a house, signed or not, and the numbers once they are written', async () => {
    const { token, houseId } = ola
    const lease = (JSON.parse((await app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }).url
    const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [lease]) }, { token })
    const body = { ...testHouse, municipality_number: '0301', property_number: 208, holding_number: 12 }
    await app.call(houseCalls.update, { params: { id: String(houseId) }, body }, { token })
    const [unsigned, ...rest] = await checks({ year: '2026' }, token)
    expect([unsigned, rest]).toMatchObject([{ kind: 'unsignedContracts', vouchers: [{ id }] }, []])
    await app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, { token })
    expect(await checks({ year: '2026' }, token)).toEqual([])
    const { incomeBilags } = await app.call(ledgerCalls.allTypes, { query: {} }, { token })
    const march = incomeBilags.find(({ start_date }) => start_date === '2026-03-01')!
    await app.call(incomeCalls.remove, { params: { id: String(march.id) } }, { token })
    expect(await checks({ year: '2026' }, token)).toEqual([
      { houseId, kind: 'monthsWithoutRent', count: 1, vouchers: [{ id, name: 'Per Hansen', date: '2026-03-01' }] },
    ])
  })

  it.each(['0000', 'x'])('refuses the year %s', async (year) =>
    expect(await wire(`check-list?year=${year}`)).toMatchObject({ status: 422, body: { fields: { year: 'invalid' } } }),
  )
})
