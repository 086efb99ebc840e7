import type { Instant } from '../kit/day'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import { queueJob } from './job'
import { Mail } from './model'

/** What seals a mail in the queue. */
export type Seal = Pick<Encryption, 'encrypt' | 'decrypt'>

/**
 * Queues a mail inside the caller's transaction: it is sent if and only if that commits. With a key, the same mail
 * is queued once. Throws when address or subject is not one plain line.
 */
export type QueueMail = (db: Db, now: Instant, mail: Mail, key?: string) => Promise<void>

/** Where in the database a job's sealed content stands. */
export const placeOf = (id: number): string => `job.payload.${id}`

/** Attempts over about three hours: what an outage of the mail server may take without losing a mail. */
const mailAttempts = 12

/** The way out for messages. What stands in the queue is sealed: a mail may hold a one-time link. */
export function outboxService(deps: { encryption: Seal }) {
  const queueMail: QueueMail = async (db, now, mail, key) => {
    const content = JSON.stringify(Mail.parse(mail))
    const id = await queueJob(db, now, 'mail', {}, { key, maxAttempts: mailAttempts })
    if (id === null) return
    const sealed = deps.encryption.encrypt(content, placeOf(id))
    await db
      .updateTable('job')
      .set({ payload: JSON.stringify({ sealed }) })
      .where('id', '=', id)
      .execute()
  }
  return { queueMail }
}
