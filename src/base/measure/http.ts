import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerToken } from '../kit/bearer'
import { Refusal } from '../kit/refusal'
import type { Measuring } from './measuring'
import type { Tracing, Watch } from './watch'

/** The pattern of a request's path, never the address. All pages share one pattern. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(page)'

export function watchRequests(app: FastifyInstance, { measuring, tracing }: Watch): void {
  if (tracing) traceRequests(app, tracing)
  if (!measuring) return
  measureRequests(app, measuring)
  registerMetrics(app, measuring)
}

function measureRequests(app: FastifyInstance, measuring: Measuring): void {
  app.addHook('onResponse', async (request, reply) => {
    measuring.request({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}

/**
 * Traces each request. Reading a body runs in the context of the connection, so the context of the
 * request is entered again before the handler.
 */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', async (request) => tracing.begin(request))
  app.addHook('preHandler', (request, _reply, done) => tracing.within(request, done))
  app.addHook('onResponse', async (request, reply) => tracing.end(request, routeOf(request), reply.statusCode))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The call that answers the metrics. It needs the token and no session, and has no request limit. */
function registerMetrics(app: FastifyInstance, measuring: Measuring): void {
  const wanted = digest(measuring.token)
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    // Both digests have the same length and are compared in constant time, so the duration reveals nothing.
    if (!timingSafeEqual(digest(bearerToken(request.headers.authorization) ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('unauthorized')
    }
    return await reply.type(measuring.contentType).send(await measuring.read())
  })
}
