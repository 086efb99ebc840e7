import type { FastifyReply } from 'fastify'
import { html, type Html } from './html'

const statement = 'Sandbox: nothing here is signed, paid or sent for real'

/** No script at all, no foreign address, no frame around it. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** A whole page: title, the plain statement, the way to the other pages, `main`. `here` is the path that is open. */
export async function sendPage(
  reply: FastifyReply,
  page: { title: string; here: string; main: Html; status?: number },
): Promise<FastifyReply> {
  const link = (href: string, name: string) =>
    page.here === href ? html`<a href="${href}" aria-current="page">${name}</a>` : html`<a href="${href}">${name}</a>`
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – Husbok sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="note">${statement}</p>
          <nav aria-label="Sandbox">${link('/', 'Sandbox')}${link('/mail', 'Mail')}</nav>
        </header>
        <main>
          <h1>${page.title}</h1>
          ${page.main}
        </main>
      </body>
    </html> `
  return await reply
    .code(page.status ?? 200)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(markup)
}
