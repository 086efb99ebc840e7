import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { jobChannel } from './job'
import { mailAttempts } from './rules'
import { attemptMarker } from './worker-claim'

/**
 * The jobs that were given up and not queued again; they are kept for a month. A job that runs for the last time has used
 * up its attempts too; its marker is not yet replaced by a reason.
 */
export const givenUpJobs = (db: Db) =>
  db
    .selectFrom('job')
    .where('job.done_at', 'is', null)
    .where((is) => is('job.attempts', '>=', is.ref('job.max_attempts')))
    .where('job.last_error', '<>', attemptMarker)

/**
 * Queues a job that was given up once more, with all of its attempts, inside the caller's transaction. False for one that
 * is done, under way, waiting or gone: of several who do it at once one succeeds.
 */
export async function queueJobAgain(tx: Db, now: Instant, id: number): Promise<boolean> {
  const job = await givenUpJobs(tx)
    .where('job.id', '=', id)
    .select(['job.kind', 'job.max_attempts'])
    .forUpdate()
    .executeTakeFirst()
  if (!job) return false
  await tx
    .updateTable('job')
    .set({
      attempts: 0,
      // One that was queued before mails were tried for three days has fewer.
      max_attempts: job.kind === 'mail' ? mailAttempts : job.max_attempts,
      run_at: now,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
  await sql`select pg_notify(${jobChannel}, '')`.execute(tx)
  return true
}
