import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../page/layout'
import { idportenPath, sendProviderAnswer, bodyText, type ProviderAnswer, type CallProvider } from './in-process'
import { frontChannelHeader, type Client } from './client'
import { loggedOutPage } from './pages'

const here = `${idportenPath}/persons`

/** The cookies after an answer. The cookies that the answer sets come before those of the request. */
function cookiesAfter(request: FastifyRequest, { headers }: ProviderAnswer): string {
  const set = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0]!)
  return [...set, request.headers.cookie ?? ''].filter((each) => each !== '').join('; ')
}

/**
 * Logs out at once, as ID-porten does, and loads the app's own logout in a frame before continuing. The library alone would
 * ask first, on a page with a script.
 */
export async function logoutFeature(ask: CallProvider, client: Client, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url
  const asked = await ask({ method: request.method, url, headers: request.headers, body: bodyText(request.body) })
  const secret = /name="xsrf" value="([^"]+)"/.exec(asked.payload)?.[1]
  if (asked.statusCode !== 200 || secret === undefined) return await sendProviderAnswer(reply, asked)
  const { 'content-length': _, ...headers } = request.headers
  const done = await ask({
    method: 'POST',
    url: `${idportenPath}/logout/confirm`,
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookiesAfter(request, asked),
    },
    body: new URLSearchParams({ xsrf: secret, logout: 'yes' }).toString(),
  })
  const frame = String(asked.headers[frontChannelHeader] ?? '')
  const next = String(done.headers.location ?? here)
  if (frame === '') return await sendProviderAnswer(reply, done)
  reply.header('set-cookie', [done.headers['set-cookie'] ?? []].flat().map(String)).header('refresh', `2; url=${next}`)
  return await sendPage(reply, {
    title: 'ID-porten',
    here,
    main: loggedOutPage(frame, next),
    allow: { frame: client.publicUrl },
  })
}
