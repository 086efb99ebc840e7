import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Encryption } from '../../base/db/encryption'
import type { DB } from '../../base/db/schema'
import { mailContext, smsContext } from '../../base/outbox/service'
import { attemptMarker } from '../../base/outbox/worker-claim'
import type { Undelivered } from './model-signing'

/** Whether a job was given up. */
const isGivenUp = sql`job.done_at is null and job.attempts >= job.max_attempts and job.last_error <> ${attemptMarker}`

/** The messages with these keys, a statement of one column, as the queue has them. */
export const storedMessages = <T extends keyof DB>(of: ExpressionBuilder<DB, T>, keys: RawBuilder<string>) =>
  jsonArrayFrom(
    of
      .selectFrom('job')
      .select([
        sql<number>`job.id`.as('id'),
        sql<string | null>`job.key`.as('key'),
        sql<string>`job.kind`.as('kind'),
        sql<string | null>`case when ${isGivenUp} then job.payload ->> 'encrypted' end`.as('encrypted'),
        sql<string | null>`case when ${isGivenUp} then job.last_error end`.as('error'),
      ])
      .where(sql<boolean>`job.key = any(array(${keys}))`),
  )

/** Whom a message in the queue is for; null for one that no key of today can read. */
export function addressIn(
  encryption: Pick<Encryption, 'decrypt'>,
  kind: Undelivered['kind'],
  encrypted: string,
): string | null {
  try {
    const text = encryption.decrypt(encrypted, kind === 'sms' ? smsContext : mailContext)
    return (JSON.parse(text) as { readonly to: string }).to
  } catch {
    return null
  }
}
