import { maskAddress, maskNumber } from '../../base/kit/mask'
import { e164 } from '../../base/kit/phone'
import { languageOf } from '../../base/kit/words'
import { Mail } from '../../base/outbox/model'
import { awaitMessageOutcome, sampleMail, sampleSms } from '../../base/outbox/sample'
import type { CommandDeps } from './command-deps'

type Deps = Pick<CommandDeps, 'db' | 'clock' | 'ids' | 'print' | 'send'>

const looks = 40

/** Sends a test e-mail. Throws when the address is invalid or the e-mail was not sent. */
export async function sendTestMail(deps: Deps, email: string, language: string | undefined): Promise<void> {
  const { db, clock, send } = deps
  if (!Mail.shape.to.safeParse(email).success) throw new Error(`${email} is no e-mail address.`)
  const mail = sampleMail(send.publicUrl, { id: null, email, firstName: '', language: languageOf(language) })
  await report(deps, `mail to ${maskAddress(email)}`, async (key) => await send.queueMail(db, clock.now(), mail, key))
}

/** Sends a test text message. Throws when the number is invalid or has no country code. */
export async function sendTestSms(deps: Deps, number: string, language: string | undefined): Promise<void> {
  const { db, clock, send } = deps
  const to = e164(number)
  if (to === null) throw new Error(`${number} is no phone number. Write it with its country code: +4790012345.`)
  const sms = sampleSms(to, languageOf(language))
  await report(deps, `message to ${maskNumber(to)}`, async (key) => await send.queueSms(db, clock.now(), sms, key))
}

async function report(
  { db, ids, print, send }: Deps,
  what: string,
  queue: (key: string) => Promise<void>,
): Promise<void> {
  const key = `test-${ids.code(128)}`
  await queue(key)
  const outcome = await awaitMessageOutcome(db, key, looks, send.pause)
  if (outcome.state === 'sent') return print(`The ${what} was taken by the server. Look whether it arrives.`)
  if (outcome.state === 'waiting')
    throw new Error(
      outcome.isBeingSent
        ? `The ${what} is being sent, and there is no answer yet. What becomes of it stands in the sending log.`
        : `The ${what} is queued, but nobody has sent it yet: is the app running?`,
    )
  const { error, isGivenUp, isUnknown } = outcome
  if (isUnknown) {
    const next = isGivenUp
      ? 'It is not tried again by itself: look at the phone before you send another one.'
      : 'It is tried once more, so it may arrive twice.'
    throw new Error(`Whether the ${what} was sent is not known: ${error}. ${next}`)
  }
  const next = isGivenUp
    ? 'It is not tried again by itself.'
    : 'It is tried again; when the cause is mended it arrives.'
  throw new Error(`The ${what} was not sent: ${error}. ${next}`)
}
