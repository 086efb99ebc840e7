import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { batchedJob } from './batches'
import { startWorker } from './worker'
import { queueJob } from './job'

const now = '2026-11-20T10:00:00.000Z' as Instant
let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await testDatabase()
  db = createDb(createPool(base.connection, 4))
  await sql`create table fill (id int primary key, times int not null default 0)`.execute(db)
  await sql`insert into fill select n from generate_series(1, 25) n`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await base.drop()
})

it('goes through all rows in batches, each once, also when a batch fails after its rows were written', async () => {
  const logged: string[] = []
  let lost = 0
  const fill = batchedJob({
    kind: 'fill',
    cursor: z.int(),
    first: 0,
    async run(run, from) {
      const { rows } = await sql<{ id: number }>`
        update fill set times = times + 1 where id > ${from} and id <= ${from + 10} returning id`.execute(run.db)
      if (from === 10 && lost++ === 0) throw new Error('the process was lost')
      return { rows: rows.length, next: from + 10 < 25 ? from + 10 : null }
    },
    log: (message) => logged.push(message),
  })
  await queueJob(db, now, 'fill', {})
  const worker = startWorker({
    db,
    clock: { now: () => new Date().toISOString() as Instant },
    random: () => 0,
    kinds: { fill: { ...fill, backoff: () => 1 } },
    log: () => undefined,
    logAttempt: async () => undefined,
    pollMs: 20,
  })
  await expect.poll(() => logged.at(-1)).toBe('fill: 25 rows changed')
  await worker.stop()
  expect(logged).toEqual(['fill: 10 rows changed, goes on', 'fill: 20 rows changed, goes on', 'fill: 25 rows changed'])
  const { rows } = await sql<{ times: number }>`select distinct times from fill`.execute(db)
  expect([lost, rows]).toEqual([2, [{ times: 1 }]])
})
