import type { FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { JobWatch } from '../outbox/worker-run'
import type { ProviderWatch } from '../provider/provider'
import type { Attempt } from '../sendlog/model'
import type { Measuring } from './measuring'

/** The ids of trace and span in a line of the log, with OpenTelemetry's names. */
export interface TraceIds {
  readonly trace_id: string
  readonly span_id: string
}

/** Traces, if a collector is configured (`tracing.ts`). Nothing in a trace names a person or a record. */
export interface Tracing {
  /**
   * Runs work as a child of the current span. `asks`: this process asks another one. `works`: it
   * works on a queue.
   */
  span<T>(name: string, side: 'asks' | 'works', attributes: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** A statement outside of any span is not traced. */
  statement(event: LogEvent): void
  /** Continues the trace that the header `traceparent` names. */
  begin(request: FastifyRequest): void
  within(request: FastifyRequest, work: () => void): void
  end(request: FastifyRequest, route: string, status: number): void
  /** The ids of the request, otherwise of the current span. Null when there is neither. */
  ids(request?: FastifyRequest): TraceIds | null
  /** Sends the unsent spans, for at most three seconds. */
  close(): Promise<void>
}

export interface Watch {
  readonly measuring: Measuring | null
  readonly tracing: Tracing | null
  readonly provider: ProviderWatch
  readonly job: JobWatch
  attempt(attempt: Attempt): void
}

export function combinedWatch(measuring: Measuring | null, tracing: Tracing | null): Watch | undefined {
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
