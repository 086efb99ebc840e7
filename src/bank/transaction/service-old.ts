import type { Db } from '../../base/db/pool'
import { osloDay, type Instant } from '../../base/kit/day'
import { firstKeptDay } from './rules'

export const oldRowBatchSize = 5000

/**
 * Removes unmatched rows that were imported more than 13 months ago. They are private, and not part of the books.
 * Returns how many were removed. Rows of a locked user account wait for the next run. Only a job may work across user
 * accounts like this.
 */
export async function removeOldRows(db: Db, now: Instant): Promise<number> {
  const before = `${firstKeptDay(osloDay(now))}T00:00:00.000Z` as Instant
  const old = await db
    .selectFrom('bank_transaction')
    .select(['account_id', 'id'])
    .where('created_at', '<', before)
    .where('state', '<>', 'matched')
    .orderBy('created_at')
    .limit(oldRowBatchSize)
    .execute()
  if (old.length === 0) return 0
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...new Set(old.map((row) => row.account_id))])
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const accounts = new Set(held.map(({ id }) => id))
  const ids = old.filter((row) => accounts.has(row.account_id)).map(({ id }) => id)
  if (ids.length === 0) return 0
  // A row may have been matched between the selection and the lock.
  const gone = await db
    .deleteFrom('bank_transaction')
    .where('id', 'in', ids)
    .where('state', '<>', 'matched')
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
