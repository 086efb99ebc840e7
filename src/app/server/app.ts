import negotiator from '@fastify/accept-negotiator'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codeOf, refusalOf } from '../../base/call/again'
import { refusalErrorOf, refuse, registerApi, type ApiDeps } from '../../base/call/api'
import type { Route } from '../../base/call/context'
import type { DiskSpace } from '../../base/call/disk-space'
import { Refusal } from '../../base/kit/refusal'
import { routeOf, watchRequests, type Tracing, type Watch } from '../../base/measure/http'
import { registerPages, type PagesDeps } from './pages'
import { isProper, refuseExpectation, refuseMalformed, securityHeaders } from './unreadable'

/** One line of the log. The fields are a list: nothing else of a request is ever written. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly requestId?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly error?: string
  /** Of the trace that the line belongs to, where traces are on. */
  readonly trace_id?: string
  readonly span_id?: string
}
export type Log = (line: LogLine) => void

const fields = [
  'level',
  'message',
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'error',
  'job',
  'kind',
  'attempt',
  'trace_id',
  'span_id',
] as const

/**
 * A log of JSON lines. What is not on the list above is not written, whoever hands it in. `tracing` names the trace under
 * way, for lines that name none.
 */
export const jsonLog =
  (write: (line: string) => void, tracing: () => Pick<Tracing, 'ids'> | null = () => null): Log =>
  (line: LogLine) => {
    const written: Record<string, unknown> = { at: new Date().toISOString() }
    const all = { ...tracing()?.ids(), ...line } as Partial<Record<(typeof fields)[number], unknown>>
    for (const name of fields) written[name] = all[name]
    write(`${JSON.stringify(written)}\n`)
  }

const where = (error: Error) => (error.stack ?? '').split('\n').slice(1, 4).join(' ').replace(/\s+/g, ' ')

/** What a bug or an outage leaves in the log: its kind and where, never the values it came with (a database's message quotes them). */
export function bugLine(error: unknown, requestId: string): LogLine {
  return { level: 'error', message: refusalOf(error) ? 'outage' : 'bug', requestId, error: causeText(error) }
}

/** Kind and place of an error, or of what caused it where it is a refusal that names its cause. */
function causeText(error: unknown): string {
  if (error instanceof Refusal && error.cause instanceof Error) return causeText(error.cause)
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error)
  return `${code ? `${error.name} ${code}` : `${error.name}: ${error.message.split('\n')[0]}`} ${where(error)}`
}

/** How long a connection that was taken in at the end may be without its first byte, in ms. */
const lastSilence = 2000
/** Rounds of the event loop in which no connection was taken in: then none waits. In one of them it may not have looked. */
const quietRounds = 3
/** Rounds after which the end comes in any case, with whoever still comes. */
const mostRounds = 20_000

/** Watches the connections of a server: those that never say a byte, and those that come as it ends. */
export function watchDoor(server: Server, silence: number) {
  const silent = new Set<Socket>()
  let [taken, isEnding] = [0, false]
  const end = (socket: Socket) => void (socket.bytesRead === 0 ? socket.destroy() : silent.delete(socket))
  server.on('connection', (socket: Socket) => {
    taken += 1
    silent.add(socket)
    const timer = setTimeout(end, isEnding ? Math.min(silence, lastSilence) : silence, socket).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      silent.delete(socket)
    })
  })
  return {
    /**
     * Takes in the connections that wait in the system's line, which would be reset when the server takes no more: one is
     * taken in each round of the event loop. Those that say nothing are ended soon, so that the end doesn't wait for them.
     */
    async takeIn(): Promise<void> {
      isEnding = true
      for (let [round, quiet] = [0, 0]; quiet < quietRounds && round < mostRounds; round += 1) {
        const before = taken
        await setImmediate()
        quiet = taken === before ? quiet + 1 : 0
      }
      setTimeout(() => [...silent].forEach(end), Math.min(silence, lastSilence)).unref()
    },
  }
}

/** Answers of so many bytes are sent as they are: their headers and round trip are what takes time. */
const least = 8 * 1024

const brotli = promisify(brotliCompress)
const writers: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // 4 is faster than gzip's 6 and smaller; 11, the default, takes a hundred times as long.
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}
const encodings = Object.keys(writers)

/**
 * Compresses what a GET answers as JSON, when it is long and the caller can read it. Not the answers to writes, nor pages:
 * those carry tokens and nonces, and the length of a secret that is compressed together with what somebody else wrote tells
 * of it (BREACH). A session is a header that no foreign page can have sent, so nobody can have a list asked for again and
 * again with guesses in it.
 */
async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || !(payload instanceof Uint8Array) || payload.length < least) return payload
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
  reply.header('vary', 'accept-encoding')
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '', encodings)
  const write = encoding === null ? undefined : writers[encoding]
  if (!write) return payload
  const bytes = await write(payload)
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return bytes
}

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
