import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { queueJob } from '../outbox/job'
import { later } from '../outbox/rules'
import { giveSpaceBack } from './service-uses'

/** How long a file may lie that no record names, in ms. */
export const unusedAfterMs = 24 * 3_600_000
/** The job that puts bytes into quarantine; its payload names them (`{ ids }`). */
export const quarantineKind = 'file.quarantine'
/** Files that one sweep takes at most. */
export const batch = 500

/**
 * Deletes files that no record has named for 24 hours and gives their space back; their bytes go into quarantine.
 * Returns how many. A file of an account that something is written for at this moment is left for the next time. Crosses
 * accounts, as only a job may.
 */
export async function sweepUnused(db: Db, now: Instant): Promise<number> {
  const unused = await db
    .selectFrom('document')
    .select(['account_id', 'id'])
    .where('uses', '=', 0)
    .where('created_at', '<', later(now, -unusedAfterMs))
    .orderBy('created_at')
    .limit(batch)
    .execute()
  if (unused.length === 0) return 0
  const accounts = [...new Set(unused.map((file) => file.account_id))]
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accounts)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  if (held.length === 0) return 0
  const gone = await db
    .deleteFrom('document')
    .where(
      'account_id',
      'in',
      held.map((account) => account.id),
    )
    .where(
      'id',
      'in',
      unused.map((file) => file.id),
    )
    // Looked at before its account was held: it may have come into use meanwhile.
    .where('uses', '=', 0)
    .returning(['account_id', 'id', 'size'])
    .execute()
  if (gone.length === 0) return 0
  const perAccount = new Map<number, number>()
  for (const file of gone) perAccount.set(file.account_id, (perAccount.get(file.account_id) ?? 0) + file.size)
  for (const [account, bytes] of perAccount) await giveSpaceBack(db, account, bytes)
  await queueJob(db, now, quarantineKind, { ids: gone.map((file) => file.id) })
  return gone.length
}
