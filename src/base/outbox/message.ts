import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { e164 } from '../kit/phone'
import { maxSmsLength, type Mail } from './model'
import type { outboxService, QueueMail } from './service'

export interface Message {
  readonly mail: Mail
  /** The text message. `phone` has its country code. Null: the message is sent by mail only. */
  readonly sms: { readonly phone: string; readonly text: string } | null
}

export interface MessageQueue {
  readonly queueMail: QueueMail
  /** Null: no text messages are sent. */
  readonly queueSms: ReturnType<typeof outboxService>['queueSms'] | null
}

/**
 * Queues a mail and a text message in the caller's transaction. Each is queued once for its key. Without a valid number
 * only the mail is queued. A long text is cut.
 */
export async function queueMessage(
  { queueMail, queueSms }: MessageQueue,
  db: Db,
  now: Instant,
  { mail, sms }: Message,
  keys: { readonly mail: string; readonly sms: string },
): Promise<void> {
  await queueMail(db, now, mail, keys.mail)
  const to = sms && e164(sms.phone)
  if (!to || !queueSms) return
  const text = sms.text.slice(0, maxSmsLength)
  await queueSms(db, now, { to, text, ...(mail.userId !== undefined && { userId: mail.userId }) }, keys.sms)
}
