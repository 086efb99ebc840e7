import { appendAudit } from '../../base/audit/service'
import type { Db } from '../../base/db/pool'
import { removeBytesKind } from '../../base/file/service-uses'
import type { Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { demoEmail } from './landlord'

/**
 * Erases the demo account. The same transaction queues a job that deletes the bytes of the files. The audit trail
 * stays.
 */
export async function eraseDemo(db: Db, now: Instant): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', demoEmail)
      .forUpdate()
      .executeTakeFirst()
    if (!account) return false
    const { id } = account
    const files = await tx.selectFrom('document').select('id').where('account_id', '=', id).execute()
    if (files.length > 0) await queueJob(tx, now, removeBytesKind, { ids: files.map((file) => file.id) })
    await tx.deleteFrom('idempotency').where('account_id', '=', id).execute()
    // Other rows with an account_id are deleted too (on delete cascade).
    await tx.deleteFrom('account').where('id', '=', id).execute()
    await appendAudit(tx, {
      account: id,
      at: now,
      requestId: 'demo',
      ip: '',
      action: 'demo erase',
      entity: String(id),
      changed: {},
    })
    return true
  })
}
