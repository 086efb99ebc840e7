import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { jobRanks, type JobRank } from './job'
import { addMs } from './rules'

export interface ClaimedJob {
  readonly id: number
  readonly kind: string
  readonly key: string | null
  readonly payload: unknown
  readonly attempts: number
  readonly max_attempts: number
  readonly last_error: string | null
}

/** The text of `last_error` during an attempt. If the text is still there after the lease, the process died. */
export const runningAttemptMark = 'the attempt was lost'

/** The jobs that a runner looks for, those of the first rank first. */
export interface WantedJobs {
  readonly kinds: readonly string[]
  readonly ranks: readonly JobRank[]
}

export const allJobRanks = Object.keys(jobRanks) as readonly JobRank[]

/**
 * The next due job. Each rank is searched separately along its index, so urgent jobs are found at once, no matter how
 * many messages wait.
 */
const due = (
  { kinds, ranks }: WantedJobs,
  now: Instant,
) => sql<ClaimedJob>`select found.* from unnest(${ranks.map((rank) => jobRanks[rank])}::int[]) as wanted (rank)
  cross join lateral (
    select id, kind, key, payload, attempts, max_attempts, last_error from job
    where job.rank = wanted.rank and done_at is null and run_at <= ${now}::timestamptz
      -- A job whose last attempt was lost is claimed once more, so that it is given up and logged.
      and (attempts < max_attempts or last_error = ${runningAttemptMark})
      and kind = any(${kinds}::text[])
    order by run_at, id
    limit 1
    for update skip locked
  ) found
  limit 1`

/** Locks a due job until the transaction ends. Other workers skip it. */
export const lockDueJob = async (tx: Db, wanted: WantedJobs, now: Instant): Promise<ClaimedJob | undefined> =>
  (await due(wanted, now).execute(tx)).rows[0]

/**
 * Claims a due job until its lease ends, by one statement, because every call of a provider begins with this. The
 * attempt is counted at once, because a crash is a failure too. Returns the job as it was before the claim.
 */
export async function leaseDueJob(
  db: Db,
  leases: Readonly<Record<string, number>>,
  ranks: readonly JobRank[],
  now: Instant,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`with due as (${due({ kinds: Object.keys(leases), ranks }, now)})
    update job set attempts = job.attempts + 1, last_error = ${runningAttemptMark},
      run_at = ${now}::timestamptz + make_interval(secs => (${JSON.stringify(leases)}::jsonb ->> job.kind)::int)
    from due where job.id = due.id
    returning due.id, due.kind, due.key, due.payload, due.attempts, due.max_attempts, due.last_error`.execute(db)
  return rows[0]
}

/** Marks a job as done and empties its payload. Does nothing once another worker has claimed it (`attempts`). */
export const markDone = (db: Db, id: number, attempts: number, now: Instant) =>
  db
    .updateTable('job')
    .set({ done_at: now, payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)

/**
 * Stores a failure. `seen` is the number of attempts that this worker last saw in the row. False when another worker
 * has claimed the job in the meantime.
 */
export async function markFailed(
  db: Db,
  id: number,
  failure: { readonly seen: number; readonly counted: number; readonly runAt: Instant; readonly error: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ attempts: failure.counted, run_at: failure.runAt, last_error: failure.error })
    .where('id', '=', id)
    .where('attempts', '=', failure.seen)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes old jobs. The finished job of a period is kept until the period ends, so that it isn't queued again. */
export async function sweepJobs(db: Db, now: Instant): Promise<void> {
  const day = 86_400_000
  await db
    .deleteFrom('job')
    .where('done_at', '<', addMs(now, -7 * day))
    .execute()
  await db
    .deleteFrom('job')
    .where('done_at', 'is', null)
    .where((is) => is('attempts', '>=', is.ref('max_attempts')))
    .where('run_at', '<', addMs(now, -30 * day))
    .execute()
}
