import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

/** `awaited`: somebody is waiting for the job. `message`: it may come later, and there may be any number. */
export const jobRanks = { awaited: 0, usual: 1, message: 2 } as const

export type JobRank = keyof typeof jobRanks

export interface JobOptions {
  /** Left out: `usual`. */
  readonly rank?: JobRank | undefined
  /** Queueing a job with the same key again changes nothing. */
  readonly key?: string | undefined
  /** Left out: at once. */
  readonly runAt?: Instant | undefined
  /** Failures until the job is given up. Left out: 8. */
  readonly maxAttempts?: number | undefined
}

/** For `listen` and `notify`: a committed job wakes the workers of all processes. */
export const jobChannel = 'husbok_job'

/**
 * In the caller's transaction: the job runs if and only if that commits. Secrets and personal data in the payload must
 * be encrypted (docs/rules/base.md#jobs-and-mail). Null when a job with its key exists.
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
    // For a job that exists already no row is inserted, and no worker is woken.
    .returning(['id', sql`pg_notify(${jobChannel}, '')`.as('woken')])
    .executeTakeFirst()
  return queued?.id ?? null
}
