import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Instant } from '../kit/day'
import { createEncryption } from '../db/encryption'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import { logAttempt } from '../sendlog/service'
import { queueJob } from './job'
import { jobKind, type JobKinds } from './job-kind'
import { later } from './rules'
import { outboxService } from './service'
import { startWorker, type Worker, type WorkerDeps } from './worker'
import { eventually } from '../call/test-eventually'
import { runLeased } from './worker-run'

let database: TestDatabase
let pool: pg.Pool
let db: Db
let workers: Worker[] = []
let now = '2026-11-20T10:00:00.000Z' as Instant

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.connection, 20)
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  now = '2026-11-20T10:00:00.000Z' as Instant
  await sql`truncate job, sendlog`.execute(db)
})
afterEach(async () => {
  await Promise.all(workers.map((each) => each.stop()))
  workers = []
})

const start = (kinds: JobKinds, more: Partial<WorkerDeps> = {}) => {
  const worker = startWorker({
    db,
    clock: { now: () => now },
    random: () => 0.5,
    kinds,
    log: () => undefined,
    logAttempt,
    pollMs: 20,
    ...more,
  })
  workers.push(worker)
  return worker
}
const Anything = z.looseObject({})
const jobs = () => db.selectFrom('job').selectAll().orderBy('id').execute()

describe('jobs with effects outside', () => {
  it('are said to be done when the database is back, so that nobody does them again', async () => {
    await queueJob(db, now, 'call', {})
    const run = vi.fn(async () => {
      // Whoever writes to the job meanwhile fails, as while the database fails over.
      await sql`create function away() returns trigger language plpgsql as 'begin raise exception ''away''; end'`.execute(
        db,
      )
      await sql`create trigger away before update on job execute function away()`.execute(db)
      setTimeout(() => void sql`drop function away cascade`.execute(db), 300)
    })
    const deps = { db, clock: { now: () => now }, random: () => 0.5, log: () => undefined, logAttempt }
    const kinds = { call: jobKind({ payload: Anything, mode: 'outside', lease: 60, run }) }
    await runLeased({ ...deps, kinds }, new AbortController().signal)()
    expect((await jobs())[0]).toMatchObject({ attempts: 1, last_error: null, done_at: expect.any(String) })
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('that somebody waits for come before any number of messages, and need no room among providers that hang', async () => {
    const order: string[] = []
    const { queueMail } = outboxService({ encryption: createEncryption([{ id: 'k1', secret: randomBytes(32) }]) })
    const mail = { to: 'kari@example.no', subject: 'Hei', text: 'x', html: 'x' }
    for (let n = 0; n < 20; n += 1) await queueMail(db, now, mail, `message-${n}`)
    await queueJob(db, later(now, 1000), 'call', {}, { key: 'usual' })
    await queueMail(db, later(now, 2000), { ...mail, isAwaited: true }, 'awaited')
    now = later(now, 3000)
    const noting = jobKind({
      payload: Anything,
      mode: 'outside',
      run: async ({ job }) => void order.push(job.key!),
    })
    const deps = { db, clock: { now: () => now }, random: () => 0.5, log: () => undefined, logAttempt }
    const next = runLeased({ ...deps, kinds: { mail: noting, call: noting } }, new AbortController().signal)
    for (let n = 0; n < 4; n += 1) await next()
    expect(order).toEqual(['awaited', 'usual', 'message-0', 'message-1'])
    // All that run at once hang; what is awaited is done nevertheless.
    const hanging: string[] = []
    const hangs = jobKind({
      payload: Anything,
      mode: 'outside',
      run: ({ job, signal }) => {
        if (job.key === 'late') return Promise.resolve()
        hanging.push(job.key!)
        return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
      },
    })
    const worker = start({ mail: hangs, call: hangs })
    await eventually(async () => expect(hanging).toHaveLength(4))
    await queueMail(db, now, { ...mail, isAwaited: true }, 'late')
    await eventually(async () =>
      expect((await jobs()).find(({ key }) => key === 'late')).toMatchObject({ done_at: expect.any(String) }),
    )
    expect(hanging).toHaveLength(4)
    await worker.stop(0)
  })
})
