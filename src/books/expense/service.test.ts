import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { supplierCalls } from '../supplier/calls'
import { expenseCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let plumber: number
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  plumber = (
    await app.call(
      supplierCalls.create,
      { body: { name: 'Rør AS', address: 'Veien 1', city: 'Oslo', postcode: '0277' } },
      { token: kari.token },
    )
  ).id
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const body = (more: object = {}) => ({
  houseId: kari.houseId,
  cost_type: 'maintenance' as const,
  description: 'Ny varmtvannsbereder',
  supplierId: plumber,
  repeat: 'never' as const,
  sum: 12_345.67,
  date: '2026-11-01',
  franchise: 80,
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })
const create = (more: object = {}, token = kari.token) => app.call(expenseCalls.create, { body: body(more) }, { token })
const update = (id: number, more: object = {}, token = kari.token) =>
  app.call(expenseCalls.update, { ...params(id), body: body(more) }, { token })
const read = (id: number, token = kari.token) => app.call(expenseCalls.read, params(id), { token })
const remove = (id: number, token = kari.token) => app.call(expenseCalls.remove, params(id), { token })
const upload = async (token = kari.token) =>
  (JSON.parse((await app.upload(token, 'kvittering.pdf', samplePdf())).body) as { url: string }).url
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )
const used = async (token = kari.token) => (await app.call(accountCalls.profile, {}, { token })).free!.used

describe('an expense voucher', () => {
  it('names the line of insurance and common costs, of other costs alone', async () => {
    const { id } = await create({ cost_type: 'other_costs', cost_line: 'insurance' })
    expect(await read(id)).toMatchObject({ cost_type: 'other_costs', cost_line: 'insurance' })
    // A client that doesn't know the field doesn't send it. The voucher then counts as any other cost.
    expect(await update(id, { cost_type: 'other_costs' })).toMatchObject({ cost_line: 'other' })
    const wrong = [422, 'invalid', { cost_line: 'costLine' }]
    expect(await refusal(update(id, { cost_line: 'common_costs' }))).toEqual(wrong)
    expect(await refusal(create({ cost_type: 'paid_salary', cost_line: 'insurance' }))).toEqual(wrong)
  })

  it('comes back as it was written, with its supplier and its files', async () => {
    const url = await upload()
    const created = await create({ documents: [url] })
    expect(created).toEqual({
      id: expect.any(Number),
      houseId: kari.houseId,
      cost_type: 'maintenance',
      cost_line: 'other',
      description: 'Ny varmtvannsbereder',
      supplierId: plumber,
      name: 'Rør AS',
      address: 'Veien 1',
      city: 'Oslo',
      postcode: '0277',
      repeat: 'never',
      sum: 1_234_567,
      date: '2026-11-01',
      listed_on: '2026-11-01',
      franchise: 80,
      documents: [url],
      archived: false,
      isAutoGenerate: false,
      isRepeated: false,
      isRepeatStopped: false,
      next_on: null,
      stopped_by: '',
      stopped_on: null,
      repeat_day: null,
      followed_on: null,
      followedBilagId: null,
      trashedWithId: null,
      parentBilagId: null,
      isTrashed: false,
      created_at: app.now(),
      updated_at: app.now(),
    })
    const file = { url, name: 'kvittering.pdf', type: 'application/pdf', size: samplePdf().length }
    expect(await read(created.id)).toEqual({ ...created, files: [file], series: [], seriesTotal: 0 })
  })

  it('brings a new supplier along, once', async () => {
    const fresh = { supplierId: 0, name: 'Ny maler', address: 'Gata 2', city: 'Bergen', postcode: '5003' }
    const created = await create(fresh)
    expect(created).toMatchObject({ name: 'Ny maler', address: 'Gata 2', city: 'Bergen', postcode: '5003' })
    const suppliers = await app.call(supplierCalls.list, {}, { token: kari.token })
    expect(suppliers.filter((supplier) => supplier.name === 'Ny maler').map((supplier) => supplier.id)).toEqual([
      created.supplierId,
    ])
    // The fields of a known supplier are locked. If they are sent, nothing changes.
    expect(await update(created.id, { supplierId: created.supplierId, name: 'Annen' })).toMatchObject({
      supplierId: created.supplierId,
      name: 'Ny maler',
    })
  })

  it('can be put aside with a date or a file alone and filled out later', async () => {
    const archived = await app.call(
      expenseCalls.create,
      { body: { houseId: kari.houseId, archived: true, documents: [await upload()] } },
      { token: kari.token },
    )
    expect(archived).toMatchObject({
      archived: true,
      cost_type: null,
      sum: null,
      date: null,
      supplierId: null,
      franchise: 100,
      listed_on: '2026-11-20',
      description: '',
    })
    expect(await update(archived.id, { documents: archived.documents })).toMatchObject({
      archived: false,
      sum: 1_234_567,
      date: '2026-11-01',
      listed_on: '2026-11-01',
    })
    const nothing = { houseId: kari.houseId, archived: true }
    expect(await refusal(app.call(expenseCalls.create, { body: nothing }, { token: kari.token }))).toEqual([
      422,
      'invalid',
      { date: 'required' },
    ])
  })

  it('tells all that is missing at once', async () => {
    expect(
      await refusal(
        app.call(expenseCalls.create, { body: { houseId: kari.houseId, supplierId: 0 } }, { token: kari.token }),
      ),
    ).toEqual([
      422,
      'invalid',
      Object.fromEntries(
        ['cost_type', 'description', 'repeat', 'sum', 'date', 'franchise', 'name', 'address', 'city', 'postcode'].map(
          (field) => [field, 'required'],
        ),
      ),
    ])
  })

  it('takes dates from 120 years ago to 10 years ahead', async () => {
    for (const date of ['1906-01-01', '2036-12-31']) expect((await create({ date })).date).toBe(date)
    for (const date of ['1905-12-31', '2037-01-01'])
      expect(await refusal(create({ date }))).toEqual([422, 'invalid', { date: 'dateRange' }])
    expect(await refusal(create({ date: '2026-02-29' }))).toEqual([422, 'invalid', { date: 'date' }])
  })

  it('names only houses, suppliers and files of its owner; every other is not found', async () => {
    const [foreignFile, olas] = [await upload(ola.token), await app.call(supplierCalls.list, {}, { token: ola.token })]
    const { id } = await create()
    const before = await used()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ houseId: 999_999 }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ supplierId: olas[0]!.id }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ documents: [foreignFile] }))).toEqual([
        422,
        'invalid',
        { documents: 'files.unknown' },
      ])
      expect(await refusal(write({ documents: [`/api/document/${'B'.repeat(22)}`] }))).toEqual([
        422,
        'invalid',
        { documents: 'files.unknown' },
      ])
    }
    // A refused voucher uses up no place.
    expect(await used()).toBe(before)
    for (const answer of await Promise.all(
      [read(id, ola.token), update(id, {}, ola.token), remove(id, ola.token), read(999_999)].map(refusal),
    )) {
      expect(answer).toEqual([404, 'notFound', undefined])
    }
    expect((await read(id)).isTrashed).toBe(false)
  })

  it('goes to the trash folder when it is deleted, where it can be read but not changed', async () => {
    const { id } = await create({ repeat: 'monthly' })
    const before = await used()
    await remove(id)
    expect(await read(id)).toMatchObject({ isTrashed: true, isRepeatStopped: true })
    expect(await refusal(update(id))).toEqual([409, 'isTrashed', undefined])
    expect(await refusal(remove(id))).toEqual([409, 'isTrashed', undefined])
    // Vouchers in the trash folder still count.
    expect(await used()).toBe(before)
  })

  it('goes for good when it was put aside, and gives its place back', async () => {
    const { id } = await create({ archived: true })
    const before = await used()
    await remove(id)
    expect(await refusal(read(id))).toEqual([404, 'notFound', undefined])
    expect(await used()).toBe(before - 1)
  })

  it('is hidden with its house', async () => {
    const house = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })
    const { id } = await create({ houseId: house.id })
    await app.call(houseCalls.remove, params(house.id), { token: kari.token })
    for (const answer of await Promise.all(
      [read(id), update(id), remove(id), create({ houseId: house.id })].map(refusal),
    )) {
      expect(answer).toEqual([404, 'notFound', undefined])
    }
  })

  it('that was generated is open in its description and its files only', async () => {
    const { id } = await create()
    await app.db.updateTable('bilag').set({ isAutoGenerate: true }).where('id', '=', id).execute()
    const url = await upload()
    expect(await update(id, { description: 'Annet', documents: [url] })).toMatchObject({
      description: 'Annet',
      documents: [url],
    })
    expect(await refusal(update(id, { sum: 1, franchise: 1 }))).toEqual([
      422,
      'invalid',
      { sum: 'locked', franchise: 'locked' },
    ])
    expect(await refusal(update(id, { date: '2026-11-02' }))).toEqual([422, 'invalid', { date: 'locked' }])
    expect(await refusal(update(id, { archived: true }))).toEqual([422, 'invalid', { archived: 'locked' }])
  })
})

describe('the free cap', () => {
  it('lets exactly 21 of 200 parallel vouchers through', async () => {
    const per = await app.landlord()
    const [none] = await app.call(supplierCalls.list, {}, { token: per.token })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => refusal(create({ houseId: per.houseId, supplierId: none!.id }, per.token))),
    )
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(21)
    expect(new Set(answers.map(String))).toEqual(new Set(['none', '402,freeLimit,']))
    expect(await used(per.token)).toBe(21)
    expect(await app.db.selectFrom('bilag').select('id').where('account_id', '=', per.id).execute()).toHaveLength(21)
  })
})
