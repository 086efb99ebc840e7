import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { Job } from '../db/schema'
import type { Instant } from '../kit/day'
import { Mail, Sms, type QueuedMail } from './model'
import { mailAttempts, smsAttempts } from './rules'
import { queueJob } from './worker-claim'

/** Encrypts the messages in the queue. */
export type FieldEncryption = Pick<Encryption, 'encrypt' | 'decrypt'>

/**
 * Queues a mail inside the caller's transaction: it is sent if and only if that commits. With a key, the same mail is
 * queued once. Throws when address or subject is not one plain line.
 */
export type QueueMail = (db: Db, now: Instant, mail: QueuedMail, key?: string) => Promise<void>

/**
 * Queues a text message inside the caller's transaction, like a mail. Throws when its number has no country's code, or
 * its text is empty or too long.
 */
type QueueSms = (db: Db, now: Instant, sms: Sms, key?: string) => Promise<void>

/** Recipient and content are one encrypted value. Moved to another job it is still the same mail to the same person. */
export const mailContext = 'job.payload.mail'
export const smsContext = 'job.payload.sms'

/** Queues messages, encrypted: a mail may contain a one-time link. */
export function outboxService(deps: { encryption: FieldEncryption }) {
  const queueMail: QueueMail = async (db, now, { isAwaited, ...mail }, key) => {
    const encrypted = deps.encryption.encrypt(JSON.stringify(Mail.parse(mail)), mailContext)
    await queueJob(
      db,
      now,
      'mail',
      { encrypted },
      {
        key,
        maxAttempts: mailAttempts,
        rank: isAwaited ? 'awaited' : 'message',
      },
    )
  }
  const queueSms: QueueSms = async (db, now, sms, key) => {
    const encrypted = deps.encryption.encrypt(JSON.stringify(Sms.parse(sms)), smsContext)
    await queueJob(db, now, 'sms', { encrypted }, { key, maxAttempts: smsAttempts })
  }
  return { queueMail, queueSms }
}

/** The recipient and texts of a message that waits to be sent, or was given up. */
export interface WaitingMessage {
  /** The key that it was queued with. Null for none. */
  readonly key: string | null
  /** The account that it is about. */
  readonly account: number | undefined
  /** An e-mail address, or a number with its country's code. */
  readonly to: string
  /** Its subject and its text. */
  readonly text: string
}

const Encrypted = z.object({ encrypted: z.string() })

/** Null when no current key can read it. Then it can't be sent either. */
function read(
  { kind, key, payload }: Pick<Selectable<Job>, 'kind' | 'key' | 'payload'>,
  encryption: Pick<FieldEncryption, 'decrypt'>,
): WaitingMessage | null {
  try {
    const { encrypted } = Encrypted.parse(payload)
    if (kind === 'sms') {
      const { userId, to, text } = Sms.parse(JSON.parse(encryption.decrypt(encrypted, smsContext)))
      return { key, account: userId, to, text }
    }
    const { userId, to, subject, text } = Mail.parse(JSON.parse(encryption.decrypt(encrypted, mailContext)))
    return { key, account: userId, to, text: `${subject}\n${text}` }
  } catch {
    return null
  }
}

/** How many are in memory at a time: there may be a hundred thousand. */
const pageSize = 500

/**
 * Deletes the mails and text messages that `goes` accepts, as long as they are not sent. The content of sent ones is
 * deleted anyway. Jobs belong to no account, so all waiting ones are checked, page by page.
 */
export async function eraseMessages(
  db: Db,
  encryption: Pick<FieldEncryption, 'decrypt'>,
  goes: (message: WaitingMessage) => boolean,
): Promise<void> {
  for (let after = 0; ;) {
    const waiting = await db
      .selectFrom('job')
      .select(['id', 'kind', 'key', 'payload'])
      .where('kind', 'in', ['mail', 'sms'])
      .where('done_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const ids = waiting.flatMap((job) => {
      const message = read(job, encryption)
      return message !== null && goes(message) ? [job.id] : []
    })
    if (ids.length > 0) await db.deleteFrom('job').where('id', 'in', ids).where('done_at', 'is', null).execute()
    if (waiting.length < pageSize) return
    after = waiting.at(-1)!.id
  }
}
