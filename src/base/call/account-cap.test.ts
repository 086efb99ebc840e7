import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { bankAccountCalls } from '../../bank/account/calls'
import { supplierCalls } from '../../books/supplier/calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

it('an account holds so many suppliers and no more, and another one is not asked', async () => {
  const [full, other] = [await app.landlord(), await app.landlord()]
  const create = (token: string, name: string) =>
    app.call(supplierCalls.create, { body: { name, address: 'Gata 1', city: 'Oslo', postcode: '0150' } }, { token })
  await sql`insert into supplier (account_id, name, address, city, postcode, created_at, updated_at)
    select ${full.id}, 'S' || n, '', '', '', now(), now() from generate_series(1, 998) n`.execute(app.db)
  await create(full.token, 'The last')
  await expect(create(full.token, 'One too many')).rejects.toMatchObject({
    status: 409,
    body: { message: 'supplierLimit' },
  })
  await create(other.token, 'The first')
})

it('of bank accounts too', async () => {
  const { token } = await app.landlord()
  const create = (n: number) => app.call(bankAccountCalls.create, { body: { name: `Konto ${n}` } }, { token })
  const made = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => create(n)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  await expect(create(41)).rejects.toMatchObject({ status: 409, body: { message: 'bankAccountLimit' } })
})
