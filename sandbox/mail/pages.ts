import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import type { Store } from '../control/store'
import { escape, html, htmlWithLinks, timeElement, type Html } from '../page/html'
import { sendPage } from '../page/layout'
import type { StoredMail } from './mailbox'

/** The mail's own HTML runs no script, loads nothing, and cannot reach the page around it. Its links open in the whole window. */
const framePolicy =
  "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** A mail's HTML as a document of its own. HTML with its own `<html>` keeps its language and head. */
export function frameDocument(mail: Pick<StoredMail, 'html' | 'subject'>): string {
  const head = '<base target="_top">'
  if (/<head[^>]*>/i.test(mail.html)) return mail.html.replace(/<head[^>]*>/i, (tag) => `${tag}${head}`)
  const title = `<title>${escape(mail.subject)}</title>`
  if (/<html[^>]*>/i.test(mail.html))
    return mail.html.replace(/<html[^>]*>/i, (tag) => `${tag}<head>${head}${title}</head>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}${title}</head><body>${mail.html}</body></html>`
}

const subjectOf = (mail: StoredMail) => (mail.subject.trim() === '' ? '(no subject)' : mail.subject)

const inbox = (mails: readonly StoredMail[]): Html =>
  mails.length === 0
    ? html`<p class="panel">No mail yet. What the app sends appears here, newest first.</p>`
    : html`<ul class="list">
        ${mails.map(
          (mail) =>
            html`<li>
              <a href="/mail/${mail.id}">${subjectOf(mail)}</a>${timeElement(mail.at)}<small>To ${mail.to}</small>
            </li>`,
        )}
      </ul>`

const letter = (mail: StoredMail): Html =>
  html`<dl>
      <dt>To</dt>
      <dd>${mail.to}</dd>
      <dt>From</dt>
      <dd>${mail.sender || mail.from}</dd>
      ${
        mail.replyTo
          ? html`<dt>Answers to</dt>
              <dd>${mail.replyTo}</dd>`
          : ''
      }
      <dt>Received</dt>
      <dd>${timeElement(mail.at)}</dd>
      ${
        mail.attachments.length === 0
          ? ''
          : html`<dt>Attachments</dt>
              <dd>${mail.attachments.map((each) => `${each.name} (${each.bytes} bytes)`).join(', ')}</dd>`
      }
    </dl>
    ${
      mail.html === ''
        ? ''
        : html`<h2>As shown</h2>
            <iframe
              src="/mail/${mail.id}/html"
              title="The mail as shown"
              sandbox="allow-popups allow-top-navigation-by-user-activation"
            ></iframe>`
    }
    <h2>As text</h2>
    <pre class="panel">${htmlWithLinks(mail.text)}</pre>
    <p><a href="/mail">All mail</a></p>`

const missing = (reply: FastifyReply) =>
  sendPage(reply, {
    title: 'No such mail',
    here: '/mail',
    status: 404,
    main: html`<p>It may have been dropped: only the newest are kept. <a href="/mail">All mail</a></p>`,
  })

/** The inbox, one mail, and the list of mails in the control API. */
export function mailPages({ app, links }: Sandbox, mails: Store<StoredMail>): void {
  links.push({ href: '/mail', title: 'Mail', text: 'Every mail the app has sent, with links that work' })

  app.get(
    '/mail',
    async (_request, reply) => await sendPage(reply, { title: 'Mail', here: '/mail', main: inbox(mails.list()) }),
  )

  app.get<{ Params: { id: string } }>('/mail/:id', async ({ params }, reply) => {
    const mail = mails.get(Number(params.id))
    return mail
      ? await sendPage(reply, { title: subjectOf(mail), here: `/mail/${mail.id}`, main: letter(mail) })
      : await missing(reply)
  })

  app.get<{ Params: { id: string } }>('/mail/:id/html', async ({ params }, reply) => {
    const mail = mails.get(Number(params.id))
    if (!mail) return await missing(reply)
    return await reply
      .header('content-security-policy', framePolicy)
      .type('text/html; charset=utf-8')
      .send(frameDocument(mail))
  })

  app.get('/__sandbox/mails', async () => mails.list())
}
