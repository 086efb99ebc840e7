import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../kit/refusal'
import type { JobWatch } from '../outbox/worker'
import type { ProviderWatch } from '../provider/provider'
import type { Attempt } from '../sendlog/model'
import type { Measuring } from './measuring'

/** The ids of a trace in a line of the log, with OpenTelemetry's names. */
export interface TraceIds {
  readonly trace_id: string
  readonly span_id: string
}

/**
 * Traces of OpenTelemetry. Opened only when a collector is configured (`tracing.ts`). Nothing in them names a person or
 * a record.
 */
export interface Tracing {
  /**
   * Runs work as a span below the current one. `side`: whether this process asks another one, or works through a queue.
   */
  span<T>(name: string, side: 'asks' | 'works', attributes: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** A statement of the database that has ended. One outside of any span is not traced. */
  statement(event: LogEvent): void
  /** A request starts. It continues the trace that its header `traceparent` names. */
  begin(request: FastifyRequest): void
  /** Runs the work of the request within its span. */
  within(request: FastifyRequest, work: () => void): void
  end(request: FastifyRequest, route: string, status: number): void
  /** The ids of the span of a request, otherwise of the current one. Null outside of any. */
  ids(request?: FastifyRequest): TraceIds | null
  /** Sends the unsent spans, for at most three seconds. */
  close(): Promise<void>
}

/** The events of the running product that are measured and traced. */
export interface Watch {
  readonly measuring: Measuring | null
  readonly tracing: Tracing | null
  readonly provider: ProviderWatch
  readonly job: JobWatch
  /** An attempt to send something was written into the send log. */
  attempt(attempt: Attempt): void
}

/** Combines measuring and traces. Undefined when there is neither. */
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

/** The pattern that a request was routed by, never its address. All pages share one. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(page)'

/** Measures and traces every request. Answers `GET /metrics` when something is measured. */
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
 * Traces every request. Code that reads a body runs in the context of its connection, so the request's own context is
 * entered after it.
 */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', async (request) => tracing.begin(request))
  app.addHook('preHandler', (request, _reply, done) => tracing.within(request, done))
  app.addHook('onResponse', async (request, reply) => tracing.end(request, routeOf(request), reply.statusCode))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers `GET /metrics` to a caller who has the token. It needs no session and has no request limit. */
function registerMetrics(app: FastifyInstance, measuring: Measuring): void {
  const wanted = digest(`Bearer ${measuring.token}`)
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    // Of equal length and compared in constant time: the duration reveals nothing about the token.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('unauthorized')
    }
    return await reply.type(measuring.contentType).send(await measuring.read())
  })
}
