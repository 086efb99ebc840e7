import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { taxCalls } from '../tax/calls'
import { importCalls } from './calls'
import { tablesOfHouses } from './service-take-back'
import { sampleBooks, uploadOldBooks } from './test-imports'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T10:00:00.000Z' })
  await uploadOldBooks(app, (await app.landlord()).token, sampleBooks())
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(async () => {
  kari = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})

it('is refused for a house about which the landlord has answered since', async () => {
  const options = { token: kari.token }
  const { id } = await uploadOldBooks(app, kari.token, sampleBooks())
  const params = { params: { id: String(id) } }
  await app.call(importCalls.apply, { ...params, body: {} }, options)
  const house = (await app.call(houseCalls.list, {}, options)).find((one) => one.id !== kari.houseId)!
  await app.call(taxCalls.answerLetting, { body: { houseId: house.id, year: 2025, offered_for_rent: true } }, options)
  const refused = await app.call(importCalls.remove, params, options).catch((error: { body: object }) => error.body)
  expect(refused).toMatchObject({
    message: 'importChanged',
    changed: [{ kind: 'house', id: house.id, text: house.name }],
  })
})

it('asks every table that names a house', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'house'::regclass`.execute(app.db)
  expect(tablesOfHouses.map(([table]) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
