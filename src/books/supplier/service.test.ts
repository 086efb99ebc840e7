import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { fromKroner } from '../../base/kit/money'
import { expenseCalls } from '../expense/calls'
import { supplierCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const form = (name: string) => ({ name, address: 'Verkstedveien 1', city: 'Oslo', postcode: '0277' })
const params = (id: number) => ({ params: { id: String(id) } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  )
const list = (token = kari.token) => app.call(supplierCalls.list, {}, { token })
const create = (name: string, token = kari.token) => app.call(supplierCalls.create, { body: form(name) }, { token })
const voucher = (supplierId: number) => ({
  houseId: kari.houseId,
  cost_type: 'maintenance' as const,
  description: 'Rør',
  supplierId,
  repeat: 'never' as const,
  sum: 100,
  date: '2026-11-01',
  franchise: 100,
})

describe('suppliers', () => {
  it('begin with the account\'s own "No supplier", in the language it registered in', async () => {
    expect(await list()).toMatchObject([{ name: 'No supplier', isDefault: true, archived: false }])
  })

  it('are listed with the default one first and then in Norwegian order', async () => {
    const { token } = await app.landlord()
    for (const name of ['Ås bygg', 'Ørsta rør', 'anders maler', 'Ærlig talt AS', 'Zeta', 'Berg'])
      await create(name, token)
    expect((await list(token)).map((supplier) => supplier.name)).toEqual([
      'No supplier',
      'anders maler',
      'Berg',
      'Zeta',
      'Ærlig talt AS',
      'Ørsta rør',
      'Ås bygg',
    ])
  })

  it('are changed and taken in and out of the archive; without a word about it they stay where they are', async () => {
    const { id } = await create('Maler')
    const put = (body: object) =>
      app.call(supplierCalls.update, { ...params(id), body: { ...form('Maler 2'), ...body } }, { token: kari.token })
    expect(await put({ archived: true })).toMatchObject({ id, name: 'Maler 2', archived: true })
    expect(await put({})).toMatchObject({ archived: true })
    expect(await refusal(app.call(supplierCalls.remove, params(id), { token: kari.token }))).toBe('supplierArchived')
    expect(await put({ archived: false })).toMatchObject({ archived: false })
  })

  it('refuse a change or deletion of the default one', async () => {
    const { id } = (await list()).find((supplier) => supplier.isDefault)!
    expect(
      await refusal(app.call(supplierCalls.update, { ...params(id), body: form('Mitt') }, { token: kari.token })),
    ).toBe('defaultSupplier')
    expect(await refusal(app.call(supplierCalls.remove, params(id), { token: kari.token }))).toBe('defaultSupplier')
  })

  it('are deleted when no voucher uses them, and archived when one does, also from the trash folder', async () => {
    const [unused, used, trashed] = [await create('Ubrukt'), await create('Brukt'), await create('I papirkurven')]
    await app.call(expenseCalls.create, { body: voucher(used.id) }, { token: kari.token })
    const { id } = await app.call(expenseCalls.create, { body: voucher(trashed.id) }, { token: kari.token })
    await app.call(expenseCalls.remove, params(id), { token: kari.token })
    for (const supplier of [unused, used, trashed])
      await app.call(supplierCalls.remove, params(supplier.id), { token: kari.token })
    const left = (await list()).filter((supplier) => [unused.id, used.id, trashed.id].includes(supplier.id))
    expect(left.map(({ id: supplier, archived }) => [supplier, archived])).toEqual([
      [used.id, true],
      [trashed.id, true],
    ])
  })

  it('are listed with the number, the sums of the year and the newest of their vouchers, outside the trash folder', async () => {
    const [paid, unpaid] = [await create('Strøm AS'), await create('Ingen ennå')]
    const save = async (body: object) =>
      await app.call(expenseCalls.create, { body: { ...voucher(paid.id), ...body } }, { token: kari.token })
    await save({ sum: 100, franchise: 50, date: '2026-01-01' })
    await save({ sum: 20.5, date: '2026-12-31' })
    await save({ sum: 4000, date: '2025-12-31' })
    const { id } = await save({ sum: 700, date: '2026-12-31' })
    await app.call(expenseCalls.remove, params(id), { token: kari.token })
    const found = await list()
    const paidTo = (supplier: number) => found.find((each) => each.id === supplier)!.paid
    expect(paidTo(paid.id)).toEqual({ vouchers: 3, this_year: fromKroner(120.5), last_on: '2026-12-31' })
    expect(paidTo(unpaid.id)).toBeUndefined()
    expect((await list(ola.token)).every((each) => each.paid === undefined)).toBe(true)
  })

  it('are never lost under a voucher that is being saved', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await create(`Samtidig ${round}`)
      const [saved, removed] = await Promise.all([
        refusal(
          app.call(expenseCalls.create, { body: { ...voucher(id), archived: round % 2 === 0 } }, { token: kari.token }),
        ),
        refusal(app.call(supplierCalls.remove, params(id), { token: kari.token })),
      ])
      expect(removed).toBe('none')
      expect(['none', 'notFound', 'freeLimit']).toContain(saved)
      const supplier = (await list()).find((each) => each.id === id)
      expect(supplier?.archived).toBe(saved === 'none' ? true : undefined)
    }
  })

  it('of another landlord are as missing as those that never were', async () => {
    const { id } = await create('Karis')
    for (const each of [id, 999_999]) {
      expect(
        await refusal(app.call(supplierCalls.update, { ...params(each), body: form('Olas') }, { token: ola.token })),
      ).toBe('notFound')
      expect(await refusal(app.call(supplierCalls.remove, params(each), { token: ola.token }))).toBe('notFound')
    }
    expect((await list()).find((supplier) => supplier.id === id)?.name).toBe('Karis')
    expect(await list(ola.token)).toHaveLength(1)
  })
})
