import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { Mail, Sms, type QueuedMail } from './model'
import { maxMailAttempts, maxSmsAttempts } from './rules'
import { queueJob } from './job'

export type FieldEncryption = Pick<Encryption, 'encrypt' | 'decrypt'>

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits. With a key, the same mail is
 * queued once. Throws when address or subject is not one plain line.
 */
export type QueueMail = (db: Db, now: Instant, mail: QueuedMail, key?: string) => Promise<void>

/** Queues a text message like a mail. Throws when the number has no country's code, or the text's length is wrong. */
type QueueSms = (db: Db, now: Instant, sms: Sms, key?: string) => Promise<void>

/**
 * The context of encrypted mails. It names no row. Recipient and content are one value, so a value that somebody moves
 * to another job is still the same mail to the same person.
 */
export const mailEncryptionContext = 'job.payload.mail'

export const smsEncryptionContext = 'job.payload.sms'

/** Queues messages. They are stored encrypted, because a mail may contain a one-time link. */
export function outboxService(deps: { encryption: FieldEncryption }) {
  const queueMail: QueueMail = async (db, now, { isAwaited, ...mail }, key) => {
    const encrypted = deps.encryption.encrypt(JSON.stringify(Mail.parse(mail)), mailEncryptionContext)
    await queueJob(
      db,
      now,
      'mail',
      { encrypted },
      {
        key,
        maxAttempts: maxMailAttempts,
        rank: isAwaited ? 'awaited' : 'message',
      },
    )
  }
  const queueSms: QueueSms = async (db, now, sms, key) => {
    const encrypted = deps.encryption.encrypt(JSON.stringify(Sms.parse(sms)), smsEncryptionContext)
    await queueJob(db, now, 'sms', { encrypted }, { key, maxAttempts: maxSmsAttempts })
  }
  return { queueMail, queueSms }
}
