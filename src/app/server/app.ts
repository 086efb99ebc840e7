import negotiator from '@fastify/accept-negotiator'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { errorCodeOf, refusalOf } from '../../base/call/failure'
import { errorsOfRequest, sendRefusal, registerApi, type ApiDeps } from '../../base/call/api'
import type { Route } from '../../base/call/context'
import type { DiskSpace } from '../../base/call/disk-space'
import { Unreadable } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { routeOf, watchRequests } from '../../base/measure/http'
import { type Tracing, type Watch } from '../../base/measure/watch'
import { registerPages, type PagesDeps } from './pages'
import { isValidRequestHead, refuseExpectHeader, refuseMalformed, securityHeaders } from './unreadable'

/** The fields of a log line. Nothing else of a request is ever written. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly requestId?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly error?: string
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

/** Writes one JSON object a line. `tracing` adds the current trace to lines that name none. */
export const jsonLog =
  (write: (line: string) => void, tracing: () => Pick<Tracing, 'ids'> | null = () => null): Log =>
  (line: LogLine) => {
    const written: Record<string, unknown> = { at: new Date().toISOString() }
    const all = { ...tracing()?.ids(), ...line } as Partial<Record<(typeof fields)[number], unknown>>
    for (const name of fields) written[name] = all[name]
    write(`${JSON.stringify(written)}\n`)
  }

const where = (error: Error) => (error.stack ?? '').split('\n').slice(1, 4).join(' ').replace(/\s+/g, ' ')

/** The log line of an error: its kind and place, never its values. A database's message quotes values. */
export function bugLine(error: unknown, requestId: string): LogLine {
  return { level: 'error', message: refusalOf(error) ? 'outage' : 'bug', requestId, error: causeText(error) }
}

/** A refusal with a cause is logged as that cause. */
function causeText(error: unknown): string {
  if (error instanceof Refusal && error.cause instanceof Error) return causeText(error.cause)
  if (!(error instanceof Error)) return 'unknown'
  const code = errorCodeOf(error)
  return `${code ? `${error.name} ${code}` : `${error.name}: ${error.message.split('\n')[0]}`} ${where(error)}`
}

/** The maximum number of undecryptable values named in one line. */
const mostNamed = 20

/**
 * The error for the log when the operator must fix something that the answer doesn't name: an unavailable service, or
 * stored values that can't be decrypted.
 */
function errorIn(status: number, errors: readonly unknown[]): Pick<LogLine, 'error'> {
  const unreadable = errors.filter((error) => error instanceof Unreadable)
  if (unreadable.length > 0) {
    const named = unreadable.slice(0, mostNamed).map(({ message }) => message)
    const more = unreadable.length > mostNamed ? ` and ${unreadable.length - mostNamed} more` : ''
    return { error: `${named.join('; ')}${more}` }
  }
  return status === 503 ? { error: causeText(errors[0]) } : {}
}

/** The time limit for the first byte of a connection that is accepted during the stop, in ms. */
const lastSilence = 2000
/**
 * The server ends after this many rounds of the event loop without a new connection. One round is too few, because it
 * may not check for connections.
 */
const quietRounds = 3
/** After this many rounds the server ends even if connections still arrive. */
const mostRounds = 20_000

/**
 * Closes connections that never send a byte. The returned `takeIn` accepts, when the server ends, connections that
 * still wait in the system's queue.
 */
export function watchIdleConnections(server: Server, silence: number) {
  const silent = new Set<Socket>()
  let [taken, isEnding] = [0, false]
  const end = (socket: Socket) => void (socket.bytesRead === 0 ? socket.destroy() : silent.delete(socket))
  const closeIdle = server.closeIdleConnections.bind(server)
  // `server.close()` calls this function. From Node 26 on, Node's own function also ends new
  // connections, whose first request may be on its way.
  server.closeIdleConnections = () => {
    if (![...silent].some(({ bytesRead }) => bytesRead === 0)) closeIdle()
  }
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
     * Accepts the connections that wait in the system's queue. Otherwise they would be reset when the server stops
     * listening. Each round of the event loop accepts one. A connection that sends nothing is closed soon.
     */
    async takeIn(): Promise<void> {
      isEnding = true
      for (let [round, quiet] = [0, 0]; quiet < quietRounds && round < mostRounds; round += 1) {
        const before = taken
        await setImmediate()
        quiet = taken === before ? quiet + 1 : 0
      }
      setTimeout(
        () => {
          silent.forEach(end)
          closeIdle()
        },
        Math.min(silence, lastSilence),
      ).unref()
    },
  }
}

/**
 * The size of the smallest answer that is compressed, in bytes. Compression makes shorter answers hardly faster,
 * because they need most of their time for headers and the round trip.
 */
const least = 8 * 1024

const brotli = promisify(brotliCompress)
const writers: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // 4 is faster than gzip's 6 and compresses more. 11, the default, takes a hundred times as long.
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}
const encodings = Object.keys(writers)

/**
 * Compresses long JSON answers to GET when the caller accepts it. Answers to writes, and pages, stay uncompressed,
 * because they contain tokens and nonces. When a secret is compressed together with text from an attacker, the length
 * reveals the secret (BREACH). Lists are safe: no foreign page can send the session's header, so an attacker can't
 * request a list again and again with guesses in it.
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
  /** The free space of the disk. A full disk makes readiness fail. */
  readonly space: Pick<DiskSpace, 'note'>
  /** The proxies whose X-Forwarded-For is trusted. Undefined: none. */
  readonly trustProxy: string | undefined
  /** Milliseconds for the body of a call that uploads nothing. Left out: half a minute. */
  readonly bodyTimeout?: number | undefined
  /** Milliseconds until a connection's first byte. Left out: as long as headers may take. */
  readonly silence?: number | undefined
  readonly watch?: Watch | undefined
}

const headersTimeout = 10_000
const uploadTimeout = 120_000
const usualBodyTimeout = 30_000

/** Ends a connection whose body takes longer than `longest` milliseconds. Uploads have two minutes. */
function endSlowBody({ method, headers, raw }: FastifyRequest, longest: number): void {
  if (method === 'GET' || headers['content-type']?.startsWith('multipart/')) return
  // No event reports the end of an empty body, because it is never read. `raw.complete` is checked instead. The time
  // for the answer doesn't count.
  const slow = setTimeout(() => void (raw.complete || raw.destroy()), longest).unref()
  for (const over of ['end', 'close'] as const) raw.once(over, () => clearTimeout(slow))
}

/** Builds the app: calls below /api, pages everywhere else. */
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
    // A call is answered as usual when its connection was accepted before the stop.
    return503OnClosing: false,
    // These are set explicitly, because the defaults let a slow connection live for minutes.
    requestTimeout: uploadTimeout,
    connectionTimeout: 0,
    keepAliveTimeout: 5000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      headersTimeout,
      connectionsCheckingInterval: 2000,
      requestTimeout: uploadTimeout,
      // The host is checked below, because Node's own answer lacks our headers.
      requireHostHeader: false,
    },
    // A request that Node can't parse never reaches a route.
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, requestId()),
    // A request whose address can't be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      sayHeaders(request, reply)
      sendRefusal(error, request, reply, deps.onBug)
    },
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseExpectHeader(request, response, requestId()),
  )

  const door = watchIdleConnections(app.server, given.silence ?? headersTimeout)

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    await door.takeIn()
  })
  app.addHook('onRequest', async (request, reply) => {
    sayHeaders(request, reply)
    if (!isValidRequestHead(request.raw)) throw new Refusal('malformed')
    endSlowBody(request, given.bodyTimeout ?? usualBodyTimeout)
  })
  app.addHook('onSend', async (_request, reply) => {
    // A keep-alive connection with a request in flight would delay the stop by a minute.
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('onSend', compressed)
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    // "Not ready" is a normal answer, for instance at each stop behind a proxy. A real failure has its own log line.
    const failed = route === '/api/ready' ? 'warn' : 'error'
    deps.log({
      level: reply.statusCode >= 500 ? failed : 'info',
      message: 'request',
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...errorIn(reply.statusCode, errorsOfRequest(request)),
      ...given.watch?.tracing?.ids(request),
    })
  })
  if (deps.watch) watchRequests(app, deps.watch)
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply, deps.onBug))
  await registerApi(app, deps.routes, deps)
  await registerPages(app, deps)
  return app
}
