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

/** Recipient and content are sealed together, so a value moved to another job is still the same mail to the same person. */
export const mailPlace = 'job.payload.mail'

/** Attempts over about three hours: what an outage of the mail server may take without losing a mail. */
const mailAttempts = 12

/** The way out for messages. What stands in the queue is sealed: a mail may hold a one-time link. */
export function outboxService(deps: { encryption: Seal }) {
  const queueMail: QueueMail = async (db, now, mail, key) => {
    const sealed = deps.encryption.encrypt(JSON.stringify(Mail.parse(mail)), mailPlace)
    await queueJob(db, now, 'mail', { sealed }, { key, maxAttempts: mailAttempts })
  }
  return { queueMail }
}
