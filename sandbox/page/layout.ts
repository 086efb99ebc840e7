import type { FastifyReply } from 'fastify'
import { html, type Html } from './html'

const statement = 'Sandbox: nothing here is signed, paid or sent for real'

/** Addresses outside of the sandbox that a page uses for a form or a frame. */
interface Allowed {
  readonly form?: string | readonly string[]
  readonly frame?: string
}

/** No scripts, no foreign addresses except the allowed ones, and no frame around the page. */
const policy = ({ form, frame }: Allowed) => {
  const and = (urls: string | readonly string[] = []) => {
    const origins = [urls].flat().map((url) => new URL(url).origin)
    return [...new Set(origins)].map((origin) => ` ${origin}`).join('')
  }
  return `default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'${and(frame)}; form-action 'self'${and(form)}; frame-ancestors 'none'; base-uri 'none'`
}

export interface Page {
  readonly title: string
  /** The path of the current page. */
  readonly here: string
  readonly main: Html
  readonly allow?: Allowed
}

/** The links on every page. */
const places = [
  ['/', 'Sandbox'],
  ['/mail', 'Mail'],
  ['/sms', 'Phones'],
  ['/signicat', 'Signing'],
  ['/deposit', 'Bank'],
  ['/stripe', 'Stripe'],
  ['/skatteetaten', 'Tax'],
  ['/idporten/persons', 'Persons'],
] as const

/** A whole page: title, the note that it is a sandbox, the links to the other pages, and `main`. */
export function sandboxPage(page: Page): { readonly headers: Record<string, string>; readonly markup: string } {
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
          <nav aria-label="Sandbox">${places.map(([href, name]) => link(href, name))}</nav>
        </header>
        <main>
          <h1>${page.title}</h1>
          ${page.main}
        </main>
      </body>
    </html> `
  return {
    headers: {
      'content-security-policy': policy(page.allow ?? {}),
      'content-type': 'text/html; charset=utf-8',
    },
    markup,
  }
}

export async function sendPage(
  reply: FastifyReply,
  { status = 200, ...page }: Page & { readonly status?: number },
): Promise<FastifyReply> {
  const { headers, markup } = sandboxPage(page)
  return await reply.code(status).headers(headers).send(markup)
}
