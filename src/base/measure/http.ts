import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../kit/refusal'
import type { JobWatch } from '../outbox/worker'
import type { ProviderWatch } from '../provider/provider'
import type { Attempt } from '../sendlog/model'
import type { Measuring } from './measuring'

/** What a line of the log names of a trace, as OpenTelemetry calls it. */
export interface TraceIds {
  readonly trace_id: string
  readonly span_id: string
}

/** Traces of OpenTelemetry; opened only where a collector is configured (`tracing.ts`). Nothing in them names a person or a record. */
export interface Tracing {
  /** Runs work as a span below the one under way. `side`: whether this process asks another one, or works off a queue. */
  span<T>(name: string, side: 'asks' | 'works', attributes: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** A statement of the database that has ended; one outside of any span is not traced. */
  statement(event: LogEvent): void
  /** A request begins; it continues the trace that its header `traceparent` names. */
  begin(request: FastifyRequest): void
  /** Runs what the request does within its span. */
  within(request: FastifyRequest, work: () => void): void
  end(request: FastifyRequest, route: string, status: number): void
  /** The ids of the span of a request, else of the one under way; null outside of any. */
  ids(request?: FastifyRequest): TraceIds | null
  /** Sends what has not been sent yet, for at most three seconds. */
  close(): Promise<void>
}

/** What is told of the running product to whoever measures and traces it. */
export interface Watch {
  readonly measuring: Measuring | null
  readonly tracing: Tracing | null
  readonly provider: ProviderWatch
  readonly job: JobWatch
  /** An attempt to send something was written into the send log. */
  attempt(attempt: Attempt): void
}

/** Puts measuring and traces together; with neither, nothing is watched. */
export function watchOf(measuring: Measuring | null, tracing: Tracing | null): Watch | undefined {
  if (!measuring && !tracing) return undefined
  const traced = <T>(
    name: string,
    side: 'asks' | 'works',
    attributes: Record<string, string>,
    work: () => Promise<T>,
  ): Promise<T> => (tracing ? tracing.span(name, side, attributes, work) : work())
  return {
    measuring,
    tracing,
    provider: {
      opened: (provider, isPaused) => measuring?.provider.opened(provider, isPaused),
      asked: (provider, operation, work) =>
        traced(`${provider} ${operation}`, 'asks', { 'peer.service': provider, 'husbok.operation': operation }, () =>
          measuring ? measuring.provider.asked(provider, operation, work) : work(),
        ),
    },
    job: (kind, work) =>
      traced(`job ${kind}`, 'works', { 'husbok.job.kind': kind }, () =>
        measuring ? measuring.job(kind, work) : work(),
      ),
    attempt: (attempt) => measuring?.attempt(attempt),
  }
}

/** The pattern that a request was routed by, never its address; pages share one. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(page)'

/** Measures and traces every request, and answers `GET /metrics` where something is measured. */
export function watchRequests(app: FastifyInstance, { measuring, tracing }: Watch): void {
  if (tracing) traceRequests(app, tracing)
  if (!measuring) return
  measureRequests(app, measuring)
  registerMetrics(app, measuring)
}

/** Times and counts every answer. */
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
 * Traces every request. What reads a body runs in the context of its connection, so that the request's own is entered
 * behind it.
 */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', async (request) => tracing.begin(request))
  app.addHook('preHandler', (request, _reply, done) => tracing.within(request, done))
  app.addHook('onResponse', async (request, reply) => tracing.end(request, routeOf(request), reply.statusCode))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers `GET /metrics` to whoever has the token; no session and no request limit is asked. */
function registerMetrics(app: FastifyInstance, measuring: Measuring): void {
  const wanted = digest(`Bearer ${measuring.token}`)
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    // Of equal length and compared in constant time: how long it takes tells nothing of the token.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('unauthorized')
    }
    return await reply.type(measuring.contentType).send(await measuring.read())
  })
}
