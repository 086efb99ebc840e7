import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { houseCalls } from '../../landlord/house/calls'
import { incomeCalls } from '../income/calls'
import { ledgerCalls } from '../ledger/calls'
import { depreciationCalls } from './calls'
import { depreciationRefusal } from './test-depreciation'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => void (app = await testApp()))
beforeEach(async () => void (kari = await app.landlord()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const body = (more: object = {}) => ({
  houseId: kari.houseId,
  name: 'Sofa',
  date: '2024-03-01',
  sum: 20_000,
  lifetime: 5,
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })
const options = () => ({ token: kari.token })
const create = () => app.call(depreciationCalls.create, { body: body() }, options())
const read = (id: number) => app.call(depreciationCalls.read, params(id), options())
const update = (id: number, more: object = {}, token = kari.token) =>
  app.call(depreciationCalls.update, { ...params(id), body: body(more) }, { token })
const upload = async () =>
  (JSON.parse((await app.upload(kari.token, 'kvittering.pdf', samplePdf())).body) as { url: string }).url
const send = (year: number) =>
  app.db.insertInto('sent_return').values({ account_id: kari.id, year, sent_at: app.now() }).execute()

describe('a household item that is written anew', () => {
  it('has other deductions, and keeps its place and its id', async () => {
    const [{ id }, url] = [await create(), await upload()]
    expect(await update(id, { sum: 30_000, lifetime: 3, name: 'Hjørnesofa', documents: [url] })).toMatchObject({
      id,
      name: 'Hjørnesofa',
      sum: 3_000_000,
      expensed: 600_000,
    })
    const detail = await read(id)
    expect([detail.rows.length, detail.files.map((file) => file.url), detail.isClosed]).toEqual([3, [url], false])
    expect(await update(id, { sum: 14_000, lifetime: 9 })).toMatchObject({ lifetime: 3, documents: [] })
  })

  it('stays as it is once a later year’s tax return was sent; files can be added always', async () => {
    const [{ id }, first, second] = [await create(), await upload(), await upload()]
    await send(2024)
    // Sending the year of purchase closes nothing, because no later return depends on it yet.
    await update(id, { sum: 21_000, documents: [first] })
    await send(2025)
    expect((await read(id)).isClosed).toBe(true)
    expect(await depreciationRefusal(update(id, { sum: 22_000, documents: [first] }))).toEqual([
      409,
      'itemClosed',
      undefined,
    ])
    expect(await depreciationRefusal(update(id, { sum: 21_000, documents: [second] }))).toEqual([
      409,
      'itemClosed',
      undefined,
    ])
    expect(await update(id, { sum: 21_000, documents: [first, second] })).toMatchObject({ documents: [first, second] })
  })

  it('can be made to last longer while no year after its last one was sent, and nothing else with it', async () => {
    // The item has deductions from 2024 to 2026.
    const { id } = await create()
    await update(id, { lifetime: 3 })
    await send(2025)
    expect(await read(id)).toMatchObject({ isClosed: true, mayLastLonger: true })
    expect(await depreciationRefusal(update(id, { lifetime: 3, sum: 21_000 }))).toEqual([409, 'itemClosed', undefined])
    expect(await depreciationRefusal(update(id, { lifetime: 4, name: 'Stol' }))).toEqual([409, 'itemClosed', undefined])
    await send(2026)
    expect(await update(id, { lifetime: 5 })).toMatchObject({ lifetime: 5 })
    // Making the lifetime shorter again would remove years, although 2027 and 2028 are open.
    expect(await depreciationRefusal(update(id, { lifetime: 4 }))).toEqual([409, 'itemClosed', undefined])
    // After 2026, 20 000 - 4 000 - 3 200 - 2 560 = 10 240 is left. 2027 deducts 2 048 of it.
    expect((await read(id)).rows[3]).toEqual({ year: 2027, depreciation: 204_800, residual: 819_200 })
    await send(2029)
    expect(await read(id)).toMatchObject({ isClosed: true, mayLastLonger: false })
    expect(await depreciationRefusal(update(id, { lifetime: 9 }))).toEqual([409, 'itemClosed', undefined])
  })

  it('is not moved to a year that closed ones depend on', async () => {
    const { id } = await create()
    await send(2023)
    expect(await depreciationRefusal(update(id, { date: '2022-12-31' }))).toEqual([409, 'itemClosed', undefined])
    expect(await update(id, { date: '2023-12-31' })).toMatchObject({ date: '2023-12-31' })
  })

  it('is refused as a new one is, in the trash folder, and to others', async () => {
    const [{ id }, ola] = [await create(), await app.landlord()]
    expect(await depreciationRefusal(update(id, { date: '2037-01-01' }))).toEqual([
      422,
      'invalid',
      { date: 'dateRange' },
    ])
    expect(await depreciationRefusal(update(id, { sum: 30_000, at_once: true }))).toEqual([
      422,
      'invalid',
      { at_once: 'invalid' },
    ])
    expect(await depreciationRefusal(update(id, { houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
    expect(await depreciationRefusal(update(id, {}, ola.token))).toEqual([404, 'notFound', undefined])
    // Another account's sent tax return doesn't close her years.
    await app.db.insertInto('sent_return').values({ account_id: ola.id, year: 2026, sent_at: app.now() }).execute()
    await update(id, { sum: 23_000 })
    await app.call(depreciationCalls.remove, params(id), options())
    expect(await depreciationRefusal(update(id))).toEqual([409, 'isTrashed', undefined])
  })
})

describe('personal use that no longer fits the rent', () => {
  const personal = () => ({ body: { houseId: kari.houseId, year: 2025 } })
  const earn = (sum: number) =>
    app.call(
      incomeCalls.create,
      {
        body: {
          houseId: kari.houseId,
          tenant_first_name: 'Per',
          tenant_last_name: 'Hansen',
          tenant_birthday: '1990-05-17',
          start_date: '2025-04-01',
          end_date: '2025-04-30',
          sum,
          deposit_sum: 0,
        },
      },
      options(),
    )
  const refresh = (token = kari.token) => app.call(depreciationCalls.updatePersonal, personal(), { token })
  const listed = async () => {
    const query = { houseId: String(kari.houseId), date_from: '2025-01-01', date_to: '2025-12-31' }
    return (await app.call(ledgerCalls.allTypes, { query }, options())).depreciationPersonalBilags
  }

  it('is told with the rent of now, and is deducted anew until the year’s tax return was sent', async () => {
    await earn(10_000)
    await app.call(depreciationCalls.createPersonal, personal(), options())
    const { id } = await earn(5000)
    expect(await listed()).toMatchObject([
      { year: 2025, totalSum: 1_000_000, sum: 150_000, rentNow: 1_500_000, isSent: false },
    ])
    expect(await refresh()).toMatchObject({ totalSum: 1_500_000, sum: 225_000 })
    expect(await listed()).toMatchObject([{ totalSum: 1_500_000, rentNow: 1_500_000 }])
    await app.call(incomeCalls.remove, params(id), options())
    expect(await listed()).toMatchObject([{ totalSum: 1_500_000, rentNow: 1_000_000 }])
    await send(2025)
    expect(await depreciationRefusal(refresh())).toEqual([409, 'yearSent', undefined])
    expect(await listed()).toMatchObject([{ totalSum: 1_500_000, sum: 225_000, isSent: true }])
  })

  it('says whether its conditions are met: no unless that is said, and after the year was sent too', async () => {
    await earn(10_000)
    const { houseId } = kari
    const change = (more: object) =>
      app.call(depreciationCalls.updatePersonal, { body: { houseId, year: 2025, ...more } }, options())
    expect(await app.call(depreciationCalls.createPersonal, personal(), options())).toMatchObject({ conditions: false })
    expect(await change({ conditions: true })).toMatchObject({ conditions: true })
    // An older client doesn't send the conditions, and they stay the same.
    expect(await change({})).toMatchObject({ conditions: true })
    await send(2025)
    await earn(5000)
    // The sent sum stays. The conditions can still be changed.
    expect(await change({ conditions: false })).toMatchObject({ conditions: false, totalSum: 1_000_000, sum: 150_000 })
    expect(await depreciationRefusal(change({}))).toEqual([409, 'yearSent', undefined])
    expect(await listed()).toMatchObject([{ conditions: false, totalSum: 1_000_000 }])
    await app.call(depreciationCalls.removePersonal, personal(), options())
    const again = { body: { houseId, year: 2025, conditions: true } }
    expect(await app.call(depreciationCalls.createPersonal, again, options())).toMatchObject({ conditions: true })
  })

  it('is of the rent without short lets, and of none in a holiday home of one’s own', async () => {
    await earn(10_000)
    const { houseId } = kari
    const calculated = () => app.call(depreciationCalls.calculatePersonal, personal(), options())
    const { id } = await earn(7_000)
    const income = (
      await app.call(ledgerCalls.allTypes, { query: { date_from: '2025-01-01' } }, options())
    ).incomeBilags.find((one) => one.id === id)
    const { start_date, end_date, tenant_first_name, tenant_last_name } = income!
    const rental = { houseId, start_date, end_date, tenant_first_name, tenant_last_name, deposit_sum: 0, sum: 7_000 }
    const body = { ...rental, tenant_birthday: '1990-05-17', short_term: true }
    const made = await app.call(depreciationCalls.createPersonal, personal(), options())
    expect(made).toMatchObject({ totalSum: 1_700_000, sum: 255_000 })
    await app.call(incomeCalls.update, { ...params(id), body }, options())
    const base = { totalSum: 1_000_000, sum: 150_000 }
    // In a house that is only let, stays of less than 30 days are ordinary rent.
    expect(await calculated()).toEqual({ totalSum: 1_700_000, sum: 255_000 })
    const own = { ...testHouse, home_use: 'own_home' as const, from_year: 2025 }
    await app.call(houseCalls.update, { ...params(houseId), body: own }, options())
    expect(await calculated()).toEqual(base)
    // The deduction stays until it is updated, and is shown as outdated.
    expect(await listed()).toMatchObject([{ totalSum: 1_700_000, sum: 255_000, rentNow: 1_000_000 }])
    expect(await refresh()).toMatchObject(base)
    await app.call(depreciationCalls.removePersonal, personal(), options())
    expect(await app.call(depreciationCalls.createPersonal, personal(), options())).toMatchObject(base)
    const house = { ...testHouse, holiday_home: true }
    await app.call(houseCalls.update, { ...params(houseId), body: { ...house, from_year: 2026 } }, options())
    expect(await calculated()).toEqual(base)
    await app.call(houseCalls.update, { ...params(houseId), body: { ...house, from_year: 2025 } }, options())
    expect(await calculated()).toEqual({ totalSum: 0, sum: 0 })
  })

  it('is of one’s own houses, and where it was deducted before', async () => {
    const ola = await app.landlord()
    expect(await depreciationRefusal(refresh())).toEqual([404, 'notFound', undefined])
    await app.call(depreciationCalls.createPersonal, personal(), options())
    expect(await depreciationRefusal(refresh(ola.token))).toEqual([404, 'notFound', undefined])
  })
})
