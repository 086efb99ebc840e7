import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { logAttempt } from '../sendlog/service'
import type { JobKinds } from './job-kind'
import { startWorker, type Worker, type WorkerDeps } from './worker'

const morning = '2026-11-20T10:00:00.000Z' as Instant

/** A database for the jobs of a test file, with a stopped clock. Each test begins without jobs and workers. */
export function testWorkers() {
  let database: TestDatabase
  let workers: Worker[] = []
  const own = {
    now: morning,
    pool: undefined as unknown as pg.Pool,
    db: undefined as unknown as Db,
    /** The dependencies of a worker or a runner, except the kinds of jobs. */
    deps: () => ({ db: own.db, clock: { now: () => own.now }, random: () => 0.5, log: () => undefined, logAttempt }),
    start(kinds: JobKinds, more: Partial<WorkerDeps> = {}): Worker {
      const worker = startWorker({ ...own.deps(), kinds, pollMs: 20, ...more })
      workers.push(worker)
      return worker
    },
    async stop(patience?: number): Promise<void> {
      await Promise.all(workers.map((each) => each.stop(patience)))
      workers = []
    },
    jobs: () => own.db.selectFrom('job').selectAll().orderBy('id').execute(),
  }
  beforeAll(async () => {
    database = await testDatabase()
    own.pool = createPool(database.connection, 20)
    own.db = createDb(own.pool)
  })
  afterAll(async () => {
    await own.pool.end()
    await database.drop()
  })
  beforeEach(async () => {
    own.now = morning
    await sql`truncate job, sendlog`.execute(own.db)
  })
  afterEach(() => own.stop())
  return own
}
