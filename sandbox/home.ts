import type { Sandbox } from './control/sandbox'
import { html } from './page/html'
import { sendPage } from './page/layout'
import { pageStyle } from './page/style'

/** The first page, the style sheet, and the answer for an unknown page. */
export function homePage({ app, links }: Sandbox): void {
  app.get('/sandbox.css', async (_request, reply) => await reply.type('text/css; charset=utf-8').send(pageStyle))

  app.get(
    '/',
    async (_request, reply) =>
      await sendPage(reply, {
        title: 'Sandbox',
        here: '/',
        main: html`<p>
            This server plays the outside services that Husbok talks to, in their own protocols, as long as no real ones
            are configured. What the app sends ends up here.
          </p>
          <ul class="list">
            ${links.map((link) => html`<li><a href="${link.href}">${link.title}</a><small>${link.text}</small></li>`)}
          </ul>
          <h2>For tests</h2>
          <p>A test on this machine can read what was sent and play the outside world:</p>
          <ul>
            <li><code>GET /__sandbox/mails</code> and <code>/__sandbox/sms</code>: messages, newest first</li>
            <li><code>GET /__sandbox/requests?provider=</code>: every call that a provider received</li>
            <li><code>POST /__sandbox/faults</code> lets the next calls fail, <code>DELETE</code> clears that</li>
            <li><code>POST /__sandbox/clock</code> moves the providers’ time on</li>
            <li>
              <code>GET /__sandbox/webhooks</code>: what the providers told the app; <code>POST …/hold</code>,
              <code>…/release</code> and <code>…/(id)/resend</code> hold it back, reorder it, send it again
            </li>
            <li>
              <code>POST /__sandbox/stripe/checkout/(id)/complete</code> pays, declines or abandons a checkout,
              <code>POST /__sandbox/stripe/subscription/(id)/end</code> ends a subscription at once
            </li>
            <li>
              <code>POST /__sandbox/signicat/documents/(id)/sign</code>, <code>…/cancel</code> and <code>…/fail</code>:
              what a signer does at the BankID desk; <code>GET /__sandbox/signicat/documents</code> and
              <code>GET /__sandbox/deposits</code>: what the service and the bank have
            </li>
            <li>
              <code>GET /__sandbox/skatteetaten/drafts/(year)/(pid)</code>: a person’s draft, which
              <code>POST …/touch</code> changes; <code>POST /__sandbox/skatteetaten/result</code> lets the next
              validations have a code, <code>POST /__sandbox/skatteetaten/feedback</code> says how long answers take;
              <code>GET /__sandbox/skatteetaten/submissions</code>: what was handed in
            </li>
          </ul>`,
      }),
  )

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/__sandbox')) return await reply.code(404).send({ message: 'notFound' })
    return await sendPage(reply, {
      title: 'Not found',
      here: '',
      status: 404,
      main: html`<p>There is no such page. <a href="/">Go to the start</a>.</p>`,
    })
  })
}
