import { isIP } from 'node:net'
import { z } from 'zod'

export const portVariable = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
/** An address without a slash at its end. */
export const webUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

/** A sender, alone or with a name for mail programs: `Husbok <no-reply@husbok.example>`. */
export const mailSender = z
  .string()
  .transform(
    (text) => /^(?:(?<name>"[^"<>]*"|[^"<>@]*)\s*<(?<inner>[^<>]+)>|(?<alone>[^<>]+))$/.exec(text.trim())?.groups,
  )
  .transform((parts) => ({
    name: (parts?.['name'] ?? '').replaceAll('"', '').trim(),
    address: parts?.['inner'] ?? parts?.['alone'] ?? '',
  }))
  .refine(({ address }) => z.email().safeParse(address).success, {
    error: 'must be an address, or a name with its address in angle brackets: Husbok <no-reply@husbok.example>',
  })

/** Named addresses: `Name=https://…` pairs joined by commas. */
export const namedLinks = z
  .string()
  .regex(
    /^([^=,]{1,40}=https?:\/\/[^\s,]+)(,[^=,]{1,40}=https?:\/\/[^\s,]+)*$/,
    'must be Name=https://… pairs joined by commas',
  )
export const parseNamedLinks = (text: string) =>
  text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('=')
    return { name: name.trim(), url: rest.join('=') }
  })

/** The names of ranges that Fastify knows. */
const knownRanges: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The proxies that may report the caller's address. */
export const trustedProxiesSchema = z
  .string()
  .refine((text) => text.split(',').every((part) => knownRanges.has(part.trim()) || isRange(part.trim())), {
    error:
      'must be addresses or ranges of proxies joined by commas: 10.0.0.1, 10.0.0.0/8, 2001:db8::/32, loopback, linklocal or uniquelocal',
  })

/** Headers: `name=value,name2=value2`, percent-encoded where needed. */
const headers = z.string().regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be name=value pairs joined by commas')

/** Variables with OpenTelemetry's names. OpenTelemetry itself reads the last two. */
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

/** The destination of traces. Null if none are sent. */
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
