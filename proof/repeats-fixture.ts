import { build } from 'esbuild'
import type { Rhythm } from './repeats-oracle'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { OwnedCtx } from '../src/base/call/context'
import { createDb, createPool, type Db } from '../src/base/db/pool'
import { testDatabase, type TestDatabase } from '../src/base/db/test-database'
import { addDays, addTime, osloDay, type Day, type Instant } from '../src/base/kit/day'
import { ore } from '../src/base/kit/money'
import type { OwnerId } from '../src/base/kit/owner'
import { repeatKind } from '../src/books/expense/service-generate'
import { createExpense } from '../src/books/expense/service'
import { supplierInVoucher } from '../src/books/supplier/model'

/** Bundles the worker process into one file, which starts in a quarter of the time. The file gets its own directory. */
async function bundleWorker(): Promise<{ path: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'husbok-repeats-'))
  const path = join(directory, 'worker.cjs')
  const entry = fileURLToPath(new URL('repeats-worker.ts', import.meta.url))
  await build({
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    logLevel: 'error',
  })
  return { path, remove: () => rm(directory, { recursive: true }) }
}

/** A separate database for each test of a file, and the workers that use it. */
export function useFixture(connections: number) {
  let worker: Awaited<ReturnType<typeof bundleWorker>>
  let database: TestDatabase
  let pool: pg.Pool
  let db: Db
  beforeAll(async () => void (worker = await bundleWorker()))
  afterAll(() => worker.remove())
  beforeEach(async () => {
    database = await testDatabase()
    pool = createPool(database.connection, connections)
    db = createDb(pool)
  })
  afterEach(async () => {
    await pool.end()
    await database.drop()
  })
  return {
    get db() {
      return db
    },
    /** A landlord's action at that moment, in a transaction. */
    write: <T>(now: Instant, owner: OwnerId, action: (ctx: OwnedCtx) => Promise<T>): Promise<T> =>
      db.transaction().execute((tx) => action(ctxOf(tx, now, owner))),
    workers: (count: number, first: Instant) => startWorkers(worker.path, database.connection, count, first),
  }
}

/** Worker processes on one database. The test sets their clock. */
function startWorkers(path: string, connection: object, count: number, first: Instant) {
  const state = { now: first }
  const alive = new Map<number, ChildProcess>()
  const complaints: string[] = []

  async function start(slot: number): Promise<void> {
    const child = spawn(process.execPath, [path, JSON.stringify(connection), state.now], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child.stdin.on('error', () => undefined)
    const lines = createInterface(child.stdout)
    await once(lines, 'line')
    lines.on('line', (line) => complaints.push(line))
    child.stdin.write(`${state.now}\n`)
    alive.set(slot, child)
  }
  async function kill(slot: number): Promise<void> {
    const child = alive.get(slot)
    if (!child) return
    alive.delete(slot)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const slots = Array.from({ length: count }, (_, slot) => slot)
  const setTime = (now: Instant) => {
    state.now = now
    for (const child of alive.values()) child.stdin?.write(`${now}\n`)
  }
  return {
    complaints,
    alive,
    kill,
    startAll: async () => void (await Promise.all(slots.filter((slot) => !alive.has(slot)).map(start))),
    killAll: async () => void (await Promise.all(slots.map(kill))),
    /** Sets the clock of all workers to that moment. */
    setTime,
    /**
     * Waits until nothing is left to do at that moment. The clock goes on meanwhile, because a job with a locked record is
     * tried again a little later.
     */
    async rest(db: Db, now: Instant) {
      const began = Date.now()
      for (let at = now; await isBusy(db, at); at = addTime(now, Date.now() - began)) {
        if (Date.now() - began > 60_000) throw new Error(`not done on ${osloDay(now)}`)
        setTime(at)
        await sleep(5)
      }
    },
  }
}

/** An account with a house and a supplier, as far as vouchers need them. */
export async function addAccount(
  db: Db,
  at: Instant,
  more: { subscriptionActive: boolean },
): Promise<{ owner: OwnerId; houseId: number; supplierId: number }> {
  const times = { created_at: at, updated_at: at }
  const { id } = await db
    .insertInto('account')
    .values({ email: `a${Math.random()}@husbok.test`, passwordHash: 'x', ...more, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { account_id: id, name: 'x', address: 'x', postcode: '0155', city: 'Oslo', ...times }
  const house = await db.insertInto('house').values(place).returning('id').executeTakeFirstOrThrow()
  const supplier = await db.insertInto('supplier').values(place).returning('id').executeTakeFirstOrThrow()
  return { owner: id as OwnerId, houseId: house.id, supplierId: supplier.id }
}

const ctxOf = (db: Db, now: Instant, owner: OwnerId): OwnedCtx => ({
  db,
  now,
  today: osloDay(now),
  owner,
  ids: { code: () => 'x' },
  requestId: 'proof',
  ip: '127.0.0.1',
  language: 'en',
  agent: '',
  session: '',
  browser: '',
})

/** The house and the supplier of a repeating voucher. */
export interface RepeatPlace {
  readonly houseId: number
  readonly supplierId: number
}

/** A repeating expense as its form sends it. */
export const repeatForm = ({ houseId, supplierId }: RepeatPlace, date: Day, repeat: Rhythm, sum = ore(12_345)) => ({
  ...supplierInVoucher.empty,
  houseId,
  supplierId,
  cost_type: 'maintenance' as const,
  description: 'Vaktmester',
  repeat,
  sum,
  date,
  cost_line: 'other' as const,
  franchise: 80,
  documents: [],
  archived: false,
})

export const addRepeat = async (ctx: OwnedCtx, home: RepeatPlace, date: Day, repeat: Rhythm): Promise<number> =>
  (await createExpense(ctx, repeatForm(home, date, repeat))).id

/** Queues `count` runs of the job, as `count` actions would do. */
export const queueRuns = (db: Db, now: Instant, count: number, kind = repeatKind) =>
  db
    .insertInto('job')
    .values(Array.from({ length: count }, () => ({ kind, payload: '{}', run_at: now })))
    .execute()

/** True if a job waits or runs at that moment. */
const hasJobs = async (db: Db, now: Instant): Promise<boolean> =>
  (await db
    .selectFrom('job')
    .select('id')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** True if anything is left to do at that moment. */
async function isBusy(db: Db, now: Instant): Promise<boolean> {
  if (await hasJobs(db, now)) return true
  const today = osloDay(now)
  const repeat = await db.selectFrom('bilag').select('id').where('next_on', '<=', today).limit(1).executeTakeFirst()
  const rent = await db
    .selectFrom('contract')
    .select('id')
    .where('next_rent_on', '<=', today)
    .where('blocked_by', '=', '')
    .limit(1)
    .executeTakeFirst()
  return repeat !== undefined || rent !== undefined
}

/** Accounts whose counter of vouchers differs from their number. */
export async function miscountedAccounts(db: Db) {
  const counted = await db
    .selectFrom('account')
    .select(['account.id', 'account.usedBilags'])
    .select((is) => [
      is
        .selectFrom('bilag')
        .whereRef('bilag.account_id', '=', 'account.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('expenses'),
      is
        .selectFrom('incomebilag')
        .whereRef('incomebilag.account_id', '=', 'account.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('incomes'),
    ])
    .execute()
  return counted.filter((account) => account.usedBilags !== account.expenses! + account.incomes!)
}

/** Pseudorandom numbers, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Start dates on difficult days: ends of months, leap day, both clock changes, and others. */
export function startDate(n: number, pick: (below: number) => number): Day {
  const awkward = [
    '2023-12-29',
    '2023-12-30',
    '2023-12-31',
    '2024-01-29',
    '2024-01-30',
    '2024-01-31',
    '2024-02-29',
    '2024-03-31',
    '2023-10-29',
    '2024-03-30',
  ] as Day[]
  return n % 2 === 0 ? awkward[(n / 2) % awkward.length]! : addDays('2023-09-15' as Day, pick(120))
}
