import { z } from 'zod'
import type { Credentials } from '../control/credentials'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { StoreEntry, Store } from '../control/store'
import { html, htmlWithLinks, timeElement, type Html } from '../page/html'
import { sendPage } from '../page/layout'

/** A text message that was received. */
export interface StoredSms extends StoreEntry {
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
  /** True if the message is only checked and answered as usual, but not sent. */
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

/** The body without the password, which must not be in the journal. */
const blankPassword = (body: string): string =>
  body.replace(/("passwd"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"***"').replace(/(\bpasswd=)[^&]*/g, '$1***')

/** Sveve: accepts and stores messages, and shows a phone for each number. Failures are answered with status 200. */
export async function sveveProvider(
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

/** The newest message of each number, in the order of arrival. */
const newestOfEach = (messages: readonly StoredSms[]): StoredSms[] =>
  messages.filter((message, n) => messages.findIndex(({ to }) => to === message.to) === n)

const phones = (messages: readonly StoredSms[]): Html =>
  messages.length === 0
    ? html`<p class="panel">No message yet. What the app sends appears here, on a phone for each number.</p>`
    : html`<ul class="list">
        ${newestOfEach(messages).map(
          ({ to, text, at }) => html`<li><a href="/sms/${to}">${to}</a>${timeElement(at)}<small>${text}</small></li>`,
        )}
      </ul>`

const phone = (messages: readonly StoredSms[]): Html =>
  html`<ul class="list">
      ${messages.map(({ from, text, at }) => html`<li><b>${from}</b>${timeElement(at)}<span>${htmlWithLinks(text)}</span></li>`)}
    </ul>
    <p><a href="/sms">All phones</a></p>`

/** The phones, the messages of one, and the list of messages in the control API. */
function phonePages({ app, links }: Sandbox, messages: Store<StoredSms>): void {
  links.push({ href: '/sms', title: 'Phones', text: 'Every text message the app has sent, by number' })

  app.get(
    '/sms',
    async (_request, reply) => await sendPage(reply, { title: 'Phones', here: '/sms', main: phones(messages.list()) }),
  )

  app.get<{ Params: { number: string } }>('/sms/:number', async ({ params }, reply) => {
    const received = messages.list().filter(({ to }) => to === params.number)
    if (received.length > 0)
      return await sendPage(reply, { title: params.number, here: `/sms/${params.number}`, main: phone(received) })
    return await sendPage(reply, {
      title: 'No message to this number',
      here: '/sms',
      status: 404,
      main: html`<p>It may have been dropped: only the newest are kept. <a href="/sms">All phones</a></p>`,
    })
  })

  app.get('/__sandbox/sms', async () => messages.list())
}
