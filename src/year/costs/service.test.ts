import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { expenseCalls } from '../../books/expense/calls'
import { costsCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

describe('the costs of a year', () => {
  it('are those of one house or of all, without what is trashed, not filled out, or of somebody else', async () => {
    const [kari, ola] = [await app.landlord(), await app.landlord()]
    const options = { token: kari.token }
    const second = await app.call(houseCalls.create, { body: testHouse }, options)
    const supplierId = (await app.call(supplierCalls.list, {}, options))[0]!.id
    const add = (more: object) =>
      app.call(
        expenseCalls.create,
        {
          body: {
            houseId: kari.houseId,
            supplierId,
            cost_type: 'maintenance',
            description: 'Maling',
            repeat: 'never',
            sum: 100.5,
            date: '2026-03-31',
            franchise: 50,
            ...more,
          },
        },
        options,
      )
    await add({})
    await add({ date: '2026-03-01' })
    await add({ date: '2025-12-31', sum: 7 })
    await add({ date: '2024-12-31', sum: 9 })
    await add({ houseId: second.id, cost_type: 'paid_salary', sum: 1000, date: '2026-01-01' })
    const { id } = await add({ sum: 5000 })
    await app.call(expenseCalls.remove, { params: { id: String(id) } }, options)
    await app.call(
      expenseCalls.create,
      { body: { houseId: kari.houseId, archived: true, date: '2026-03-01' } },
      options,
    )
    const costs = (query: { houseId?: string; year?: string }, token = kari.token) =>
      app.call(costsCalls.read, { query }, { token })
    const kind = async (query: { houseId?: string; year?: string }, cost_type: string) =>
      (await costs(query)).types.find((type) => type.cost_type === cost_type)!

    const all = { year: '2026' }
    expect(await kind(all, 'maintenance')).toMatchObject({ total: 20_100, deductible: 10_050, totalBefore: 700 })
    expect((await kind(all, 'maintenance')).months[2]).toBe(20_100)
    expect((await kind(all, 'maintenance')).monthsBefore[11]).toBe(700)
    expect((await kind(all, 'paid_salary')).months[0]).toBe(100_000)
    // The newest first, each with its supplier.
    expect((await costs(all)).vouchers.map(({ listed_on, cost_type, sum }) => [listed_on, cost_type, sum])).toEqual([
      ['2026-03-31', 'maintenance', 10_050],
      ['2026-03-01', 'maintenance', 10_050],
      ['2026-01-01', 'paid_salary', 100_000],
    ])
    expect((await costs(all)).vouchers[0]).toMatchObject({ supplierId, description: 'Maling' })
    const first = { ...all, houseId: String(kari.houseId) }
    expect(await kind(first, 'paid_salary')).toMatchObject({ total: 0 })
    expect(await kind({ ...first, year: '2025' }, 'maintenance')).toMatchObject({ total: 700, totalBefore: 900 })
    expect((await costs({})).year).toBe(Number(app.now().slice(0, 4)))

    await expect(costs(first, ola.token)).rejects.toMatchObject({ status: 404 })
    expect((await costs(all, ola.token)).types.every((type) => type.total === 0)).toBe(true)
    await app.call(houseCalls.remove, { params: { id: String(second.id) } }, options)
    expect(await kind(all, 'paid_salary')).toMatchObject({ total: 0 })
  })
})
