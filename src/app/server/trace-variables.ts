import { z } from 'zod'
import { webUrl } from './variable-kinds'

/** `name=value,name2=value2`, percent-encoded where need be. */
const headers = z.string().regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be name=value pairs joined by commas')

/** Traces, by the names that OpenTelemetry has for them; the last two it reads itself. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().default('husbok'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

type Variables = z.output<z.ZodObject<typeof traceVariables>>

/** Where traces are sent; null for nowhere. */
export function readTraces(env: Variables) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair !== '')
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())]
      }),
    ),
    serviceName: env.OTEL_SERVICE_NAME,
  }
}
