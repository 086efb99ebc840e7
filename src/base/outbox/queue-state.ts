import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { runningAttemptMark } from './worker-claim'

export interface QueueState {
  readonly kind: string
  /** The number of jobs that are due and not started. */
  readonly due: number
  /** The number of jobs that are running, or waiting for their next attempt or their time. */
  readonly later: number
  readonly givenUp: number
  /** For how long the longest waiting job has been due. 0 when none is. */
  readonly oldestSeconds: number
}

export async function queueState(db: Db, now: Instant): Promise<QueueState[]> {
  const isGivenUp = sql`attempts >= max_attempts and last_error is distinct from ${runningAttemptMark}`
  const isDue = sql`run_at <= ${now}::timestamptz`
  const rows = await db
    .selectFrom('job')
    .select([
      'kind',
      sql<number>`count(*) filter (where not (${isGivenUp}) and ${isDue})`.as('due'),
      sql<number>`count(*) filter (where not (${isGivenUp}) and not (${isDue}))`.as('later'),
      sql<number>`count(*) filter (where ${isGivenUp})`.as('givenUp'),
      sql<Instant | null>`min(run_at) filter (where not (${isGivenUp}) and ${isDue})`.as('oldest'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, due, later, givenUp, oldest }) => ({
    kind,
    due,
    later,
    givenUp,
    oldestSeconds: oldest === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000),
  }))
}
