import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { createDb, createPool, isOutdatedPlan } from '../db/pool'
import { testDatabase } from '../db/test-database'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

it('a statement prepared before a column came fails once, and then works on every connection', async () => {
  const base = await testDatabase()
  const db = createDb(createPool(base.connection, 3))
  const readAll = () =>
    sql`select *, pg_sleep(0.05) from (select * from installation where id <> ${''}) as one`.execute(db)
  const three = () => Promise.allSettled([readAll(), readAll(), readAll()])
  await three()
  await sql`alter table installation add column of_the_next_release text`.execute(db)
  const failed = (await three()).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.every(isOutdatedPlan)).toBe(true)
  expect((await three()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  await db.destroy()
  await base.drop()
})

it('no call is refused when a newer release adds a column to what is read whole', async () => {
  const { token } = await app.landlord()
  // The statement reads every column of a contract; that there is none is its answer.
  const read = async () => (await app.raw('GET', '/api/contract/1', undefined, { token })).status
  expect(await Promise.all([read(), read(), read()])).toEqual([404, 404, 404])
  await sql`alter table contract add column of_the_next_release text`.execute(app.db)
  expect(await Promise.all([read(), read(), read()])).toEqual([404, 404, 404])
  expect(app.bugs).toEqual([])
})

it('no call is refused when it and a migration wait for each other', async () => {
  const { token } = await app.landlord()
  const read = async () => (await app.raw('GET', '/api/profile', undefined, { token })).status
  expect(await read()).toBe(200)
  const both = await app.db.transaction().execute(async (migration) => {
    await sql`lock table account in access exclusive mode`.execute(migration)
    // It holds the table of sessions, and waits for that of accounts.
    const answer = read()
    const waits = sql<{ waits: boolean }>`
      select exists (select from pg_locks where relation = 'account'::regclass and not granted) as waits`
    await expect.poll(async () => (await waits.execute(app.db)).rows[0]!.waits).toBe(true)
    await sql`lock table session in access exclusive mode`.execute(migration)
    return { answer }
  })
  expect(await both.answer).toBe(200)
  expect(app.bugs).toEqual([])
})
