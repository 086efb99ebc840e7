import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { queueJob } from '../outbox/job'
import { removeBytesKind } from './service-uses'

const perJob = 200

/**
 * Erases an account's files. Their rows are deleted at once. Jobs, which are queued in the same transaction, delete the
 * bytes. The caller must reset the account's used space.
 */
export async function eraseFiles(db: Db, now: Instant, account: number): Promise<void> {
  const gone = await db.deleteFrom('document').where('account_id', '=', account).returning('id').execute()
  for (let from = 0; from < gone.length; from += perJob) {
    await queueJob(db, now, removeBytesKind, { ids: gone.slice(from, from + perJob).map((file) => file.id) })
  }
}
