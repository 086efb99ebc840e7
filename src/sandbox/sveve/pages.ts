import type { Sandbox } from '../control/sandbox'
import type { Store } from '../control/store'
import { html, linked, timeOf, type Html } from '../page/html'
import { sendPage } from '../page/layout'
import type { StoredSms } from './routes'

/** The newest message of each number, in the order of arrival. */
const newestOfEach = (messages: readonly StoredSms[]): StoredSms[] =>
  messages.filter((message, n) => messages.findIndex(({ to }) => to === message.to) === n)

const phones = (messages: readonly StoredSms[]): Html =>
  messages.length === 0
    ? html`<p class="panel">No message yet. What the app sends appears here, on a phone for each number.</p>`
    : html`<ul class="list">
        ${newestOfEach(messages).map(
          ({ to, text, at }) => html`<li><a href="/sms/${to}">${to}</a>${timeOf(at)}<small>${text}</small></li>`,
        )}
      </ul>`

const phone = (messages: readonly StoredSms[]): Html =>
  html`<ul class="list">
      ${messages.map(({ from, text, at }) => html`<li><b>${from}</b>${timeOf(at)}<span>${linked(text)}</span></li>`)}
    </ul>
    <p><a href="/sms">All phones</a></p>`

/** The phones, the messages of one, and the list of messages in the control API. */
export function phonePages({ app, links }: Sandbox, messages: Store<StoredSms>): void {
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
