import type { Db } from '../db/pool'
import { translate, type Language } from '../kit/words'
import { mailComposer, type Recipient } from './letter'
import type { QueuedMail, Sms } from './model'
import { maybeSentMark } from './rules'
import { runningAttemptMark } from './worker-claim'
import { sampleWords } from './words'

/** A mail with which an operator checks that mails arrive. Its link shows whether `PUBLIC_URL` is right. */
export const sampleMail = (publicUrl: string, to: Recipient): QueuedMail => ({
  ...mailComposer(sampleWords)(to, {
    subject: 'mailSubject',
    text: 'mailText',
    link: { button: 'mailButton', url: `${publicUrl}/` },
    note: 'mailNote',
  }),
  isAwaited: true,
})

/** `to` is a number with its country's code. */
export const sampleSms = (to: string, language: Language): Sms => ({
  to,
  text: translate(sampleWords, 'sms', language),
})

type Outcome =
  /** `isBeingSent`: a process has begun to send the message, and has no answer yet. */
  | { readonly state: 'waiting'; readonly isBeingSent: boolean }
  | { readonly state: 'sent' }
  /** `isGivenUp`: no other attempt follows. `isUnknown`: the message may have been sent in spite of the error. */
  | { readonly state: 'failed'; readonly error: string; readonly isGivenUp: boolean; readonly isUnknown: boolean }

/** Reads the job up to `looks` times, with a pause before each, until the message was sent or has failed once. */
export async function awaitMessageOutcome(
  db: Db,
  key: string,
  looks: number,
  pause: () => Promise<void>,
): Promise<Outcome> {
  let isBeingSent = false
  for (let look = 0; look < looks; look += 1) {
    await pause()
    const { done_at, last_error, attempts, max_attempts } = await db
      .selectFrom('job')
      .select(['done_at', 'last_error', 'attempts', 'max_attempts'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (done_at !== null) return { state: 'sent' }
    isBeingSent = last_error === runningAttemptMark
    if (last_error !== null && !isBeingSent)
      return {
        state: 'failed',
        error: last_error.replace(/^\w+: /, ''),
        isGivenUp: attempts >= max_attempts,
        isUnknown: last_error.includes(maybeSentMark),
      }
  }
  return { state: 'waiting', isBeingSent }
}
