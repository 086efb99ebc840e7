import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { later } from './rules'

/**
 * How soon a job is wanted, whatever waits besides: `awaited` is what somebody sits and waits for, `message` what may come
 * a while later, and of which there may be any number.
 */
const jobRanks = { awaited: 0, usual: 1, message: 2 } as const
export type JobRank = keyof typeof jobRanks

export interface JobOptions {
  /** Left out: `usual`. */
  readonly rank?: JobRank | undefined
  /** At most one job has a key: queueing it again changes nothing. */
  readonly key?: string | undefined
  /** Not before this instant; left out: at once. */
  readonly runAt?: Instant | undefined
  /** After so many failures it is given up; left out: 8. */
  readonly maxAttempts?: number | undefined
}

/** The channel (`listen` and `notify`) on which a committed job wakes the workers of all processes. */
export const jobChannel = 'husbok_job'

/**
 * Queues a job in the caller's transaction: it runs if and only if that commits. Secrets and personal data in the payload
 * must be encrypted (docs/rules.md#jobs-and-mail). Returns the job's id, or null when a job with its key exists.
 */
export async function queueJob(
  db: Db,
  now: Instant,
  kind: string,
  payload: object,
  options: JobOptions = {},
): Promise<number | null> {
  const queued = await db
    .insertInto('job')
    .values({
      kind,
      payload: JSON.stringify(payload),
      run_at: options.runAt ?? now,
      rank: jobRanks[options.rank ?? 'usual'],
      ...(options.key === undefined ? {} : { key: options.key }),
      ...(options.maxAttempts === undefined ? {} : { max_attempts: options.maxAttempts }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    // Of a job that is there already no row is inserted, and nobody is woken.
    .returning(['id', sql`pg_notify(${jobChannel}, '')`.as('woken')])
    .executeTakeFirst()
  return queued?.id ?? null
}

export interface ClaimedJob {
  readonly id: number
  readonly kind: string
  readonly key: string | null
  readonly payload: unknown
  /** Failed or lost attempts before this one. */
  readonly attempts: number
  readonly max_attempts: number
  readonly last_error: string | null
}

/** The last_error of a job during an attempt. When it is found after the lease, the process has died in that attempt. */
export const attemptMarker = 'the attempt was lost'

/** What a runner looks for: jobs of these kinds, those of the first rank first. */
export interface Wanted {
  readonly kinds: readonly string[]
  readonly ranks: readonly JobRank[]
}

/** Any rank, in their order. */
export const allRanks = Object.keys(jobRanks) as readonly JobRank[]

/**
 * One due job, locked past those that others hold. Each rank is looked at by itself along its index: however many messages
 * wait, what comes before them is found at once.
 */
const due = (
  { kinds, ranks }: Wanted,
  now: Instant,
) => sql<ClaimedJob>`select found.* from unnest(${ranks.map((rank) => jobRanks[rank])}::int[]) as wanted (rank)
  cross join lateral (
    select id, kind, key, payload, attempts, max_attempts, last_error from job
    where job.rank = wanted.rank and done_at is null and run_at <= ${now}::timestamptz
      -- A job whose last attempt was lost is claimed once more, so that it is given up and logged.
      and (attempts < max_attempts or last_error = ${attemptMarker})
      and kind = any(${kinds}::text[])
    order by run_at, id
    limit 1
    for update skip locked
  ) found
  limit 1`

/** Locks one due job until the transaction ends; other workers skip it. */
export const lockOne = async (tx: Db, wanted: Wanted, now: Instant): Promise<ClaimedJob | undefined> =>
  (await due(wanted, now).execute(tx)).rows[0]

/**
 * Claims one due job for the seconds of its kind's lease, as it was before: in one statement, which every call of a
 * provider begins with. The attempt is counted at once, because a crash is a failure too.
 */
export async function leaseOne(
  db: Db,
  leases: Readonly<Record<string, number>>,
  ranks: readonly JobRank[],
  now: Instant,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`with due as (${due({ kinds: Object.keys(leases), ranks }, now)})
    update job set attempts = job.attempts + 1, last_error = ${attemptMarker},
      run_at = ${now}::timestamptz + make_interval(secs => (${JSON.stringify(leases)}::jsonb ->> job.kind)::int)
    from due where job.id = due.id
    returning due.id, due.kind, due.key, due.payload, due.attempts, due.max_attempts, due.last_error`.execute(db)
  return rows[0]
}

/** Marks a job as done and deletes its payload. `attempts`: a worker whose lease has run out changes nothing. */
export const doneOf = (db: Db, id: number, attempts: number, now: Instant) =>
  db
    .updateTable('job')
    .set({ done_at: now, payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)

/**
 * Stores a failure: `counted` failures so far and when to try again. `seen` is the row's count as this worker last wrote
 * or read it. False when the job has been claimed by another worker since.
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

/** Removes what was done a week ago and what was given up a month ago; the run of a slot must be there until the slot ends. */
export async function sweepJobs(db: Db, now: Instant): Promise<void> {
  const day = 86_400_000
  await db
    .deleteFrom('job')
    .where('done_at', '<', later(now, -7 * day))
    .execute()
  await db
    .deleteFrom('job')
    .where('done_at', 'is', null)
    .where((is) => is('attempts', '>=', is.ref('max_attempts')))
    .where('run_at', '<', later(now, -30 * day))
    .execute()
}
