import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { addTime } from '../../base/kit/day'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { accountCalls } from '../account/calls'
import { maxFreeVouchers } from '../plan/rules'
import { houseCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let houseId: number
beforeAll(async () => void (app = await testApp()))
beforeEach(async () => {
  kari = await app.landlord()
  houseId = (await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, options())).id
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const options = () => ({ token: kari.token })
const params = (id: number) => ({ params: { id: String(id) } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CallRefused ? [error.status, error.body.message] : String(error)),
  )
const used = async () => (await app.call(accountCalls.profile, {}, options())).free!.used
const remove = (id = houseId) => app.call(houseCalls.remove, params(id), options())
const restore = (id = houseId, token = kari.token) => app.call(houseCalls.restore, params(id), { token })
const deleted = () => app.call(houseCalls.deleted, {}, options())
const houses = () => app.call(houseCalls.list, {}, options())
const days = (n: number) => addTime(app.now(), n * 86_400_000)
const setUsed = (usedBilags: number) =>
  app.db.updateTable('account').set({ usedBilags }).where('id', '=', kari.id).execute()

/** Adds to the second house: two expenses (one in the trash folder), an income, a household item and personal use. */
async function fill() {
  const supplierId = (await app.call(supplierCalls.list, {}, options()))[0]!.id
  const expense = {
    houseId,
    supplierId,
    cost_type: 'maintenance' as const,
    description: 'Maling',
    repeat: 'never' as const,
    sum: 500,
    date: '2026-11-02',
    franchise: 100,
  }
  await app.call(expenseCalls.create, { body: expense }, options())
  const { id } = await app.call(expenseCalls.create, { body: expense }, options())
  await app.call(expenseCalls.remove, params(id), options())
  const income = {
    houseId,
    tenant_first_name: 'Ola',
    tenant_last_name: 'Nordmann',
    tenant_birthday: '1990-01-01',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    sum: 9000,
    deposit_sum: 0,
    other: '',
    title: '',
  }
  await app.call(incomeCalls.create, { body: income }, options())
  const item = { houseId, name: 'Sofa', sum: 20_000, date: '2026-11-01', lifetime: 5, documents: [] }
  await app.call(depreciationCalls.create, { body: item }, options())
  await app.call(depreciationCalls.createPersonal, { body: { houseId, year: 2026 } }, options())
}
const contents = { expenses: 2, incomes: 1, items: 1, personal: 1, contracts: 0 }

describe('a deleted house', () => {
  it('says what it holds, gives its places back, and comes back with everything', async () => {
    await fill()
    const list = () => app.call(ledgerCalls.allTypes, { query: { houseId: String(houseId) } }, options())
    const before = [await list(), await houses()]
    expect(await app.call(houseCalls.contents, params(houseId), options())).toEqual(contents)
    expect(await used()).toBe(5)

    await remove()
    expect(await used()).toBe(0)
    expect(await deleted()).toEqual([
      { id: houseId, name: 'Nr. 2', deleted_at: app.now(), restorable_until: days(30), contents },
    ])
    expect(await refusal(app.call(houseCalls.contents, params(houseId), options()))).toEqual([404, 'notFound'])

    const back = await restore()
    expect(back).toMatchObject({ id: houseId, depreciationYears: [2026] })
    expect([await list(), await houses()]).toEqual(before)
    expect([await used(), await deleted()]).toEqual([5, []])
    expect(await refusal(restore())).toEqual([404, 'notFound'])
  })

  it.each([
    ['on its last instant', 30 * 86_400_000, 'none'],
    ['a millisecond later', 30 * 86_400_000 + 1, [404, 'notFound']],
  ])('is restored %s: %j', async (_when, ms, outcome) => {
    await remove()
    const at = addTime(app.now(), -ms)
    await app.db.updateTable('house').set({ deleted_at: at }).where('id', '=', houseId).execute()
    expect(await deleted()).toHaveLength(outcome === 'none' ? 1 : 0)
    expect(await refusal(restore())).toEqual(outcome)
  })

  it('stays away beside four others', async () => {
    await remove()
    for (const name of ['Hus 2', 'Hus 3', 'Hus 4'])
      await app.call(houseCalls.create, { body: { ...testHouse, name } }, options())
    expect(await refusal(restore())).toEqual([409, 'houseLimit'])
    expect([(await houses()).length, (await deleted()).length]).toEqual([4, 1])
  })

  it('stays away while its vouchers do not fit the plan, unless there are none or the landlord subscribes', async () => {
    await fill()
    await remove()
    await setUsed(maxFreeVouchers - 4)
    expect(await refusal(restore())).toEqual([402, 'freeLimit'])
    expect([(await houses()).length, await used()]).toEqual([1, maxFreeVouchers - 4])
    await setUsed(maxFreeVouchers - 5)
    await restore()
    expect(await used()).toBe(maxFreeVouchers)

    const empty = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Tom' } }, options())
    await remove(empty.id)
    await restore(empty.id)
    await remove()
    await setUsed(200)
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
    await restore()
    expect(await used()).toBe(205)
  })

  it('is restored once, however many ask at once, and by its owner only', async () => {
    await fill()
    await remove()
    const ola = await app.landlord()
    expect(await refusal(restore(houseId, ola.token))).toEqual([404, 'notFound'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => refusal(restore())))
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    expect([await used(), (await houses()).length]).toEqual([5, 2])
  })
})
