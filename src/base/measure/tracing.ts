import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyRequest } from 'fastify'
import { errorCodeOf } from '../call/failure'
import type { TraceIds, Tracing } from './watch'
import { statementName, statementText } from './rules-statement'

export interface TracingConfig {
  /** The address where the collector accepts OTLP by HTTP. `/v1/traces` is added. */
  readonly endpoint: string
  /** Usually `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
}

/** The time for sending the last spans when the process ends, in ms. */
const patienceMs = 3000

/**
 * Sends traces to a collector. When the collector is away, only spans are lost. OpenTelemetry itself reads
 * `OTEL_TRACES_SAMPLER` and `OTEL_BSP_…`.
 */
export function openTracing({ endpoint, headers, serviceName }: TracingConfig, version: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: patienceMs })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  // The header `traceparent` is read. It is never written into requests to other services.
  provider.register()
  const tracer = trace.getTracer('husbok', version)
  const requests = new WeakMap<FastifyRequest, { readonly span: Span; readonly within: Context }>()

  return {
    async span(name, side, attributes, work) {
      const kind = side === 'asks' ? SpanKind.CLIENT : SpanKind.CONSUMER
      return await tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    statement(event) {
      if (!trace.getActiveSpan()) return
      const { sql } = event.query
      const endTime = performance.now()
      const name = statementName(sql)
      const span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        startTime: endTime - event.queryDurationMillis,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': name.split(' ', 1)[0] ?? name,
          'db.query.text': statementText(sql),
        },
      })
      if (event.level === 'error') fail(span, event.error)
      span.end(endTime)
    },
    begin(request) {
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent: request.headers['traceparent'] })
      const span = tracer.startSpan(
        request.method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } },
        parent,
      )
      requests.set(request, { span, within: trace.setSpan(parent, span) })
    },
    within(request, work) {
      context.with(requests.get(request)?.within ?? context.active(), work)
    },
    end(request, route, status) {
      const span = requests.get(request)?.span
      if (!span) return
      span.updateName(`${request.method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'husbok.request.id': request.id })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    ids: (request) => idsOf((request && requests.get(request)?.span) ?? trace.getActiveSpan()),
    close: () => provider.shutdown().catch(() => undefined),
  }
}

const idsOf = (span: Span | undefined): TraceIds | null => {
  const found = span?.spanContext()
  return found ? { trace_id: found.traceId, span_id: found.spanId } : null
}

/** Notes an error in a span: its kind and never its message, because a database's message quotes values. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', errorCodeOf(error) || (error instanceof Error ? error.name : 'unknown'))
}
