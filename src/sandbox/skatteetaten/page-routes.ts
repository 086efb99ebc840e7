import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { judgeFor, previewPath } from './api'
import { returnPage } from './pages'
import type { Authority } from './state'
import { taxpayerOf } from './taxpayers'

const here = '/skatteetaten'

/** The authority's pages, for a person to look at. */
export function authorityPages({ app, clock, links }: Sandbox, authority: Authority): void {
  links.push({ href: here, title: 'Tax authority', text: 'Previews of tax returns' })

  const missing = (reply: FastifyReply) =>
    sendPage(reply, {
      title: 'No such preview',
      here: '',
      status: 404,
      main: html`<p>A preview is kept for 24 hours. <a href="${here}">The tax authority</a></p>`,
    })

  app.get(here, async (_request, reply) => {
    const previews = authority.previews.list().filter(({ until }) => until > clock.now())
    return await sendPage(reply, {
      title: 'Tax authority',
      here,
      main:
        previews.length === 0
          ? html`<p class="panel">Nothing to look at yet. Previews that the app asks for appear here.</p>`
          : html`<h2>Previews</h2>
              <ul class="list">
                ${previews.map(
                  ({ id, year, pid }) =>
                    html`<li>
                      <a href="${here}${previewPath}?id=${id}">${taxpayerOf(pid)?.name ?? ''}, ${year}</a>
                    </li>`,
                )}
              </ul>`,
    })
  })

  app.get<{ Querystring: { id?: string } }>(`${here}${previewPath}`, async ({ query }, reply) => {
    const preview = authority.previews.get(query.id ?? '')
    if (!preview || preview.until <= clock.now()) return await missing(reply)
    const verdict = await judgeFor(authority, preview, { needsReference: false })
    const who = taxpayerOf(preview.pid)?.name ?? ''
    return await sendPage(reply, { title: `Tax return ${preview.year}`, here: '', main: returnPage(verdict, who) })
  })
}
