import { sql } from 'kysely'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { executeWithCommit } from './pipelined'
import { createDb, createPool, type Db } from './pool'
import { testDatabase, type TestDatabase } from './test-database'

let base: TestDatabase
let pool: pg.Pool
let db: Db
/** What has been sent to the database, packet by packet. */
const packets: string[] = []
beforeAll(async () => {
  base = await testDatabase()
  pool = createPool(base.connection, 1)
  db = createDb(pool)
  pool.on('connect', (client) => {
    const { stream } = client.connection as unknown as { stream: Writable }
    const [one, many] = [stream._write.bind(stream), stream._writev!.bind(stream)]
    stream._write = (chunk: Buffer, ...rest) => (packets.push(String(chunk)), one(chunk, ...rest))
    stream._writev = (chunks, done) => (
      packets.push(chunks.map(({ chunk }) => String(chunk)).join('')),
      many(chunks, done)
    )
  })
  await sql`select 1`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await base.drop()
})

it('a transaction sends `begin` with its first statement and `commit` with its last, in one packet each', async () => {
  packets.length = 0
  const seen = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ n: number }>`select ${1}::int as n`.execute(tx)
    await executeWithCommit(tx, sql`select ${2}::int as last`.compile(tx))
    return rows[0]!.n
  })
  expect(seen).toBe(1)
  expect(
    packets.map((packet) => ['begin', '::int as n', '::int as last', 'commit'].filter((word) => packet.includes(word))),
  ).toEqual([
    ['begin', '::int as n'],
    ['::int as last', 'commit'],
  ])
})
