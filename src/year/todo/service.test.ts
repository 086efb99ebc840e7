import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { expenseCalls } from '../../books/expense/calls'
import { houseCalls } from '../../landlord/house/calls'
import { sendingFixture } from '../tax-return/test-sending'
import { todoCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
const waiting = (token: string) => app.call(todoCalls.waiting, {}, { token })

describe('vouchers that are to be filled out', () => {
  it('wait, the oldest first, in every house, until they are filled out, deleted, or their house is', async () => {
    const [kari, ola] = [await app.landlord(), await app.landlord()]
    const options = { token: kari.token }
    const second = await app.call(houseCalls.create, { body: testHouse }, options)
    const later = (houseId: number, date: string) =>
      app.call(expenseCalls.create, { body: { houseId, archived: true, date } }, options)
    expect(await waiting(kari.token)).toEqual({ unfinished: [], return_year: null })
    const [newer, older, elsewhere] = [
      await later(kari.houseId, '2026-03-01'),
      await later(kari.houseId, '2025-03-01'),
      await later(second.id, '2026-01-01'),
    ]
    const ids = async (token = kari.token) => (await waiting(token)).unfinished.map(({ id }) => id)
    expect(await waiting(kari.token)).toMatchObject({
      unfinished: [
        { id: older.id, houseId: kari.houseId },
        { id: elsewhere.id, houseId: second.id },
        { id: newer.id, houseId: kari.houseId },
      ],
    })
    expect(await ids(ola.token)).toEqual([])
    await app.call(
      expenseCalls.update,
      {
        params: { id: String(older.id) },
        body: {
          houseId: kari.houseId,
          supplierId: 0,
          name: 'Rør AS',
          address: 'Vei 1',
          city: 'Oslo',
          postcode: '0155',
          cost_type: 'maintenance',
          description: 'Rør',
          repeat: 'never',
          sum: 100,
          date: '2025-03-01',
          franchise: 100,
        },
      },
      options,
    )
    expect(await ids()).toEqual([elsewhere.id, newer.id])
    await app.call(expenseCalls.remove, { params: { id: String(newer.id) } }, options)
    expect(await ids()).toEqual([elsewhere.id])
    await app.call(houseCalls.remove, { params: { id: String(second.id) } }, options)
    expect(await ids()).toEqual([])
  })
})

describe('the return of last year', () => {
  it('waits once the books have something for it, until it is handed in', async () => {
    const other = await app.landlord()
    expect((await waiting(other.token)).return_year).toBeNull()
    const { landlord, send } = await sendingFixture(app)
    const year = async () => (await waiting(landlord.token)).return_year
    expect(await year()).toBe(2025)
    expect(await send()).toMatchObject({ success: true })
    expect(await year()).toBeNull()
  })
})
