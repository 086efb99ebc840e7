import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Unreadable } from '../db/encryption'
import type { Db } from '../db/pool'
import { bearerToken } from '../kit/bearer'
import { osloDay, type Instant } from '../kit/day'
import type { Bytes, Row } from '../kit/endpoint'
import { maxFileBytes } from '../kit/file-type'
import type { OwnerId } from '../kit/owner'
import { Refusal, type RefusalBody } from '../kit/refusal'
import { languageOf } from '../kit/words'
import { type Precondition } from './precondition'
import { ChangedMeanwhile, entityTag } from './entity-tag'
import { retryOnConflict } from './again'
import { refusalOf } from './failure'
import { answerWriter } from './answer'
import { answerPieces } from './answer-pieces'
import type { Clock, Ctx, Ids, Route } from './context'
import { countCall, subtractUncountedCall, type LimitedCaller } from './limits'
import { createReader } from './read'
import { idempotencyKeyOf, multipartLimits, parseInput } from './request'
import { runWrite, type WriteOutcome } from './service'
import type { AnswerEncryption, ParsedInput } from './stored-answer'
import { uploads, type ReceiveUpload } from './upload'
import { keyedSemaphore, type KeyedSemaphore } from './keyed-semaphore'

/** The errors of each request, kept until its answer is sent. The log then names their causes. */
const errorsBy = new WeakMap<FastifyRequest, readonly unknown[]>()

/** The errors that caused the refusal of the request, or left records out of its answer. */
export const errorsOfRequest = (request: FastifyRequest): readonly unknown[] => errorsBy.get(request) ?? []

const noteErrors = (request: FastifyRequest, errors: readonly unknown[]) =>
  void errorsBy.set(request, [...errorsOfRequest(request), ...errors])

export function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onBug: (error: unknown, requestId: string) => void,
): FastifyReply {
  const refusal = refusalOf(error) ?? new Refusal('internal')
  noteErrors(request, [error])
  // A full disk is logged too, because the operator must fix it. The log says which disk.
  if (refusal.status === 500 || refusal.reason === 'diskFull') onBug(error, request.id)
  const body: RefusalBody = {
    ...refusal.details,
    message: refusal.reason,
    ...(refusal.fields && { fields: refusal.fields }),
    requestId: request.id,
    ...(refusal instanceof ChangedMeanwhile && { current: JSON.parse(refusal.current) as unknown }),
  }
  if (refusal instanceof ChangedMeanwhile) reply.header('etag', refusal.tag)
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  // The rest of an unread body would be parsed as the next request.
  if (refusal.status === 413) reply.header('connection', 'close')
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function sendAnswer(
  reply: FastifyReply,
  row: Row,
  outcome: WriteOutcome | { readonly status: number; readonly json: Uint8Array },
  toJson: (value: unknown) => string,
  onStreamError: (error: unknown) => void,
) {
  reply.code(outcome.status)
  if (row.answer === undefined) return reply.send()
  if (row.answer === 'stream') {
    const { headers, body } = (outcome as { value: Bytes }).value
    if (body instanceof Uint8Array) return reply.headers(headers).send(body)
    // Reading the bytes may fail after the status was sent. Then the connection is aborted and the error is logged.
    return reply.headers(headers).send(Readable.from(body, { objectMode: false }).once('error', onStreamError))
  }
  if (row.maxAge > 0) reply.header('cache-control', `public, max-age=${row.maxAge}`)
  const json = 'json' in outcome ? outcome.json : toJson(outcome.value)
  // Sent as bytes: Fastify would compute the length of a string, which means reading a long text again.
  return reply.type('application/json; charset=utf-8').send(typeof json === 'string' ? Buffer.from(json) : json)
}

export type DelayCall = (subject: string, ms: number) => Promise<void>

/** Calls of one subject that may wait at once. With more of them, guessing would be as fast as without waiting. */
const mostWaiting = 4

/** Slows down the calls of one subject. When four already wait, a further one is refused with 429. */
function slowdowns(): DelayCall {
  const waiting = new Map<string, number>()
  return async (subject, ms) => {
    const now = waiting.get(subject) ?? 0
    if (now >= mostWaiting) throw new Refusal('tooManyRequests', undefined, Math.ceil(ms / 1000))
    waiting.set(subject, now + 1)
    await new Promise((resolve) => setTimeout(resolve, ms))
    const left = (waiting.get(subject) ?? 1) - 1
    if (left === 0) waiting.delete(subject)
    else waiting.set(subject, left)
  }
}

/**
 * The subject whose calls are counted: the account. In a public call it is the value that the route gives, or the
 * e-mail address in the body.
 */
const subjectOf = async ({ subject }: Route, ctx: Ctx, input: ParsedInput): Promise<string> =>
  String(ctx.owner ?? (subject ? await subject(ctx, input) : emailIn(input.body)))

/** The caller whose calls are counted: the subject's browser if it is known, otherwise the IP address. */
async function callerOf(route: Route, ctx: Ctx, input: ParsedInput): Promise<LimitedCaller> {
  const subject = await subjectOf(route, ctx, input)
  const browser = (await route.browser?.(ctx, input)) ?? ''
  return browser === '' ? { ip: ctx.ip, subject } : { ip: browser, subject, isKnown: true }
}

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''

/** The cookie's random value distinguishes a browser from others. It says nothing about the person who uses it. */
const browserCookie = 'browser'

/** The value of the browser's cookie. A browser without the cookie gets it with this answer, for a year. */
function browserOf(request: FastifyRequest, reply: FastifyReply, ids: Ids): string {
  const known = new RegExp(`(?:^|;\\s*)${browserCookie}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]
  if (known) return known
  const made = ids.code(128)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${browserCookie}=${made}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=31536000${secure}`)
  return made
}

/** Aborted when the connection closes before the answer was written. Only the log reads the reason. */
export function abortSignalOfReply(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new Refusal('malformed'))
  })
  return gone.signal
}

export interface Session {
  readonly owner: OwnerId
  readonly role: 'landlord' | 'admin'
  readonly tokenHash: string
}

export interface ApiDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly answerEncryption: AnswerEncryption
  readonly gate: (db: Db, token: string, now: Instant) => Promise<Session | null>
  /** False if the answer of a public call has a token that can't be used any more. */
  readonly isLive: (db: Db, answer: unknown, now: Instant) => Promise<boolean>
  readonly limitFactor: number
  /** The folder of uploads. An upload lies here until it has been processed. */
  readonly tempDirectory: string
  /** True if each answer is read back against its schema (tests and development). */
  readonly checkAnswers: boolean
  readonly onBug: (error: unknown, requestId: string) => void
}

const maxBody = 256 * 1024

/**
 * The number of writes of one account that run at once. They wait for each other's row locks anyway, and each waiting
 * write occupies a connection of the pool. Without this limit a burst of one account would leave all others without a
 * connection until they get 503.
 */
const atOnce = 4

/** Writes that ask another service have their own limit, so that a slow provider doesn't delay the bookkeeping. */
const atOnceOutside = 2

/** The maximum time for which a write waits for its turn, in ms. */
const patience = 30_000

const unlimited: KeyedSemaphore = (_key, work) => work()

export async function registerApi(app: FastifyInstance, routes: readonly Route[], deps: ApiDeps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, ...multipartLimits },
  })
  app.removeContentTypeParser('text/plain')
  const stillRunning = () => new Refusal('stillRunning', undefined, 2)
  const semaphore = keyedSemaphore(atOnce, patience, stillRunning)
  const outside = keyedSemaphore(atOnceOutside, patience, stillRunning)
  // Uploads of an account have their own limit.
  const semaphoreOf = ({ body, outside: asks }: Row) => (body === 'file' ? unlimited : asks ? outside : semaphore)
  const slowdown = slowdowns()
  const upload = uploads({ directory: deps.tempDirectory, ids: deps.ids })
  const read = createReader(deps.answerEncryption.lookup)
  const register = (scope: FastifyInstance, route: Route) =>
    scope.route({
      method: route.row.method,
      url: `/api/${route.row.path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: route.row.body === 'file' ? route.row.maxFile + maxBody : maxBody,
      handler: handlerOf(
        route,
        deps,
        { semaphore: semaphoreOf(route.row), slowdown, upload, read },
        conditionOf(route, routes, deps),
      ),
    })
  const [raw, parsed] = [routes.filter(isRaw), routes.filter((route) => !isRaw(route))]
  for (const route of parsed) register(app, route)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const route of raw) register(scope, route)
  })
}

const isRaw = ({ row }: Route) => row.body === 'raw'

const writerOf = ({ answer }: Row, deps: ApiDeps) =>
  answer instanceof z.ZodType ? answerWriter(answer, deps.checkAnswers) : () => ''

/** A record with a tag is written in one go, because its tag covers all of it. */
const piecesOf = ({ answer, tagged }: Row, deps: ApiDeps) =>
  answer instanceof z.ZodType && !tagged ? answerPieces(answer, deps.checkAnswers) : () => null

const tagOf = ({ tagged }: Row, deps: ApiDeps) =>
  tagged && ((value: unknown) => entityTag(tagged, value, (text) => deps.answerEncryption.lookup(text, 'entity tag')))

function conditionOf({ row }: Route, routes: readonly Route[], deps: ApiDeps) {
  const read = row.ifMatch && routes.find((other) => other.row.name === row.ifMatch?.name)
  const tag = read && tagOf(read.row, deps)
  if (!read || !tag) return () => null
  const toJson = writerOf(read.row, deps)
  return (request: FastifyRequest): Precondition | null => {
    const ifMatch = request.headers['if-match']
    return ifMatch === undefined ? null : { ifMatch, read, toJson, tagOf: tag }
  }
}

interface Shared {
  readonly semaphore: KeyedSemaphore
  readonly slowdown: DelayCall
  readonly upload: ReceiveUpload
  readonly read: ReturnType<typeof createReader>
}

function handlerOf(
  route: Route,
  deps: ApiDeps,
  { semaphore, slowdown, upload, read }: Shared,
  precondition: (request: FastifyRequest) => Precondition | null,
) {
  const { row } = route
  const toJson = writerOf(row, deps)
  const tag = tagOf(row, deps)
  const pieces = piecesOf(row, deps)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = deps.clock.now()
    const session = await admit(row, request, deps, now)
    // The key is the record's place, because two parts of an answer may need the same record.
    const leftOut = new Map<string, Unreadable>()
    const ctx: Ctx = {
      db: deps.db,
      now,
      today: osloDay(now),
      ids: deps.ids,
      requestId: request.id,
      ip: request.ip,
      language: languageOf(request.headers['accept-language']),
      agent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300),
      session: session?.tokenHash ?? '',
      owner: session?.owner ?? null,
      browser: row.browser ? browserOf(request, reply, deps.ids) : '',
      ...(row.outside && { gone: abortSignalOfReply(reply) }),
      ...(row.leavesOut && { leaveOut: (error) => void leftOut.set(error.context, error) }),
      ...(row.asksRegister && { noteRegister: (state) => void reply.header('x-register', state) }),
    }
    // Nothing of a file is read before the call is counted.
    const input = parseInput(row, request)
    const caller = await retryOnConflict(() => callerOf(route, ctx, input))
    const slowed = await countCall(deps.db, row.limits, caller, now, deps.limitFactor)
    if (slowed > 0) await slowdown(caller.subject, slowed)
    const onStreamError = (error: unknown) => deps.onBug(error, request.id)
    if (!row.writes) {
      const options = { toJson, piecesOf: pieces, tagOf: tag, ifNoneMatch: request.headers['if-none-match'] }
      const answer = await retryOnConflict(() => {
        leftOut.clear()
        return read(ctx, route, input, options)
      })
      if (leftOut.size > 0) {
        reply.header('x-unreadable', String(leftOut.size))
        noteErrors(request, [...leftOut.values()])
      }
      if (answer.etag !== undefined) reply.header('etag', answer.etag)
      if ('isKnown' in answer) return reply.code(304).send()
      return sendAnswer(reply, row, { status: row.status, ...answer }, toJson, onStreamError)
    }
    const settle = (came: 'refused' | 'done') => subtractUncountedCall(deps.db, row.limits, caller, came)
    const write = (body: unknown) =>
      runWrite(
        ctx,
        route,
        { ...input, body },
        {
          key: idempotencyKeyOf(request),
          answerEncryption: deps.answerEncryption,
          isLive: async (json) => row.access !== 'public' || (await deps.isLive(deps.db, JSON.parse(json), now)),
          toJson,
          semaphore,
          precondition: precondition(request),
        },
      )
    const work = row.body === 'file' ? upload(ctx.owner ?? 0, request, write, ctx.gone, row.maxFile) : write(input.body)
    const outcome = await work.catch(async (error: unknown) => {
      await settle('refused')
      throw error
    })
    await settle('done')
    return sendAnswer(reply, row, outcome, toJson, onStreamError)
  }
}

/**
 * The caller's session. Refuses when the row needs a session and the caller has none. A public call ignores the token,
 * unless its row has an optional session. Even then an expired token is no reason to refuse.
 */
async function admit(row: Row, request: FastifyRequest, deps: ApiDeps, now: Instant): Promise<Session | null> {
  if (row.access === 'public' && row.session === undefined) return null
  const token = bearerToken(request.headers.authorization)
  const session =
    token && /^[A-Za-z0-9_-]{20,200}$/.test(token) ? await retryOnConflict(() => deps.gate(deps.db, token, now)) : null
  if (row.access === 'link' || row.access === 'public') return session
  if (!session) throw new Refusal('unauthorized')
  if (row.access === 'admin' && session.role !== 'admin') throw new Refusal('forbidden')
  return session
}
