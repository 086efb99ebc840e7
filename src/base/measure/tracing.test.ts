import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { eventually } from '../call/test-eventually'
import { ProviderFailure } from '../provider/failure'
import { openProvider } from '../provider/provider'
import { combinedWatch, type Tracing, type Watch } from './watch'
import { openTracing } from './tracing'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number; readonly message?: string }
}
interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

const bodies: string[] = []
const asked: { path: string; key: unknown }[] = []
let collector: Server
let tracing: Tracing
let watch: Watch
let app: TestApp
const lines: Record<string, unknown>[] = []

/** A collector that keeps what it receives, and an app that is traced. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', key: request.headers['x-key'] })
      bodies.push(Buffer.concat(parts).toString())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((up) => collector.listen(0, '127.0.0.1', up))
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50'
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  tracing = openTracing({ endpoint, headers: { 'x-key': 'a b' }, serviceName: 'husbok' }, '1.2.3')
  watch = combinedWatch(null, tracing)!
  app = await testApp({
    watching: {
      onStatement: (event) => tracing.statement(event),
      watch: () => watch,
      log: (line) => void lines.push(line as Record<string, unknown>),
    },
  })
})
afterAll(async () => {
  delete process.env['OTEL_BSP_SCHEDULE_DELAY']
  await app.close()
  await tracing.close()
  await new Promise((closed) => collector.close(closed))
})

const received = () => bodies.map((body) => JSON.parse(body) as Received)
const spans = () =>
  received().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const valueOf = (span: { readonly attributes: readonly Attribute[] }, key: string) => {
  const value = span.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

describe('a traced request', () => {
  it('continues the trace of its caller, with its pattern and its statements below it', async () => {
    const { token, houseId } = await app.landlord()
    await app.raw('GET', `/api/house/${houseId}`, undefined, {
      token,
      headers: { traceparent: `00-${traceId}-${parent}-01` },
    })
    await app.raw('GET', '/somewhere/canary?secret=canary', undefined)
    const request = await eventually(() => {
      const found = spans().find((span) => span.parentSpanId === parent)
      expect(found).toBeDefined()
      return found!
    })
    expect([request.name, request.traceId]).toEqual(['GET /api/house/:id', traceId])
    expect([valueOf(request, 'http.route'), valueOf(request, 'http.response.status_code')]).toEqual([
      '/api/house/:id',
      200,
    ])
    const statements = spans().filter((span) => span.parentSpanId === request.spanId)
    // The span is named after the first table in the statement's text. The statement reads the
    // house, but a subquery on `house_year` comes first.
    expect(statements.map((span) => span.name)).toContain('SELECT house_year')
    expect(statements.every((span) => span.traceId === traceId)).toBe(true)
    const line = lines.find((each) => each['trace_id'] === traceId)
    expect(line).toMatchObject({ message: 'request', route: '/api/house/:id', span_id: request.spanId })
  })

  it('with a body has the statements of its transaction below it', async () => {
    await app.landlord()
    const write = await eventually(() => {
      const found = spans().find((span) => span.name === 'POST /api/house')
      expect(found).toBeDefined()
      return found!
    })
    const below = spans().filter((span) => span.parentSpanId === write.spanId)
    expect(below.map((span) => span.name)).toEqual(expect.arrayContaining(['INSERT house', 'COMMIT']))
  })

  it('is sent to the collector with its headers, by the name of the service and its version', async () => {
    expect(asked.every(({ path, key }) => path === '/v1/traces' && key === 'a b')).toBe(true)
    const { resource } = received()[0]!.resourceSpans[0]!
    expect([valueOf(resource, 'service.name'), valueOf(resource, 'service.version')]).toEqual(['husbok', '1.2.3'])
  })
})

describe('what is traced beside requests', () => {
  it('is jobs and what they ask of providers, whose failure is named by its kind', async () => {
    const provider = openProvider({
      name: 'bank',
      clock: { now: app.now },
      steady: () => 0,
      log: async () => undefined,
      watch: watch.provider,
    })
    const operation = { name: 'open account', userId: 7, sendData: { to: 'kari@example.no' } }
    const fail = () => Promise.reject(new ProviderFailure('timeout', '/v1/29124815345: canary'))
    await watch.job('example', () => provider.ask(operation, fail)).catch(() => undefined)
    const call = await eventually(() => {
      const found = spans().find((span) => span.name === 'bank open account')
      expect(found).toBeDefined()
      return found!
    })
    const job = await eventually(() => {
      const found = spans().find((span) => span.name === 'job example')
      expect(found).toBeDefined()
      return found!
    })
    expect([call.parentSpanId, call.status.code, valueOf(call, 'error.type')]).toEqual([
      job.spanId,
      2,
      'ProviderFailure',
    ])
  })

  it('names no value, address, person or account', async () => {
    await tracing.close()
    const all = bodies.join('\n')
    expect(spans().length).toBeGreaterThan(30)
    for (const secret of ['canary', 'landlord1@', 'husbok.test', 'Nordmann', '90012345', 'Storgata', '29124815345'])
      expect(all).not.toContain(secret)
    const keys = new Set(spans().flatMap((span) => span.attributes.map(({ key }) => key)))
    expect([...keys].filter((key) => /url|client|user|path|network/.test(key))).toEqual([])
  })
})
