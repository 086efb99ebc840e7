import { z } from 'zod'
import { maskNumber } from '../../kit/mask'
import { ProviderFailure } from '../../provider/failure'
import { providerFetch } from '../../provider/fetch'
import { openProvider, type ProviderDeps } from '../../provider/provider'
import { SmsFailure, type SmsSender } from '../port'

export interface SveveSettings {
  /** `https://sveve.no` */
  readonly url: string
  readonly user: string
  readonly password: string
  /** The sender that the phone shows: 3 to 11 letters and digits. */
  readonly from: string
}

const path = '/SMS/SendMessage'

/** Every answer has status 200. Its content says whether the message was accepted. */
const Answer = z.object({
  response: z.union([
    z.object({ fatalError: z.string() }),
    z.object({
      msgOkCount: z.int(),
      ids: z.array(z.union([z.int(), z.string()])).default([]),
      errors: z.array(z.object({ message: z.string() })).default([]),
    }),
  ]),
})

const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|.*_CERT.*)$/

const maskNumbers = (text: string): string => text.replace(/\+?\d{6,}/g, maskNumber).slice(0, 200)

class Declined extends ProviderFailure {
  constructor(
    kind: 'refused' | 'overloaded',
    message: string,
    readonly sms: SmsFailure,
  ) {
    super(kind, message)
  }
}

const declined = (reason: SmsFailure['reason'], message: string, wasSent: SmsFailure['wasSent'] = 'no') =>
  new Declined(reason === 'temporary' ? 'overloaded' : 'refused', message, new SmsFailure(reason, message, wasSent))

/** Sveve's own failures have status 200. Another status comes from a server in front of it. */
function ofStatus(status: number): Declined {
  const message = `${path}: ${status}`
  if (status === 429) return declined('temporary', message)
  return status >= 500 ? declined('temporary', message, 'perhaps') : declined('rejected', message)
}

function failureOf(error: unknown): SmsFailure {
  if (error instanceof Declined) return error.sms
  if (!(error instanceof ProviderFailure)) return new SmsFailure('temporary', 'internal', 'perhaps')
  const message = `${error.kind}: ${error.message}`
  if (error.kind === 'refused') return new SmsFailure('rejected', message, 'no')
  if (error.kind === 'paused') return new SmsFailure('temporary', message, 'no')
  if (error.kind === 'timeout') return new SmsFailure('temporary', message, 'probably')
  const code = error.message.split(': ').at(-1) ?? ''
  return new SmsFailure('temporary', message, notConnected.test(code) ? 'no' : 'perhaps')
}

/**
 * Sends text messages by Sveve. Sveve has no idempotency: it only shows the `ref` in its list. `timeoutMs` (7 s when
 * left out) is shorter than the time that a stopping process gives its jobs.
 */
export function sveveSender(
  { url, user, password, from }: SveveSettings,
  { timeoutMs = 7000, ...deps }: Omit<ProviderDeps, 'name'> & { readonly timeoutMs?: number },
): SmsSender {
  const provider = openProvider({ ...deps, name: 'sms' })
  const ask = providerFetch({ origins: [url], timeoutMs, maxBytes: 100_000 })

  async function send(to: string, msg: string, ref: string): Promise<{ id: string }> {
    const answer = await ask(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user, passwd: password, to, msg, from, ref, f: 'json' }),
    })
    if (answer.status !== 200) throw ofStatus(answer.status)
    const read = Answer.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new ProviderFailure('unreadable', `${path}: not what was agreed`)
    const { response } = read.data
    if ('fatalError' in response) throw declined('rejected', maskNumbers(response.fatalError))
    if (response.msgOkCount > 0) return { id: String(response.ids[0] ?? '') }
    throw declined('invalidNumber', maskNumbers(response.errors[0]?.message ?? 'not taken'))
  }

  return {
    async sendSms({ to, text, ref, userId, job }) {
      const operation = { name: 'send', userId: userId ?? null, sendData: { to: maskNumber(to), ref }, job }
      const taken: { sent?: { id: string } } = {}
      try {
        return await provider.ask(operation, async () => (taken.sent = await send(to, text, ref)))
      } catch (error) {
        // The message is sent: an error of the log must not send it again.
        if (taken.sent) return taken.sent
        throw failureOf(error)
      }
    },
  }
}
