import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { approved } from './rules-sending'
import { queueSubmissionLook } from './service-queue'

/** Waits between the first looks, in ms; the authority fetches what was handed in about every half minute. */
export const waits = [10_000, 20_000, 30_000, 60_000, 60_000, 120_000, 300_000]

/**
 * Queues a look at each submission that waits, unless there was one lately, where the account has a living login; and once
 * in each login at what the landlord finishes at the authority's pages, which may have been handed in or rejected since.
 */
export async function lookAgain(db: Db, now: Instant): Promise<void> {
  const waiting = await db
    .selectFrom('tax_submission')
    .select(['account_id', 'id'])
    .where((is) =>
      is.or([
        is('state', 'in', ['confirming', 'submitted']),
        is.and([
          is('state', '=', 'accepted'),
          is('submission_type', '=', 'ikkeKomplett'),
          sql<boolean>`answer_label !~* ${approved}`,
          is.exists(
            is
              .selectFrom('external_login')
              .select('external_login.account_id')
              .whereRef('external_login.account_id', '=', 'tax_submission.account_id')
              .whereRef('external_login.created_at', '>', 'tax_submission.updated_at')
              .where('external_login.ends_at', '>', now),
          ),
        ]),
      ]),
    )
    .where('updated_at', '<=', addTime(now, -30_000))
    .where((is) =>
      is.exists(
        is
          .selectFrom('external_login')
          .select('external_login.account_id')
          .whereRef('external_login.account_id', '=', 'tax_submission.account_id')
          .where('external_login.ends_at', '>', now),
      ),
    )
    .orderBy('updated_at')
    .limit(1000)
    .execute()
  for (const { account_id, id } of waiting)
    await queueSubmissionLook({ db }, { id, account_id }, { now: minuteOf(now), after: 0, tries: waits.length })
}

/** The same in all processes that look in that minute. */
const minuteOf = (now: Instant): Instant => `${now.slice(0, 16)}:00.000Z` as Instant
