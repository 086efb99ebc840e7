import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { depreciationCalls } from '../depreciation/calls'
import { expenseCalls } from '../expense/calls'
import { supplierCalls } from '../supplier/calls'
import { houseCalls } from '../../landlord/house/calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const list = (etag?: string, token = kari.token, query = '') =>
  app.raw('GET', `/api/bilag/all-types${query}`, undefined, {
    token,
    ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
  })
const options = () => ({ token: kari.token })

it('the list has a tag, and 304 without a body for who names it', async () => {
  const { status, headers } = await list()
  const etag = String(headers['etag'])
  expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)])
  const known = await list(etag)
  expect([known.status, known.body, known.headers['etag']]).toEqual([304, '', etag])
  expect((await list(`"other", ${etag.slice(2)}`)).status).toBe(304)
  expect((await list('"other"')).status).toBe(200)
  // The tag is valid only for this account, this query and this day.
  expect((await list(etag, kari.token, '?trashed=true')).status).toBe(200)
  expect((await list(etag, (await app.landlord()).token)).status).toBe(200)
  app.setNow('2026-11-21T10:00:00.000Z')
  expect((await list(etag)).status).toBe(200)
})

it('the tag changes with whatever the list shows', async () => {
  const shop = { name: 'Maler Aas', address: 'Storgata 2', postcode: '0155', city: 'Oslo' }
  const { id: supplierId } = await app.call(supplierCalls.create, { body: shop }, options())
  const voucher = {
    houseId: kari.houseId,
    cost_type: 'other_costs',
    description: 'Maling',
    supplierId,
    repeat: 'never',
  }
  let created = 0
  const changes: [string, () => Promise<unknown>][] = [
    [
      'an expense',
      async () => {
        const body = { ...voucher, sum: 10, date: '2026-04-04', franchise: 0 } as never
        created = (await app.call(expenseCalls.create, { body }, options())).id
      },
    ],
    [
      'a name of its supplier',
      () =>
        app.call(
          supplierCalls.update,
          {
            params: { id: String(supplierId) },
            body: { ...shop, name: 'Maler Ås' },
          },
          options(),
        ),
    ],
    [
      'what a job writes',
      () =>
        app.db
          .updateTable('bilag')
          .set({ sum: 2000 as never })
          .where('id', '=', created)
          .execute(),
    ],
    [
      'an item',
      () =>
        app.call(
          depreciationCalls.create,
          { body: { houseId: kari.houseId, name: 'Sofa', date: '2026-05-05', sum: 20_000, lifetime: 4 } },
          options(),
        ),
    ],
    [
      'personal use',
      () => app.call(depreciationCalls.createPersonal, { body: { houseId: kari.houseId, year: 2026 } }, options()),
    ],
    [
      'a voucher in the trash folder',
      () => app.call(expenseCalls.remove, { params: { id: String(created) } }, options()),
    ],
    ['another house', () => app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, options())],
  ]
  for (const [what, change] of changes) {
    const before = String((await list()).headers['etag'])
    await change()
    const after = await list(before)
    expect([what, after.status]).toEqual([what, 200])
    expect((await list(String(after.headers['etag']))).status).toBe(304)
  }
})
