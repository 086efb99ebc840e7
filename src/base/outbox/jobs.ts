import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Instant } from '../kit/day'
import { GiveUp, kind, type Kinds } from './kind'
import { Mail, type Attempt } from './model'
import { MailRefused, type LogAttempt, type Mailer } from './port'
import { mailPlace, type Seal } from './service'

const Sealed = z.strictObject({ sealed: z.string() })

/** `kari.nordmann@example.no` -> `k…@example.no`: enough to see which server refused, not who it was. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*@/u, '$1…@')
/** The same for every address inside a server's answer. */
const maskAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, maskAddress)

interface Deps {
  readonly mailer: Mailer
  readonly encryption: Seal
  readonly logAttempt: LogAttempt
  readonly clock: { now(): Instant }
}

/** The job kinds of the outbox itself. Every attempt at a mail stands in the send log, without its body. */
export const mailJobs = ({ mailer, encryption, logAttempt, clock }: Deps): Kinds => ({
  mail: kind({
    payload: Sealed,
    mode: 'outside',
    async run({ db, payload, job, signal }) {
      const mail = Mail.parse(JSON.parse(encryption.decrypt(payload.sealed, mailPlace)))
      const attempt = (success: boolean, answer: string, requestError: string): Attempt => ({
        success,
        type: 'mail',
        userId: mail.userId ?? null,
        internalData: { job: job.id, attempt: job.attempt, answer: maskAddresses(answer) },
        sendData: { to: maskAddress(mail.to), subject: mail.subject },
        requestError: maskAddresses(requestError),
        at: clock.now(),
      })
      // The sealed text is the same in every attempt and different for every mail.
      const id = createHash('sha256').update(payload.sealed).digest('hex').slice(0, 32)
      try {
        const { answer } = await mailer.send(mail, id, signal)
        // The mail is out: a log that cannot be written must not send it again.
        await logAttempt(db, attempt(true, answer, '')).catch(() => undefined)
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error
        const what = `${error.code}: ${error.message}`
        if (!signal.aborted) await logAttempt(db, attempt(false, '', what))
        if (error.forGood) throw new GiveUp(maskAddresses(what), { cause: error })
        throw new Error(maskAddresses(what), { cause: error })
      }
    },
  }),
})
