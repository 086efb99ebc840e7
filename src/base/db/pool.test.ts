import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusalOf } from '../call/failure'
import { createDb, createPool, type Db } from './pool'
import { testDatabase, type TestDatabase } from './test-database'

let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await testDatabase()
  db = createDb(createPool(base.connection, 1))
})
afterAll(async () => {
  await db.destroy()
  await base.drop()
})

it('a value that cannot be sent fails alone', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('unsendable')
    },
  }
  const same = (value: unknown) => sql<{ value: string }>`select ${value}::text as value`.execute(db)
  await expect(same(unsendable)).rejects.toThrow('unsendable')
  expect((await same('sent')).rows).toEqual([{ value: 'sent' }])
  await expect(same(unsendable)).rejects.toThrow('unsendable')
  expect((await same('sent')).rows).toEqual([{ value: 'sent' }])
})

/**
 * Returns the result of a statement on the only connection of a pool, and checks that the next statement is answered.
 */
async function failedThenWorks(own: Db, failing: () => Promise<unknown>): Promise<unknown> {
  try {
    const error: unknown = await failing().catch((thrown: unknown) => thrown)
    const { rows } = await sql<{ n: number }>`select ${1}::int as n`.execute(own)
    expect(rows).toEqual([{ n: 1 }])
    return refusalOf(error)
  } finally {
    await own.destroy()
  }
}

it('a server that answers nothing is an outage after a while, and its connection is replaced', async () => {
  const own = createDb(createPool(base.connection, 1, 200))
  const refused = await failedThenWorks(own, () =>
    own.transaction().execute((tx) => sql`select pg_sleep(${3}::float8)`.execute(tx)),
  )
  expect(refused).toMatchObject({ reason: 'unavailable' })
})

it('a connection that rests for longer than an answer may take is kept', async () => {
  const own = createDb(createPool(base.connection, 1, 200))
  const server = () => sql<{ id: number }>`select pg_backend_pid() as id, ${1}::int as n`.execute(own)
  const [before] = (await server()).rows
  await new Promise((done) => setTimeout(done, 500))
  expect((await server()).rows).toEqual([before])
  await own.destroy()
})

it('a command waits for as long as its statement runs', async () => {
  const own = createDb(createPool(base.connection, 1, null))
  await sql`select pg_sleep(${0.3}::float8)`.execute(own)
  await own.destroy()
})

it('a server that only reads is an outage, and the connection to it is replaced', async () => {
  const own = createDb(createPool(base.connection, 1))
  await sql`create table written (n int)`.execute(own)
  await sql`set session characteristics as transaction read only`.execute(own)
  const insert = () => sql`insert into written values (${1})`.execute(own)
  const error: unknown = await insert().catch((thrown: unknown) => thrown)
  expect(refusalOf(error)).toMatchObject({ reason: 'unavailable' })
  await new Promise((done) => setTimeout(done, 50))
  await insert()
  await own.destroy()
})

it('each connection has its time limits, which no parameter of it says: a pooler would refuse those', async () => {
  const pool = createPool(base.connection, 2)
  const own = createDb(pool)
  const limits = async () =>
    (
      await sql<{ name: string; setting: string; source: string }>`
        select name, setting, source from pg_settings
        where name = any(${['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']}::text[])
        order by name`.execute(own)
    ).rows
  // `client`: a parameter of the connection. `session`: set by a statement.
  const expected = [
    { name: 'idle_in_transaction_session_timeout', setting: '30000', source: 'session' },
    { name: 'lock_timeout', setting: '10000', source: 'session' },
    { name: 'statement_timeout', setting: '20000', source: 'session' },
  ]
  try {
    const found = await Promise.all([limits(), limits()])
    for (const one of found) expect(one).toEqual(expected)
    await own.transaction().execute(async (tx) => {
      expect((await sql`show statement_timeout`.execute(tx)).rows).toEqual([{ statement_timeout: '20s' }])
    })
  } finally {
    await own.destroy()
  }
})
