import { sql } from 'kysely'
import type { Db } from '../db/pool'

/** From this many characters on, an encrypted answer is large. Payments and vouchers have smaller answers. */
const large = 64 * 1024

/** The number of large answers that an account keeps: the calls of a minute. */
const maxLarge = 20

/**
 * Called when an answer was stored. If it is large, empties the oldest large answers of the account beyond the maximum.
 * Their requests stay known, so a repeated request is refused and not done again.
 */
export async function emptyOldLargeAnswers(db: Db, account: number, stored: string | null): Promise<void> {
  if (stored === null || stored.length < large) return
  // The stored size is known without reading the answer.
  const isLarge = sql<boolean>`pg_column_size(answer) >= ${large}`
  await db
    .updateTable('idempotency')
    .set({ answer: '' })
    .where('account_id', '=', account)
    .where(isLarge)
    .where((is) =>
      is(
        is.refTuple('route', 'key'),
        'in',
        is
          .selectFrom('idempotency')
          .select(['route', 'key'])
          .where('account_id', '=', account)
          .where(isLarge)
          .orderBy('created_at', 'desc')
          .offset(maxLarge)
          .$asTuple('route', 'key'),
      ),
    )
    .execute()
}
