import { sql } from 'kysely'
import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'

export interface JobOptions {
  /** The same key is one job, however often it is asked for; the first one stays. */
  readonly key?: string | undefined
  /** Not before this moment; left out: at once. */
  readonly runAt?: Instant | undefined
  /** After so many failures it is dead; left out: 8. */
  readonly maxAttempts?: number | undefined
}

/** The channel on which a committed job wakes the workers of all processes. */
export const jobChannel = 'husbok_job'

/**
 * Puts a job into the caller's transaction: it runs if and only if that commits. The payload must hold no secret in
 * plain text. Returns the job's id, or null when its key is known already.
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
      ...(options.key === undefined ? {} : { key: options.key }),
      ...(options.maxAttempts === undefined ? {} : { max_attempts: options.maxAttempts }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!queued) return null
  await sql`select pg_notify(${jobChannel}, '')`.execute(db)
  return queued.id
}
