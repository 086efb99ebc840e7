import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/pool'
import { osloDay, type Instant } from '../kit/day'
import type { Row } from '../kit/endpoint'
import { maxFileBytes } from '../kit/file-type'
import type { OwnerId } from '../kit/owner'
import { Refusal } from '../kit/refusal'
import { languageOf } from '../kit/words'
import { again } from './again'
import { answerWriter } from './answer'
import { answerPieces } from './answer-pieces'
import { browserOf } from './browser'
import type { Clock, Ctx, Ids, Route } from './context'
import { entityTag } from './entity-tag'
import { goneOf } from './gone'
import { countCall, settleCall } from './limits'
import { runWrite } from './service'
import type { Precondition } from './precondition'
import type { AnswerEncryption } from './stored-answer'
import { uploads, type Uploads } from './upload'
import { keyedSemaphore, type KeyedSemaphore } from './keyed-semaphore'
import { reader } from './read'
import { slowdowns, type Slowdown } from './slowdown'
import { sendAnswer } from './reply'
import { parse, idempotencyKeyOf } from './request'
import { callerOf } from './caller'

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
  readonly limitFactor: number
  /** Where uploads lie until the last byte of them has come. */
  readonly tempDirectory: string
  /** Whether answers are read back against their schemas (tests and development). */
  readonly checkAnswers: boolean
  readonly onBug: (error: unknown, requestId: string) => void
}

const maxBody = 256 * 1024

/**
 * Parallel writes of one account. They wait for each other's row locks anyway, and each waiting one keeps a connection of
 * the pool; without this limit a burst of one account keeps all others waiting for a connection until they get 503.
 */
const atOnce = 4

/** The same for writes that ask another service: apart, so that a provider that hangs keeps no bookkeeping waiting. */
const atOnceOutside = 2

/** How long a write waits for the semaphore, in ms. */
const patience = 30_000

const unlimited: KeyedSemaphore = (_key, work) => work()

/** Registers every route below `/api/`: access, limits, parsing, idempotency and answer of each as its row declares them. */
export async function registerApi(app: FastifyInstance, routes: readonly Route[], deps: ApiDeps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 },
  })
  app.removeContentTypeParser('text/plain')
  const stillRunning = () => new Refusal('stillRunning', undefined, 2)
  const semaphore = keyedSemaphore(atOnce, patience, stillRunning)
  const outside = keyedSemaphore(atOnceOutside, patience, stillRunning)
  // Uploads of an account have a limit of their own.
  const semaphoreOf = ({ body, outside: asks }: Row) => (body === 'file' ? unlimited : asks ? outside : semaphore)
  const slowdown = slowdowns()
  const upload = uploads({ directory: deps.tempDirectory, ids: deps.ids })
  const read = reader(deps.answerEncryption.lookup)
  const register = (scope: FastifyInstance, route: Route) =>
    scope.route({
      method: route.row.method,
      url: `/api/${route.row.path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: route.row.body === 'file' ? maxFileBytes + maxBody : maxBody,
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

/** A record that has a tag is no list, and is written in one go: its tag is of all of it. */
const piecesOf = ({ answer, tagged }: Row, deps: ApiDeps) =>
  answer instanceof z.ZodType && !tagged ? answerPieces(answer, deps.checkAnswers) : () => null

/** The entity tag of what a GET answers; undefined where its row has none. */
const tagOf = ({ tagged }: Row, deps: ApiDeps) =>
  tagged && ((value: unknown) => entityTag(tagged, value, (text) => deps.answerEncryption.lookup(text, 'entity tag')))

/** What a request's `If-Match` asks for; null where the row takes none, or the request names none. */
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
  readonly slowdown: Slowdown
  readonly upload: Uploads
  readonly read: ReturnType<typeof reader>
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
      ...(row.outside && { gone: goneOf(reply) }),
    }
    // Of a file nothing is read before the call is counted.
    const input = parse(row, request)
    const caller = await again(() => callerOf(route, ctx, input))
    const slowed = await countCall(deps.db, row.limits, caller, now, deps.limitFactor)
    if (slowed > 0) await slowdown(caller.subject, slowed)
    const onStreamError = (error: unknown) => deps.onBug(error, request.id)
    if (!row.writes) {
      const options = { toJson, piecesOf: pieces, tagOf: tag, ifNoneMatch: request.headers['if-none-match'] }
      const answer = await again(() => read(ctx, route, input, options))
      if (answer.etag !== undefined) reply.header('etag', answer.etag)
      if ('isKnown' in answer) return reply.code(304).send()
      return sendAnswer(reply, row, { status: row.status, ...answer }, toJson, onStreamError)
    }
    const settle = (came: 'refused' | 'done') => settleCall(deps.db, row.limits, caller, came)
    const write = (body: unknown) =>
      runWrite(
        ctx,
        route,
        { ...input, body },
        {
          key: idempotencyKeyOf(request),
          answerEncryption: deps.answerEncryption,
          toJson,
          semaphore,
          precondition: precondition(request),
        },
      )
    const work = row.body === 'file' ? upload(ctx.owner ?? 0, request, write, ctx.gone) : write(input.body)
    const outcome = await work.catch(async (error: unknown) => {
      await settle('refused')
      throw error
    })
    await settle('done')
    return sendAnswer(reply, row, outcome, toJson, onStreamError)
  }
}

/** Checks the access rule of the row. A public call ignores the token, unless its row asks whose it is; an expired one never matters there. */
async function admit(row: Row, request: FastifyRequest, deps: ApiDeps, now: Instant): Promise<Session | null> {
  if (row.access === 'public' && row.session === undefined) return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const session = token ? await again(() => deps.gate(deps.db, token, now)) : null
  if (row.access === 'link' || row.access === 'public') return session
  if (!session) throw new Refusal('unauthorized')
  if (row.access === 'admin' && session.role !== 'admin') throw new Refusal('forbidden')
  return session
}
