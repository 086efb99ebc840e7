import { z } from 'zod'
import type { Credentials } from '../control/credentials'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { Entry, Store } from '../control/store'
import { phonePages } from './pages'

/** A text message that was received. */
export interface StoredSms extends Entry {
  readonly at: string
  /** `+4790012345` */
  readonly to: string
  readonly from: string
  readonly text: string
}

/** The parameters of `SMS/SendMessage` that are used. All others are ignored. */
const Asked = z.object({
  user: z.string(),
  passwd: z.string(),
  /** One number, or several separated by commas. */
  to: z.string().min(1),
  msg: z.string().min(1).max(1071),
  from: z.string().min(3).max(11),
  /** Checked and answered as usual, but not sent. */
  test: z.boolean().default(false),
})

/**
 * A Norwegian mobile number, also without its country code, or any other number with its country code. Null for a number
 * that can't get messages.
 */
function phoneOf(written: string): string | null {
  const digits = written.replace(/[\s()-]/g, '').replace(/^\+|^00/, '')
  const number = /^\d{8}$/.test(digits) ? `47${digits}` : digits
  if (number.startsWith('47')) return /^47[49]\d{7}$/.test(number) ? `+${number}` : null
  return /^[1-9]\d{8,14}$/.test(number) ? `+${number}` : null
}

/** The number of messages that one text is charged as. */
const parts = (text: string): number => (text.length <= 160 ? 1 : Math.ceil(text.length / 153))

const parsed = (body: unknown): unknown => {
  try {
    return JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    return null
  }
}

/** The body contains the password, which must not be in the journal. */
const blankPassword = (body: string): string =>
  body.replace(/("passwd"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"***"').replace(/(\bpasswd=)[^&]*/g, '$1***')

/** Sveve: accepts and stores messages, and shows a phone for each number. Failures are answered with status 200. */
export async function sveve(
  sandbox: Sandbox,
  messages: Store<StoredSms>,
  { user, password }: Credentials['sveve'],
): Promise<void> {
  function send(body: unknown) {
    const asked = Asked.safeParse(body)
    if (!asked.success)
      return { fatalError: `Ugyldig forespørsel: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}` }
    const { to, msg, from, test } = asked.data
    if (asked.data.user !== user || asked.data.passwd !== password) return { fatalError: 'Feil brukernavn/passord' }
    const numbers = to.split(',').map((written) => ({ written: written.trim(), phone: phoneOf(written) }))
    const ids = numbers.flatMap(({ phone }) => {
      if (phone === null) return []
      const at = sandbox.clock.now()
      return [test ? 0 : messages.append({ at, to: phone, from, text: msg }).id]
    })
    const wrong = numbers.filter(({ phone }) => phone === null)
    return {
      msgOkCount: ids.length,
      stdSMSCount: ids.length * parts(msg),
      ids,
      ...(wrong.length > 0 && {
        errors: wrong.map(({ written }) => ({ number: written, message: 'Telefonnummeret er ikke gyldig' })),
      }),
    }
  }

  await providerRoutes(
    sandbox,
    'sveve',
    '/sveve',
    (app) => void app.post('/SMS/SendMessage', async ({ body }) => ({ response: send(parsed(body)) })),
    blankPassword,
  )
  phonePages(sandbox, messages)
}
