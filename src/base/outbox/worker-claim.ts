import { sql } from 'kysely'
import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'
import { later } from './rules'

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

const columns = ['id', 'kind', 'key', 'payload', 'attempts', 'max_attempts', 'last_error'] as const

const due = (db: Db, kinds: readonly string[], now: Instant) =>
  db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    // A job whose last attempt was lost is claimed once more, so that it is given up and logged.
    .where((is) => is.or([is('attempts', '<', is.ref('max_attempts')), is('last_error', '=', attemptMarker)]))
    .where(sql<boolean>`kind = any(${kinds})`)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()

/** Locks one due job until the transaction ends; other workers skip it. */
export const lockOne = (tx: Db, kinds: readonly string[], now: Instant): Promise<ClaimedJob | undefined> =>
  due(tx, kinds, now).select(columns).executeTakeFirst()

/**
 * Claims one due job for the seconds of its kind's lease, as it was before: in one statement, which every call of a
 * provider begins with. The attempt is counted at once, because a crash is a failure too.
 */
export const leaseOne = (
  db: Db,
  leases: Readonly<Record<string, number>>,
  now: Instant,
): Promise<ClaimedJob | undefined> =>
  db
    .with('due', (as) => due(as as unknown as Db, Object.keys(leases), now).select(columns))
    .updateTable('job')
    .from('due')
    .set({
      attempts: sql<number>`job.attempts + 1`,
      last_error: attemptMarker,
      run_at: sql<Instant>`${now}::timestamptz + make_interval(secs => (${JSON.stringify(leases)}::jsonb ->> job.kind)::int)`,
    })
    .whereRef('job.id', '=', 'due.id')
    .returning(columns.map((name) => `due.${name}` as const))
    .executeTakeFirst()

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
