import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { judgeEnvelopeOfPerson } from './judging'
import { returnPage } from './pages'
import type { Authority } from './state'
import { taxpayerOf } from './taxpayers'

const here = '/skatteetaten'
/** The path of a preview, below the authority's address. */
export const previewPath = '/web/skattemelding-visning/midlertidig-lagret-skattemelding-for-visning'

export const taxpayerName = (pid: string) => taxpayerOf(pid)?.name ?? ''

/** The page for a preview that doesn't exist (any more). */
export const missingReturn = (reply: FastifyReply) =>
  sendPage(reply, {
    title: 'No such tax return',
    here: '',
    status: 404,
    main: html`<p>
      A preview is kept for 24 hours, and what is handed in can be seen here once it is ready to be confirmed.
      <a href="${here}">The tax authority</a>
    </p>`,
  })

/** The page that shows a return for a day. */
export function previewPage({ app, clock }: Sandbox, authority: Authority): void {
  app.get<{ Querystring: { id?: string } }>(`${here}${previewPath}`, async ({ query }, reply) => {
    const preview = authority.previews.get(query.id ?? '')
    if (!preview || preview.until <= clock.now()) return await missingReturn(reply)
    const verdict = await judgeEnvelopeOfPerson(authority, preview, { needsReference: false })
    const main = returnPage(verdict, taxpayerName(preview.pid))
    return await sendPage(reply, { title: `Tax return ${preview.year}`, here: '', main })
  })
}
