import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { registerApi, type ApiDeps } from '../../base/call/api'
import { refusalErrorOf, refuse } from '../../base/call/reply'
import { routeOf, watchRequests } from '../../base/measure/http'
import type { Watch } from '../../base/measure/watch'
import type { Route } from '../../base/call/context'
import type { DiskSpace } from '../../base/call/disk-space'
import { Refusal } from '../../base/kit/refusal'
import { causeText, type Log } from './log'
import { compressed } from './compress'
import { watchDoor } from './door'
import { securityHeaders } from './headers'
import { registerPages, type PagesDeps } from './pages'
import { isProper, refuseExpectation, refuseMalformed } from './unreadable'

export interface AppDeps extends ApiDeps, Omit<PagesDeps, 'onBug'> {
  readonly routes: readonly Route[]
  readonly log: Log
  /** Is told of every error, so that readiness knows of a full disk. */
  readonly space: Pick<DiskSpace, 'note'>
  /** Addresses of proxies whose X-Forwarded-For is believed; undefined: none. */
  readonly trustProxy: string | undefined
  /** How long the body of a call that uploads nothing may take to arrive, in ms; left out: half a minute. */
  readonly bodyTimeout?: number | undefined
  /** How long a connection may be without its first byte, in ms; left out: as long as headers may take. */
  readonly silence?: number | undefined
  /** Who measures and traces requests; left out, nobody does. */
  readonly watch?: Watch | undefined
}

const headersTimeout = 10_000
const uploadTimeout = 120_000
const usualBodyTimeout = 30_000

/** Ends a request whose body takes longer; uploads may take two minutes. */
function endSlowBody({ method, headers, raw }: FastifyRequest, longest: number): void {
  if (method === 'GET' || headers['content-type']?.startsWith('multipart/')) return
  // The end of a body that has none is never read, so that no event tells of it: what has arrived is asked for. How long
  // the answer takes is no matter of this limit.
  const slow = setTimeout(() => void (raw.complete || raw.destroy()), longest).unref()
  for (const over of ['end', 'close'] as const) raw.once(over, () => clearTimeout(slow))
}

/** The HTTP server of the product: calls below /api, pages everywhere else. Doesn't listen yet. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps: AppDeps = {
    ...given,
    onBug: (error, requestId) => {
      given.space.note(error)
      given.onBug(error, requestId)
    },
  }
  const requestId = () => randomBytes(12).toString('base64url')
  const [headers, headersOfHttps] = [securityHeaders(null, false), securityHeaders(null, true)]
  const sayHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(request.protocol === 'https' ? headersOfHttps : headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  }
  const app = Fastify({
    logger: false,
    genReqId: requestId,
    trustProxy: deps.trustProxy?.split(',').map((part) => part.trim()) ?? false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // A call whose connection was taken in before the end is answered like those before it.
    return503OnClosing: false,
    // Explicit, because the defaults let a slow connection live for minutes.
    requestTimeout: uploadTimeout,
    connectionTimeout: 0,
    keepAliveTimeout: 5000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      headersTimeout,
      connectionsCheckingInterval: 2000,
      requestTimeout: uploadTimeout,
      // Asked for below: Node's own answer has none of our headers.
      requireHostHeader: false,
    },
    // What Node itself can't read never reaches a route.
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, requestId()),
    // An address that can't be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      sayHeaders(request, reply)
      refuse(error, request, reply, deps.onBug)
    },
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseExpectation(request, response, requestId()),
  )

  const door = watchDoor(app.server, given.silence ?? headersTimeout)

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    await door.takeIn()
  })
  app.addHook('onRequest', async (request, reply) => {
    sayHeaders(request, reply)
    if (!isProper(request.raw)) throw new Refusal('malformed')
    endSlowBody(request, given.bodyTimeout ?? usualBodyTimeout)
  })
  app.addHook('onSend', async (_request, reply) => {
    // A keep-alive connection with a request in flight would hold the stop up for a minute.
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('onSend', compressed)
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    // That it is not ready is an answer, as at each stop behind a proxy; what has failed has a line of its own.
    const failed = route === '/api/ready' ? 'warn' : 'error'
    deps.log({
      level: reply.statusCode >= 500 ? failed : 'info',
      message: 'request',
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // What is away is the operator's to mend; the answer itself doesn't say what it was.
      ...(reply.statusCode === 503 && { error: causeText(refusalErrorOf(request)) }),
      ...given.watch?.tracing?.ids(request),
    })
  })
  if (deps.watch) watchRequests(app, deps.watch)
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, deps.onBug))
  await registerApi(app, deps.routes, deps)
  await registerPages(app, deps)
  return app
}
