import { sql } from 'kysely'
import { createDb, createPool } from '../src/base/db/pool'
import type { Day, Instant } from '../src/base/kit/day'
import { startWorker } from '../src/base/outbox/worker'
import { queueJob } from '../src/base/outbox/job'
import { expenseJobKinds } from '../src/books/expense/jobs'
import { repeatKind } from '../src/books/expense/service-generate'
import { generateStatement } from './bare-statements'
import type { Options } from './options'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { median } from './rounds'

/** The last day of a month. Every repeat has exactly one date in the month up to and including this day. */
const today = '2026-01-31' as Day
const now = `${today}T10:00:00.000Z` as Instant

/** Restarts `count` repeats with a date in January, and removes everything that an earlier run has created. */
const makeDue = (count: number) => [
  'delete from bilag where "parentBilagId" is not null',
  'delete from job',
  `update bilag set "isRepeatStopped" = false, stopped_on = null,
     next_on = (date + make_interval(months => (12 * (2026 - extract(year from date)) + 1 - extract(month from date))::int))::date
   where (account_id, id) in (select account_id, id from bilag where repeat = 'monthly' and not "isTrashed" order by id limit ${count})`,
  'vacuum analyze bilag',
  'checkpoint',
]

/** Restores the loaded state. Otherwise the next run on a kept database would generate dates while it is measured. */
const undo = [
  'delete from bilag where "parentBilagId" is not null',
  'update bilag set "isRepeatStopped" = true, stopped_on = date + 31, next_on = null where next_on is not null',
  'vacuum analyze bilag',
]

/** Generates 100,000 due dates with the product's worker, compared with one bare `insert … select`. */
export async function repeats(servers: Servers, { sizes }: Options): Promise<{ lines: Line[]; notes: string[] }> {
  const pool = createPool(servers.big)
  const db = createDb(pool)
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from bilag where "parentBilagId" is not null`.execute(db)).rows[0]!.n

  const inOrder = (texts: readonly string[]) =>
    servers.inside(servers.big, async (client) => {
      for (const text of texts) await client.query(text)
    })

  async function timed(work: () => Promise<void>): Promise<number> {
    await inOrder(makeDue(sizes.due))
    const started = performance.now()
    await work()
    const seconds = (performance.now() - started) / 1000
    const made = await count()
    if (made !== sizes.due) throw new Error(`${made} vouchers were generated, not ${sizes.due}`)
    return sizes.due / seconds
  }

  const bare = () =>
    timed(() =>
      servers.inside(servers.big, async (client) => {
        await client.query('set role husbok')
        await client.query(generateStatement, [today, now])
      }),
    )
  const ours = () =>
    timed(async () => {
      const failed: unknown[] = []
      await queueJob(db, now, repeatKind, {})
      const worker = startWorker({
        db,
        pool,
        clock: { now: () => now },
        random: () => 0.5,
        kinds: expenseJobKinds(),
        log: (event, about) => void failed.push([event, about]),
        logAttempt: async () => undefined,
        pollMs: 100,
      })
      const isOver = async () =>
        (await db.selectFrom('job').select('id').where('done_at', 'is', null).executeTakeFirst()) === undefined
      while (!(await isOver()) && failed.length === 0) await new Promise((go) => setTimeout(go, 50))
      await worker.stop()
      if (failed.length > 0) throw new Error(`the worker failed: ${JSON.stringify(failed)}`)
    })

  try {
    const pairs: [number, number][] = []
    for (let run = 0; run < sizes.repeats; run += 1) pairs.push([await ours(), await bare()])
    const [us, limit] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))]
    return {
      lines: [
        {
          what: `${rounded(sizes.due)} due repeats generated`,
          ours: `${rounded(us)} /s`,
          bare: `bare insert … select: ${rounded(limit)} /s`,
          ratio: median(pairs.map(([a, b]) => a / b)),
          bar: { atLeast: 0.25 },
        },
      ],
      notes: [],
    }
  } finally {
    await inOrder(undo)
    await pool.end()
  }
}
