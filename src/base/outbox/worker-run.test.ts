import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '../call/test-eventually'
import { createEncryption } from '../db/encryption'
import { jobKind } from './job-kind'
import { addMs } from './rules'
import { outboxService } from './service'
import { testWorkers } from './test-workers'
import { queueJob } from './job'
import { runLeased } from './worker-run'

const own = testWorkers()
const Anything = z.looseObject({})

describe('jobs with effects outside', () => {
  it('are said to be done when the database is back, so that nobody does them again', async () => {
    await queueJob(own.db, own.now, 'call', {})
    const run = vi.fn(async () => {
      // Every write to the job fails for 300 ms, as during a failover of the database.
      await sql`create function away() returns trigger language plpgsql as 'begin raise exception ''away''; end'`.execute(
        own.db,
      )
      await sql`create trigger away before update on job execute function away()`.execute(own.db)
      setTimeout(() => void sql`drop function away cascade`.execute(own.db), 300)
    })
    const kinds = { call: jobKind({ payload: Anything, mode: 'outside', lease: 60, run }) }
    await runLeased({ ...own.deps(), kinds }, new AbortController().signal)()
    expect((await own.jobs())[0]).toMatchObject({ attempts: 1, last_error: null, done_at: expect.any(String) })
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('that somebody waits for come before any number of messages, and need no room among providers that hang', async () => {
    const order: string[] = []
    const { queueMail } = outboxService({ encryption: createEncryption([{ id: 'k1', secret: randomBytes(32) }]) })
    const mail = { to: 'kari@example.no', subject: 'Hei', text: 'x', html: 'x' }
    for (let n = 0; n < 20; n += 1) await queueMail(own.db, own.now, mail, `message-${n}`)
    await queueJob(own.db, addMs(own.now, 1000), 'call', {}, { key: 'usual' })
    await queueMail(own.db, addMs(own.now, 2000), { ...mail, isAwaited: true }, 'awaited')
    own.now = addMs(own.now, 3000)
    const noting = jobKind({
      payload: Anything,
      mode: 'outside',
      run: async ({ job }) => void order.push(job.key!),
    })
    const next = runLeased({ ...own.deps(), kinds: { mail: noting, call: noting } }, new AbortController().signal)
    for (let n = 0; n < 4; n += 1) await next()
    expect(order).toEqual(['awaited', 'usual', 'message-0', 'message-1'])
    // Hanging jobs take all the places. A job that somebody waits for runs nevertheless.
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
    const worker = own.start({ mail: hangs, call: hangs })
    await eventually(async () => expect(hanging).toHaveLength(4))
    await queueMail(own.db, own.now, { ...mail, isAwaited: true }, 'late')
    await eventually(async () =>
      expect((await own.jobs()).find(({ key }) => key === 'late')).toMatchObject({ done_at: expect.any(String) }),
    )
    expect(hanging).toHaveLength(4)
    await worker.stop(0)
  })
})
