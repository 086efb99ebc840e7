import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

/**
 * The order of jobs. Somebody waits for an `awaited` job. A `message` may come late. There may be any number of
 * messages.
 */
export const jobRanks = { awaited: 0, usual: 1, message: 2 } as const

export type JobRank = keyof typeof jobRanks

export interface JobOptions {
  /** Left out: `usual`. */
  readonly rank?: JobRank | undefined
  /** Queueing a job with the same key again changes nothing. */
  readonly key?: string | undefined
  /** When the job runs. Left out: at once. */
  readonly runAt?: Instant | undefined
  /** The number of failures after which the job has failed for good. Left out: 8. */
  readonly maxAttempts?: number | undefined
}

/** The channel of `listen` and `notify`, on which a committed job wakes the workers of all processes. */
export const jobChannel = 'husbok_job'

/**
 * Queues a job in the caller's transaction: it runs if and only if that commits. Secrets and personal data in the
 * payload must be encrypted (docs/rules/base.md#jobs-and-mail). Returns the job's id, or null when a job with its key
 * exists.
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
