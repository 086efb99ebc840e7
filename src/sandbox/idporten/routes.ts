import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { frontChannelHeader, levels, type Client } from './client'
import { loggedOutPage, loginPage, personsPage } from './pages'
import { personAt, persons } from './persons'

const prefix = '/idporten'
const here = `${prefix}/persons`

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}
interface Answered {
  readonly statusCode: number
  readonly headers: NodeJS.Dict<string | string[] | number>
  readonly payload: string
}
type Ask = (asked: Asked) => Promise<Answered>

/**
 * The provider behind an app that listens nowhere: it wants to read a request itself, and to answer it itself, while the
 * sandbox has read the body for the journal and may have to withhold the answer.
 */
function behind(provider: Provider): Ask {
  const app = fastify({ logger: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const callback = provider.callback()
  app.all('/*', (request, reply) => {
    reply.hijack()
    // The addresses that the provider names begin with the path that is cut off below.
    void callback(Object.assign(request.raw, { originalUrl: `${prefix}${request.raw.url}` }), reply.raw)
  })
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: url.slice(prefix.length),
      headers: headers as Record<string, string>,
      ...(body !== '' && { payload: body }),
    })
    return { statusCode: answer.statusCode, headers: answer.headers, payload: answer.payload }
  }
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : '')

const send = (reply: FastifyReply, { statusCode, headers, payload }: Answered) => {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !['connection', 'date', 'transfer-encoding', 'content-length'].includes(name))
      reply.header(name, value)
  return reply.code(statusCode).send(payload)
}

/** The names and values of cookies that an answer sets, in front of those that the request had. */
function cookiesAfter(request: FastifyRequest, { headers }: Answered): string {
  const set = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0]!)
  return [...set, request.headers.cookie ?? ''].filter((each) => each !== '').join('; ')
}

/**
 * Logs out at once, as ID-porten does, and loads the app's own logout in a frame before going on. The library would ask
 * first, on a page with a script.
 */
async function logout(ask: Ask, client: Client, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url
  const asked = await ask({ method: request.method, url, headers: request.headers, body: textOf(request.body) })
  const secret = /name="xsrf" value="([^"]+)"/.exec(asked.payload)?.[1]
  if (asked.statusCode !== 200 || secret === undefined) return await send(reply, asked)
  const { 'content-length': _, ...headers } = request.headers
  const done = await ask({
    method: 'POST',
    url: `${prefix}/logout/confirm`,
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookiesAfter(request, asked),
    },
    body: new URLSearchParams({ xsrf: secret, logout: 'yes' }).toString(),
  })
  const frame = String(asked.headers[frontChannelHeader] ?? '')
  const next = String(done.headers.location ?? here)
  if (frame === '') return await send(reply, done)
  reply.header('set-cookie', [done.headers['set-cookie'] ?? []].flat().map(String)).header('refresh', `2; url=${next}`)
  return await sendPage(reply, {
    title: 'ID-porten',
    here,
    main: loggedOutPage(frame, next),
    allow: { frame: client.publicUrl },
  })
}

/** The page that asks who it is, and what becomes of the answer. */
function interactionRoutes(app: FastifyInstance, provider: () => Promise<Provider>, client: Client): void {
  const gone = (reply: FastifyReply) =>
    sendPage(reply, {
      title: 'This login is over',
      here,
      status: 400,
      main: html`<p>It was begun too long ago, or in another browser. Go back to the app and begin again.</p>`,
    })
  const step = async (request: FastifyRequest, reply: FastifyReply) =>
    await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null)

  app.get('/interaction/:uid', async (request, reply) => {
    if (!(await step(request, reply))) return await gone(reply)
    // The answer to the form leads back to the app, which browsers count as a target of the form.
    return await sendPage(reply, {
      title: 'ID-porten',
      here,
      main: loginPage(new URL(client.publicUrl).host),
      allow: { form: client.publicUrl },
    })
  })

  app.post('/interaction/:uid', async (request, reply) => {
    const details = await step(request, reply)
    if (!details) return await gone(reply)
    const form = new URLSearchParams(textOf(request.body))
    const person = form.get('person') ?? ''
    const { acr_values: asked } = details.params
    const acr = levels.find((level) => typeof asked === 'string' && asked.split(' ').includes(level)) ?? levels[1]
    const result =
      form.has('cancel') || !personAt(person)
        ? { error: 'access_denied', error_description: 'User aborted' }
        : { login: { accountId: person, acr, amr: ['BankID'] } }
    const next = await (await provider()).interactionResult(request.raw, reply.raw, result)
    return await reply.redirect(next, 303)
  })
}

/** ID-porten (OpenID Connect) at `/idporten`, with pages to log in, and its test persons. */
export async function idporten(sandbox: Sandbox, client: Client): Promise<void> {
  // Made at the first request: only then is the port known that stands in the issuer's address, and the sandbox starts
  // without reading the library.
  const open = async () => {
    const { port } = sandbox.app.server.address() as AddressInfo
    const { openProvider } = await import('./provider')
    return await openProvider(sandbox, `http://127.0.0.1:${port}${prefix}`, client)
  }
  let opened: Promise<Provider> | undefined
  const provider = () => (opened ??= open())
  let asking: Promise<Ask> | undefined
  const ask: Ask = async (asked) => await (await (asking ??= provider().then(behind)))(asked)

  sandbox.links.push({ href: here, title: 'ID-porten', text: 'The test persons who can log in' })
  sandbox.app.get('/__sandbox/persons', async () => persons)
  sandbox.app.get(
    here,
    async (_request, reply) => await sendPage(reply, { title: 'ID-porten', here, main: personsPage }),
  )

  await providerRoutes(sandbox, 'idporten', prefix, (app) => {
    interactionRoutes(app, provider, client)
    app.get('/logout', (request, reply) => logout(ask, client, request, reply))
    app.all('/*', async (request, reply) => {
      const { method, url, headers, body } = request
      return await send(reply, await ask({ method, url, headers, body: textOf(body) }))
    })
  })
}
