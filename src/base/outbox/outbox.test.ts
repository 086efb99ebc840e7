import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '../call/test-eventually'
import { createEncryption } from '../db/encryption'
import { statementsOf } from '../db/test-statements'
import { GiveUp, jobKind } from './job-kind'
import { addMs, schedule } from './rules'
import { outboxService } from './service'
import { testWorkers } from './test-workers'
import { sweepJobs } from './worker-claim'
import { queueJob } from './job'
import { runLeased } from './worker-run'

const own = testWorkers()
beforeAll(async () => void (await sql`create table effect (job bigint not null, n int not null)`.execute(own.db)))
beforeEach(async () => void (await sql`truncate effect`.execute(own.db)))

const Anything = z.looseObject({})
const effects = async () =>
  (await sql<{ job: number; n: number }>`select job, n from effect order by n`.execute(own.db)).rows

describe('queueing', () => {
  it('makes one job of one key, also from parallel transactions', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () =>
        own.db.transaction().execute((tx) => queueJob(tx, own.now, 'a', {}, { key: 'once' })),
      ),
    )
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect(await own.jobs()).toHaveLength(1)
  })

  it('leaves nothing when the transaction of the action rolls back', async () => {
    const undone = own.db.transaction().execute(async (tx) => {
      await queueJob(tx, own.now, 'a', {})
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await own.jobs()).toHaveLength(0)
  })

  it('keeps a mail unreadable at rest and refuses headers in address and subject', async () => {
    const { queueMail } = outboxService({ encryption: createEncryption([{ id: 'k1', secret: randomBytes(32) }]) })
    const mail = {
      to: 'kari@example.no',
      subject: 'Hei',
      text: 'https://husbok.no/?token=canary',
      html: '<p>canary</p>',
    }
    await queueMail(own.db, own.now, mail)
    const row = JSON.stringify((await own.jobs())[0])
    expect(row).toContain('encrypted')
    expect(row).not.toContain('canary')
    expect(row).not.toContain('kari')
    await expect(queueMail(own.db, own.now, { ...mail, subject: 'Hei\r\nBcc: all@example.no' })).rejects.toThrow()
    await expect(queueMail(own.db, own.now, { ...mail, to: 'kari@example.no, ola@example.no' })).rejects.toThrow()
    expect(await own.jobs()).toHaveLength(1)
  })
})

describe('jobs with effects in the database', () => {
  it('happen exactly once with four workers of which every third attempt breaks off after its effect', async () => {
    for (let n = 0; n < 60; n += 1) await queueJob(own.db, own.now, 'count', { n }, { maxAttempts: 100 })
    let runs = 0
    const count = jobKind({
      payload: z.object({ n: z.number() }),
      mode: 'inside',
      run: async (on) => {
        await sql`insert into effect values (${on.job.id}, ${on.payload.n})`.execute(on.db)
        runs += 1
        if (runs % 3 === 0) throw new Error('killed')
      },
    })
    for (let n = 0; n < 4; n += 1) own.start({ count }, { random: () => 0 })
    await eventually(async () => expect((await own.jobs()).every((job) => job.done_at !== null)).toBe(true))
    expect((await effects()).map((effect) => effect.n)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    expect(runs).toBeGreaterThan(60)
    expect((await own.jobs()).every((job) => JSON.stringify(job.payload) === '{}')).toBe(true)
  })

  it('survive a connection that the server ends in the middle', async () => {
    await queueJob(own.db, own.now, 'count', {})
    let runs = 0
    const count = jobKind({
      payload: Anything,
      mode: 'inside',
      run: async (on) => {
        runs += 1
        await sql`insert into effect values (${on.job.id}, ${runs})`.execute(on.db)
        if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(on.db)
      },
    })
    own.start({ count }, { random: () => 0 })
    await eventually(async () => expect((await own.jobs())[0]?.done_at).not.toBeNull())
    expect((await effects()).map((effect) => effect.n)).toEqual([2])
  })
})

describe('jobs with effects outside', () => {
  it('are tried again after a growing wait, then are dead and stand in the send log', async () => {
    await queueJob(own.db, own.now, 'call', {}, { maxAttempts: 3 })
    let runs = 0
    const call = jobKind({
      payload: Anything,
      mode: 'outside',
      run: () => {
        runs += 1
        return Promise.reject(new Error('the other side is down'))
      },
    })
    own.start({ call })
    await eventually(async () =>
      expect((await own.jobs())[0]).toMatchObject({ attempts: 1, run_at: addMs(own.now, 5000) }),
    )
    expect(runs).toBe(1)
    own.now = addMs(own.now, 5000)
    await eventually(async () =>
      expect((await own.jobs())[0]).toMatchObject({ attempts: 2, run_at: addMs(own.now, 10_000) }),
    )
    own.now = addMs(own.now, 10_000)
    await eventually(async () => expect(await own.db.selectFrom('sendlog').selectAll().execute()).toHaveLength(1))
    expect(await own.db.selectFrom('sendlog').selectAll().execute()).toMatchObject([
      { success: false, type: 'job', requestError: 'Error: the other side is down' },
    ])
    own.now = addMs(own.now, 3_600_000)
    await new Promise((go) => setTimeout(go, 100))
    expect(runs).toBe(3)
    expect((await own.jobs())[0]).toMatchObject({ attempts: 3, done_at: null })
  })

  it('cost one statement to be claimed beside the one that says that they are done, and one to be queued', async () => {
    expect(await statementsOf(() => queueJob(own.db, own.now, 'outside', {}))).toEqual(['insert into "job"'])
    const run = vi.fn(async () => undefined)
    const kinds = { outside: jobKind({ payload: Anything, mode: 'outside', lease: 60, run }) }
    const next = runLeased({ ...own.deps(), kinds }, new AbortController().signal)
    expect(await statementsOf(next)).toEqual(['with due as', 'update "job" set'])
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ job: expect.objectContaining({ attempt: 1, before: null }) }),
    )
    expect(await statementsOf(next)).toEqual(['with due as'])
  })

  it('are taken over when their worker died, after the lease and not before, and buried when that was the last attempt', async () => {
    await queueJob(own.db, own.now, 'call', {}, { maxAttempts: 2 })
    const hangs = jobKind({
      payload: Anything,
      mode: 'outside',
      lease: 60,
      run: () => new Promise<void>(() => undefined),
    })
    own.start({ call: hangs })
    await eventually(async () => expect((await own.jobs())[0]?.attempts).toBe(1))
    let attempt = 0
    const call = jobKind({
      payload: Anything,
      mode: 'outside',
      lease: 60,
      run: (on) => {
        attempt = on.job.attempt
        return new Promise<void>(() => undefined)
      },
    })
    own.start({ call }, { outsideAtOnce: 1 })
    await new Promise((go) => setTimeout(go, 100))
    expect(attempt).toBe(0)
    own.now = addMs(own.now, 60_000)
    await eventually(async () => expect((await own.jobs())[0]?.attempts).toBe(2))
    own.now = addMs(own.now, 60_000)
    own.start({ call })
    await eventually(async () =>
      expect(await own.db.selectFrom('sendlog').select('requestError').execute()).toEqual([
        { requestError: 'GiveUp: the last attempt was lost' },
      ]),
    )
    await own.stop(1)
  })

  it('stop at once when they say that trying again is useless, and when their payload is not what they take', async () => {
    await queueJob(own.db, own.now, 'call', { n: 1 })
    await queueJob(own.db, own.now, 'call', { n: 'secret' })
    const call = jobKind({
      payload: z.object({ n: z.number() }),
      mode: 'outside',
      run: () => Promise.reject(new GiveUp('no')),
    })
    own.start({ call })
    await eventually(async () =>
      expect((await own.jobs()).map((job) => job.last_error)).toEqual(['GiveUp: no', 'GiveUp: payload: n']),
    )
    expect((await own.jobs()).every((job) => job.attempts === job.max_attempts)).toBe(true)
  })
})

describe('a worker', () => {
  it('is woken by a commit, without waiting for its next look', async () => {
    const call = jobKind({ payload: Anything, mode: 'outside', run: () => Promise.resolve() })
    own.start({ call }, { pool: own.pool, pollMs: 60_000 })
    await new Promise((go) => setTimeout(go, 200))
    await queueJob(own.db, own.now, 'call', {})
    await eventually(async () => expect((await own.jobs())[0]?.done_at).not.toBeNull())
  })

  it('finishes what runs when it stops, and gives back uncounted what takes too long', async () => {
    await queueJob(own.db, own.now, 'short', {})
    await queueJob(own.db, own.now, 'long', {})
    let short = false
    const kinds = {
      short: jobKind({
        payload: Anything,
        mode: 'outside',
        run: async () => {
          await new Promise((go) => setTimeout(go, 200))
          short = true
        },
      }),
      long: jobKind({
        payload: Anything,
        mode: 'outside',
        run: (on) =>
          new Promise<void>((_, reject) => on.signal.addEventListener('abort', () => reject(new Error('stopped')))),
      }),
    }
    const worker = own.start(kinds)
    await eventually(async () => expect((await own.jobs()).map((job) => job.attempts)).toEqual([1, 1]))
    await worker.stop(500)
    expect(short).toBe(true)
    const [done, given] = await own.jobs()
    expect(done?.done_at).not.toBeNull()
    expect(given).toMatchObject({ attempts: 0, run_at: own.now, done_at: null })
  })

  it('runs a periodic job once per slot, however many workers there are', async () => {
    const sweep = jobKind({
      payload: Anything,
      mode: 'inside',
      run: async (on) => void (await sql`insert into effect values (${on.job.id}, 1)`.execute(on.db)),
    })
    for (let n = 0; n < 3; n += 1) own.start({ sweep }, { schedules: [schedule('sweep', 60)] })
    await eventually(async () => expect(await effects()).toHaveLength(1))
    own.now = addMs(own.now, 3_600_000)
    await eventually(async () => expect(await effects()).toHaveLength(2))
    await new Promise((go) => setTimeout(go, 100))
    expect((await own.jobs()).map((job) => job.key)).toEqual([
      'sweep@2026-11-20T10:00:00.000Z',
      'sweep@2026-11-20T11:00:00.000Z',
    ])
    expect(await effects()).toHaveLength(2)
  })

  it('forgets what was done a week ago and nothing that is still to do', async () => {
    await queueJob(own.db, own.now, 'old', {})
    await queueJob(own.db, own.now, 'waiting', {})
    await own.db.updateTable('job').set({ done_at: own.now }).where('kind', '=', 'old').execute()
    await sweepJobs(own.db, addMs(own.now, 8 * 86_400_000))
    expect((await own.jobs()).map((job) => job.kind)).toEqual(['waiting'])
  })
})
