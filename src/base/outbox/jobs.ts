import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Instant } from '../kit/day'
import type { Attempt } from '../sendlog/model'
import { GiveUp, jobKind, type JobKinds } from './job-kind'
import { Mail } from './model'
import { MailRefused, type LogAttempt, type Mailer } from './port'
import { maskAddress } from '../kit/mask'
import { mailBackoff } from './rules'
import { mailContext, type FieldEncryption } from './service'

const EncryptedMail = z.strictObject({ encrypted: z.string() })

/** The same for every address in a server's response. */
const maskAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, maskAddress)

interface Deps {
  readonly mailer: Mailer
  readonly encryption: FieldEncryption
  readonly logAttempt: LogAttempt
  readonly clock: { now(): Instant }
}

/** The job kind of mails. Every attempt is stored in the send log, without the mail's body. */
export const mailJobKinds = ({ mailer, encryption, logAttempt, clock }: Deps): JobKinds => ({
  mail: jobKind({
    payload: EncryptedMail,
    mode: 'outside',
    backoff: mailBackoff,
    async run({ db, payload, job, signal }) {
      const mail = Mail.parse(JSON.parse(encryption.decrypt(payload.encrypted, mailContext)))
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
        const { response } = await mailer.send(mail, id, signal)
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
