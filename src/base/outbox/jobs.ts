import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Instant } from '../kit/day'
import { maskAddress } from '../kit/mask'
import type { Attempt } from '../sendlog/model'
import { GiveUp, jobKind, type JobKinds } from './job-kind'
import { withFoot } from './letter'
import { Mail, Sms } from './model'
import { MailRefused, SmsFailure, type LogAttempt, type Mailer, type SmsSender } from './port'
import { mailBackoff, maybeSentMark, maySendAgain } from './rules'
import { mailEncryptionContext, smsEncryptionContext, type FieldEncryption } from './service'
import { runningAttemptMark } from './worker-claim'

const Encrypted = z.strictObject({ encrypted: z.string() })

const maskAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, maskAddress)

interface Deps {
  readonly mailer: Mailer
  readonly encryption: FieldEncryption
  readonly logAttempt: LogAttempt
  readonly clock: { now(): Instant }
  /** The operator of the installation: name, number and address. Empty: the mails don't name it. */
  readonly foot: readonly string[]
}

/** The job that sends a mail. Every attempt is in the send log, without the mail's body. */
export const mailJobKinds = ({ mailer, encryption, logAttempt, clock, foot }: Deps): JobKinds => ({
  mail: jobKind({
    payload: Encrypted,
    mode: 'outside',
    backoff: mailBackoff,
    async run({ db, payload, job, signal }) {
      const mail = Mail.parse(JSON.parse(encryption.decrypt(payload.encrypted, mailEncryptionContext)))
      const attempt = (success: boolean, response: string, requestError: string): Attempt => ({
        success,
        type: 'mail',
        userId: mail.userId ?? null,
        internalData: { job: job.id, attempt: job.attempt, answer: maskAddresses(response) },
        sendData: { to: maskAddress(mail.to), subject: mail.subject },
        requestError: maskAddresses(requestError),
        at: clock.now(),
      })
      // The encrypted text is the same in every attempt and different for every mail.
      const id = createHash('sha256').update(payload.encrypted).digest('hex').slice(0, 32)
      try {
        const { response } = await mailer.send(withFoot(mail, foot), id, signal)
        // The mail is sent: an error of the log must not send it again.
        await logAttempt(db, attempt(true, response, '')).catch(() => undefined)
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error
        const message = `${error.code}: ${error.message}`
        if (!signal.aborted) await logAttempt(db, attempt(false, '', message))
        if (error.isPermanent) throw new GiveUp(maskAddresses(message), { cause: error })
        throw new Error(maskAddresses(message), { cause: error })
      }
    },
  }),
})

interface SmsDeps {
  readonly sender: SmsSender | null
  readonly encryption: FieldEncryption
}

/** The job that sends a text message. The sender writes the send log. `maySendAgain` decides about another attempt. */
export const smsJobKinds = ({ sender, encryption }: SmsDeps): JobKinds => ({
  sms: jobKind({
    payload: Encrypted,
    mode: 'outside',
    backoff: mailBackoff,
    async run({ payload, job }) {
      if (!sender) throw new GiveUp('text messages are not configured: SVEVE_USER and SVEVE_PASSWORD are not set')
      if (job.before === runningAttemptMark)
        throw new GiveUp(`${maybeSentMark}: the process ended while it was sending`)
      const wasPerhapsSent = job.before?.includes(maybeSentMark) ?? false
      const sms = Sms.parse(JSON.parse(encryption.decrypt(payload.encrypted, smsEncryptionContext)))
      try {
        await sender.sendSms({ ...sms, ref: job.key ?? `job-${job.id}`, job: job.id })
      } catch (error) {
        if (!(error instanceof SmsFailure)) throw error
        const { reason, wasSent, message } = error
        const text =
          wasSent !== 'no' || wasPerhapsSent ? `${maybeSentMark}; ${reason}: ${message}` : `${reason}: ${message}`
        if (reason === 'invalidNumber' || !maySendAgain(wasSent, wasPerhapsSent))
          throw new GiveUp(text, { cause: error })
        throw new Error(text, { cause: error })
      }
    },
  }),
})
