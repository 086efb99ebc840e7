import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { incomeCalls } from '../income/calls'
import { depreciationCalls } from './calls'
import { depreciationRefusal } from './test-depreciation'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const body = (more: object = {}) => ({
  houseId: kari.houseId,
  name: 'Sofa',
  date: '2026-03-01',
  sum: 15_000,
  lifetime: 5,
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })
const create = (more: object = {}, token = kari.token) =>
  app.call(depreciationCalls.create, { body: body(more) }, { token })
const read = (id: number, token = kari.token) => app.call(depreciationCalls.read, params(id), { token })
const remove = (id: number, token = kari.token) => app.call(depreciationCalls.remove, params(id), { token })
const personal = (more: object = {}) => ({ body: { houseId: kari.houseId, year: 2026, ...more } })
const calculate = (more: object = {}) =>
  app.call(depreciationCalls.calculatePersonal, personal(more), { token: kari.token })
const createPersonal = (more: object = {}) =>
  app.call(depreciationCalls.createPersonal, personal(more), { token: kari.token })
const removePersonal = (more: object = {}) =>
  app.call(depreciationCalls.removePersonal, personal(more), { token: kari.token })
const upload = async (token = kari.token) =>
  (JSON.parse((await app.upload(token, 'kvittering.pdf', samplePdf())).body) as { url: string }).url
const used = async () => (await app.call(accountCalls.profile, {}, { token: kari.token })).free!.used
const addHouse = () => app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })
const yearsOf = async (house: number) =>
  (await app.call(houseCalls.list, {}, { token: kari.token })).find((one) => one.id === house)?.depreciationYears
const earn = (start_date: string, sum: number, houseId = kari.houseId) =>
  app.call(
    incomeCalls.create,
    {
      body: {
        houseId,
        tenant_first_name: 'Per',
        tenant_last_name: 'Hansen',
        tenant_birthday: '1990-05-17',
        start_date,
        end_date: '2027-12-31',
        sum,
        deposit_sum: 0,
      },
    },
    { token: kari.token },
  )

describe('a household item', () => {
  it('comes back with its calculation and its files, and counts as a voucher', async () => {
    const [url, before] = [await upload(), await used()]
    const created = await create({ documents: [url] })
    expect(created).toEqual({
      ...body(),
      carried: null,
      id: expect.any(Number),
      sum: 1_500_000,
      at_once: false,
      expensed: 300_000,
      depreciation: 20,
      documents: [url],
      sold_on: null,
      sold_for: null,
      upgrades: [],
      group_rates: [],
      isTrashed: false,
      created_at: app.now(),
      updated_at: app.now(),
    })
    const detail = await read(created.id)
    expect(detail.rows.map((row) => [row.year, row.depreciation])).toEqual([
      [2026, 300_000],
      [2027, 240_000],
      [2028, 192_000],
      [2029, 153_600],
      [2030, 122_880],
    ])
    expect([detail.rows.at(-1)!.residual, detail.files]).toEqual([
      491_520,
      [{ url, name: 'kvittering.pdf', type: 'application/pdf', size: samplePdf().length }],
    ])
    expect(await used()).toBe(before + 1)
  })

  it('below the limit is expensed whole, and its lifetime stored as three', async () => {
    expect(await create({ sum: 14_999.99, lifetime: 10 })).toMatchObject({
      lifetime: 3,
      expensed: 1_499_999,
      depreciation: 100,
    })
    expect(await create({ sum: 80_000, lifetime: 0 })).toMatchObject({
      lifetime: 0,
      expensed: 8_000_000,
      depreciation: 100,
    })
  })

  it('is deducted at once where the limit of the authority in its year allows it', async () => {
    expect(await create({ sum: 29_999.99, at_once: true })).toMatchObject({
      at_once: true,
      lifetime: 5,
      expensed: 2_999_999,
      depreciation: 100,
    })
    expect(await create({ sum: 15_000, date: '2024-01-01', at_once: true })).toMatchObject({ expensed: 1_500_000 })
    for (const more of [{ sum: 30_000 }, { sum: 15_000, date: '2023-12-31' }]) {
      expect(await depreciationRefusal(create({ ...more, at_once: true }))).toEqual([
        422,
        'invalid',
        { at_once: 'invalid' },
      ])
    }
  })

  it('refuses what the wizard would not send', async () => {
    for (const lifetime of [1, 2, 101])
      expect(await depreciationRefusal(create({ lifetime }))).toEqual([422, 'invalid', { lifetime: 'lifetime' }])
    expect(await depreciationRefusal(create({ date: '2037-01-01' }))).toEqual([422, 'invalid', { date: 'dateRange' }])
    expect(await depreciationRefusal(create({ expensed: 1 }))).toEqual([422, 'invalid', { expensed: 'unknown' }])
    expect(await depreciationRefusal(create({ name: '' }))).toEqual([422, 'invalid', { name: 'required' }])
  })

  it('names only houses and files of its owner, and is found by nobody else', async () => {
    const [foreign, { id }] = [await upload(ola.token), await create()]
    const before = await used()
    expect(await depreciationRefusal(create({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
    expect(await depreciationRefusal(create({ documents: [foreign] }))).toEqual([
      422,
      'invalid',
      { documents: 'files.unknown' },
    ])
    expect(await used()).toBe(before)
    for (const answer of await Promise.all(
      [read(id, ola.token), remove(id, ola.token), read(999_999), remove(999_999)].map(depreciationRefusal),
    )) {
      expect(answer).toEqual([404, 'notFound', undefined])
    }
  })

  it('goes to the trash folder, once, and still counts', async () => {
    const { id } = await create()
    const before = await used()
    await remove(id)
    expect((await read(id)).isTrashed).toBe(true)
    expect(await depreciationRefusal(remove(id))).toEqual([409, 'isTrashed', undefined])
    expect(await used()).toBe(before)
  })

  it('is hidden with its house', async () => {
    const house = await addHouse()
    const { id } = await create({ houseId: house.id })
    await app.call(houseCalls.remove, params(house.id), { token: kari.token })
    for (const answer of await Promise.all([read(id), remove(id)].map(depreciationRefusal)))
      expect(answer).toEqual([404, 'notFound', undefined])
  })
})

describe('personal use', () => {
  it('is fifteen percent of all rent of the house that begins in the year and is not in the trash folder', async () => {
    const house = await addHouse()
    await earn('2025-12-31', 1, house.id)
    await earn('2026-01-01', 10_000.03, house.id)
    await earn('2026-12-31', 5000, house.id)
    await earn('2027-01-01', 2, house.id)
    await earn('2026-06-01', 77_777)
    const thrown = await earn('2026-07-01', 4, house.id)
    await app.call(incomeCalls.remove, params(thrown.id), { token: kari.token })
    expect(await calculate({ houseId: house.id })).toEqual({ totalSum: 1_500_003, sum: 225_000 })
    expect(await calculate({ houseId: house.id, year: 2024 })).toEqual({ totalSum: 0, sum: 0 })
    const before = await used()
    expect(await createPersonal({ houseId: house.id })).toEqual({
      id: 2026,
      houseId: house.id,
      conditions: false,
      year: 2026,
      totalSum: 1_500_003,
      sum: 225_000,
      date: '2026-12-31',
    })
    expect(await used()).toBe(before + 1)
    await app.call(houseCalls.remove, params(house.id), { token: kari.token })
  })

  it('takes rents that together are more than one amount may be', async () => {
    const house = await addHouse()
    for (const date of ['2026-01-01', '2026-02-01']) await earn(date, 999_999_999.99, house.id)
    const figures = { totalSum: 199_999_999_998, sum: 30_000_000_000 }
    expect(await calculate({ houseId: house.id })).toEqual(figures)
    expect(await createPersonal({ houseId: house.id })).toMatchObject(figures)
    await app.call(houseCalls.remove, params(house.id), { token: kari.token })
  })

  it('is deducted once per house and year, shown on the house, and free again when it is removed', async () => {
    await createPersonal({ year: 2025 })
    await createPersonal({ year: 2024 })
    const before = await used()
    expect(await depreciationRefusal(createPersonal({ year: 2025 }))).toEqual([409, 'personalExists', undefined])
    expect([await used(), await yearsOf(kari.houseId)]).toEqual([before, [2024, 2025]])
    const changed = await app.call(
      houseCalls.update,
      { ...params(kari.houseId), body: { ...testHouse, name: 'Nytt navn' } },
      { token: kari.token },
    )
    expect(changed.depreciationYears).toEqual([2024, 2025])
    await removePersonal({ year: 2025 })
    expect(await depreciationRefusal(removePersonal({ year: 2025 }))).toEqual([404, 'notFound', undefined])
    expect([await used(), await yearsOf(kari.houseId)]).toEqual([before - 1, [2024]])
    await createPersonal({ year: 2025 })
  })

  it('is made once, however many ask at the same time', async () => {
    const before = await used()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => depreciationRefusal(createPersonal({ year: 2030 }))),
    )
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    expect(new Set(answers.map(String))).toEqual(new Set(['none', '409,personalExists,']))
    expect(await used()).toBe(before + 1)
    const removals = await Promise.all(
      Array.from({ length: 12 }, () => depreciationRefusal(removePersonal({ year: 2030 }))),
    )
    expect(removals.filter((answer) => answer === 'none')).toHaveLength(1)
    expect(await used()).toBe(before)
  })

  it("is of one's own houses only", async () => {
    for (const call of [calculate, createPersonal, removePersonal]) {
      expect(await depreciationRefusal(call({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
      expect(await depreciationRefusal(call({ year: 3001 }))).toEqual([422, 'invalid', { year: 'tooMuch' }])
    }
  })
})
