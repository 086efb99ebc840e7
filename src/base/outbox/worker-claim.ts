import { sql } from 'kysely'
import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'
import { later } from './rules'

export interface Claimed {
  readonly id: number
  readonly kind: string
  readonly key: string | null
  readonly payload: unknown
  /** Failed or lost attempts before this one. */
  readonly attempts: number
  readonly max_attempts: number
}

/** Stands in last_error while an attempt is under way: found there after the lease, it says that the process died in it. */
const underWay = 'the attempt was lost'

const due = (db: Db, kinds: readonly string[], now: Instant) =>
  db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    // What was lost in its very last attempt is claimed once more, to be buried in the open.
    .where((is) => is.or([is('attempts', '<', is.ref('max_attempts')), is('last_error', '=', underWay)]))
    .where(sql<boolean>`kind = any(${kinds})`)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()

/** Takes one due job for the rest of the transaction; a second worker passes it by. */
export const lockOne = (tx: Db, kinds: readonly string[], now: Instant): Promise<Claimed | undefined> =>
  due(tx, kinds, now).select(['id', 'kind', 'key', 'payload', 'attempts', 'max_attempts']).executeTakeFirst()

/** Takes one due job until `lease(kind)` seconds from now. The attempt counts at once: a crash in it is a failure too. */
export async function leaseOne(
  db: Db,
  leases: Readonly<Record<string, number>>,
  now: Instant,
): Promise<Claimed | undefined> {
  return await db.transaction().execute(async (tx) => {
    const job = await lockOne(tx, Object.keys(leases), now)
    if (!job) return undefined
    await tx
      .updateTable('job')
      .set({ attempts: job.attempts + 1, last_error: underWay, run_at: later(now, (leases[job.kind] ?? 120) * 1000) })
      .where('id', '=', job.id)
      .execute()
    return job
  })
}

/** The content goes with the deed: what was sent is no longer needed here. `attempts` keeps a late worker from closing another's attempt. */
export async function markDone(db: Db, id: number, attempts: number, now: Instant): Promise<void> {
  await db
    .updateTable('job')
    .set({ done_at: now, payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute()
}

/**
 * Writes a failure down: `counted` failures so far and when to try again. `seen` is the count that this worker saw last.
 * True when it was this worker's to write.
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

/** Removes what was done a week ago and what was given up a month ago; a slot's run must outlive its slot. */
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
