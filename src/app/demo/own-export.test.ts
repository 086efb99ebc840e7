import { afterAll, beforeAll, expect, it } from 'vitest'
import { importCalls } from '../../year/import/calls'
import { comparable, exportZip, uploadExport } from '../../year/import/test-own-export'
import { testApp, type TestApp } from '../server/test-app'
import { demoProviders, fillDemo } from './fill'
import { demoEmail } from './landlord'

const password = 'Fjord-1234'
let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2026-11-20T10:00:00.000Z', providers: demoProviders })
  const { db, encryption } = app
  await fillDemo({ app: app.app, db, clock: app, encryption, password, print: () => undefined })
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

it('the export of the demo account gives an empty account the same data', async () => {
  const zip = await exportZip(app, (await app.login(demoEmail, password)).accessToken)
  const { token, id } = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  const read = await uploadExport(app, token, zip)
  await app.call(importCalls.apply, { params: { id: String(read.id) }, body: {} }, { token })
  expect(comparable(await exportZip(app, token))).toEqual(comparable(zip))
}, 300_000)
