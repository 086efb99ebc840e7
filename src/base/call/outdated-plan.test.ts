import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { createDb, createPool, isOutdatedPlan, type Db } from '../db/pool'
import { testDatabase } from '../db/test-database'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const connections = 3
let base: Awaited<ReturnType<typeof testDatabase>>
let db: Db
beforeAll(async () => {
  base = await testDatabase()
  db = createDb(createPool(base.connection, connections))
})
afterAll(async () => {
  await db.destroy()
  await base.drop()
})

/** Runs the same work on every connection and returns each result. */
const onEach = async (work: () => Promise<unknown>) => {
  const all = await Promise.allSettled(Array.from({ length: connections }, work))
  return all.map((one) => (one.status === 'fulfilled' ? 'done' : isOutdatedPlan(one.reason) ? 'outdated' : one.reason))
}
const done = Array.from({ length: connections }, () => 'done')
let tables = 0
/** Each test has its own table name, so that no earlier statement was prepared for a table of that name. */
let table: string
beforeEach(async () => {
  table = `noted_${(tables += 1)}`
  await sql.raw(`create table ${table} (what text)`).execute(db)
})
const addColumn = () => sql.raw(`alter table ${table} add column of_the_next_release text`).execute(db)
const note = (on: Db) => sql`insert into ${sql.raw(table)} select ${'x'} from pg_sleep(0.05) returning *`.execute(on)
const noted = async () => (await sql`select from ${sql.raw(table)}`.execute(db)).rows.length

it('a statement of its own that was prepared before a column came is done, once, on every connection', async () => {
  expect(await onEach(() => note(db))).toEqual(done)
  await addColumn()
  expect(await onEach(() => note(db))).toEqual(done)
  expect(await noted()).toBe(2 * connections)
})

it('one of a transaction fails with it, nothing of it is done outside, and the next one works', async () => {
  const within = () => db.transaction().execute((tx) => note(tx))
  expect(await onEach(within)).toEqual(done)
  await addColumn()
  const failed = await onEach(within)
  expect(failed).toContain('outdated')
  expect(await noted()).toBe(connections + failed.filter((one) => one === 'done').length)
  expect(await onEach(within)).toEqual(done)
})

it('no call is refused when a newer release adds a column to what is read whole', async () => {
  const { token } = await app.landlord()
  // The statement reads every column of a contract. There is no such contract, so the expected answer is 404.
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
  const meet = async () => {
    let answer: Promise<number> | undefined
    const migration = app.db.transaction().execute(async (tx) => {
      await sql`lock table account in access exclusive mode`.execute(tx)
      // The read has locked the session table and waits for the account table.
      answer = read()
      const waits = sql<{ waits: boolean }>`
        select exists (select from pg_locks where relation = 'account'::regclass and not granted) as waits`
      await expect.poll(async () => (await waits.execute(app.db)).rows[0]!.waits).toBe(true)
      await sql`lock table session in access exclusive mode`.execute(tx)
    })
    const [migrated] = await Promise.allSettled([migration])
    expect(await answer).toBe(200)
    return migrated
  }
  // PostgreSQL ends the one whose wait it looks at first. On a busy machine that may be the migration, which says
  // nothing of the read, so they meet again.
  const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'
  let migrated = await meet()
  for (let again = 0; again < 5 && migrated.status === 'rejected' && isDeadlock(migrated.reason); again += 1)
    migrated = await meet()
  expect(migrated.status).toBe('fulfilled')
  expect(app.bugs).toEqual([])
})
