import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

/** The number of failed attempts of each type, the largest first. */
export const failedSince = (db: Db, since: Instant): Promise<{ type: string; count: number }[]> =>
  db
    .selectFrom('sendlog')
    .select((is) => ['type', is.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .where('success', '=', false)
    .groupBy('type')
    .orderBy('count', 'desc')
    .orderBy('type')
    .execute()
