import Fastify, { type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { refuse, registerApi, type ApiDeps } from '../../base/call/api'
import type { Route } from '../../base/call/context'
import type { Log } from './log'
import { registerPages, securityHeaders, type PagesDeps } from './pages'

export interface AppDeps extends ApiDeps, Omit<PagesDeps, 'onBug'> {
  readonly routes: readonly Route[]
  readonly log: Log
  /** Addresses of proxies whose X-Forwarded-For is believed; undefined: none. */
  readonly trustProxy: string | undefined
}

const uploadTimeout = 120_000

/** The HTTP server of the product: calls below /api, pages everywhere else. Doesn't listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    genReqId: () => randomBytes(12).toString('base64url'),
    trustProxy: deps.trustProxy?.split(',').map((part) => part.trim()) ?? false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Explicit, because the defaults let a slow connection live for minutes.
    requestTimeout: uploadTimeout,
    connectionTimeout: 0,
    keepAliveTimeout: 5000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requestTimeout: uploadTimeout },
    // A request line that Node itself can't read never reaches a route.
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply, deps.onBug),
  })

  let closing = false
  app.addHook('preClose', () => {
    closing = true
  })
  const [headers, headersOfHttps] = [securityHeaders(null, false), securityHeaders(null, true)]
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.protocol === 'https' ? headersOfHttps : headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    // Uploads may take two minutes; anything else must have arrived after thirty seconds.
    if (request.method !== 'GET' && !request.headers['content-type']?.startsWith('multipart/')) {
      const slow = setTimeout(() => request.raw.destroy(), 30_000).unref()
      for (const over of ['end', 'close'] as const) request.raw.once(over, () => clearTimeout(slow))
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    // A keep-alive connection with a request in flight would hold the stop up for a minute.
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    deps.log({
      level: reply.statusCode >= 500 ? 'error' : 'info',
      message: 'request',
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(page)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, deps.onBug))
  await registerApi(app, deps.routes, deps)
  await registerPages(app, deps)
  return app
}
