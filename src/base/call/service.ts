import { createHash } from 'node:crypto'
import { appendingAudit, auditRow, changedFields, type AuditRow } from '../audit/service'
import { compiled } from '../db/compiled'
import { executeWithCommit } from '../db/pipelined'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { lockAccount } from './account'
import type { Ctx, OwnedCtx, Route } from './context'
import { ChangedMeanwhile, satisfies } from './entity-tag'
import { codeOf } from './failure'
import type { KeyedSemaphore } from './keyed-semaphore'

/**
 * Encrypts the stored answers, which hold personal data. `lookup` hashes bodies with a key: a body may hold a password,
 * and an unkeyed hash of it could be guessed.
 */
export type AnswerEncryption = Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup' | 'matches'>

export interface Parsed {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An answer: JSON text (null without a body), or the value of a handler whose answer is bytes. */
export type Outcome =
  | { readonly status: number; readonly value: unknown }
  | { readonly status: number; readonly json: string | null }

interface WriteOptions {
  readonly key: string | undefined
  readonly answerEncryption: AnswerEncryption
  readonly toJson: (value: unknown) => string
  /** Limits the parallel writes of one account. A write without an account is not limited. */
  readonly semaphore: KeyedSemaphore
  readonly precondition: Precondition | null
}

/** The request's `If-Match`, and the GET that says what it is compared with. */
export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/** What an idempotency key is unique for, and the hash of the body that it was first sent with (docs/rules.md#idempotency). */
interface IdempotencyScope {
  readonly account: number
  readonly route: string
  readonly key: string
  readonly bodyHash: string
  /** What is hashed: a key that was current when the first request came may be no longer. */
  readonly bodyText: string
}

const isDeadlock = (error: unknown) => ['40P01', '40001'].includes(codeOf(error))
/** Binds an encrypted answer to its row (additional authenticated data). */
const answerContext = ({ account, route, key }: IdempotencyScope) => `idempotency.answer.${account}.${route}.${key}`

/**
 * One action, one transaction: effect, counters, audit row, stored answer and outbox messages commit or roll back
 * together. With an idempotency key, an equal request gets the first one's answer (docs/rules.md#idempotency): the answer
 * is stored by the last statement under a unique key, so of equal requests one commits. Every other one is rolled back,
 * by that key or because it was refused after the first one's effect, and then finds the stored answer. Refuses with 409
 * stillRunning when a lock or the semaphore takes too long. A deadlock is tried again, three times at most.
 */
export const runWrite = (ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> =>
  ctx.owner === null
    ? write(ctx, route, input, options)
    : options.semaphore(ctx.owner, () => write(ctx, route, input, options))

async function write(ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> {
  const scope = idempotencyScope(ctx, route, input, options)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((tx) => runOnce({ ...ctx, db: tx }, route, input, scope, options))
    } catch (error) {
      const earlier = scope && (await storedAnswer(ctx.db, scope, options.answerEncryption))
      if (earlier) return earlier
      if (codeOf(error) === '55P03') throw new Refusal('stillRunning', undefined, 2)
      if (!isDeadlock(error) || attempt === 4) throw error
    }
  }
}

function idempotencyScope(
  ctx: Ctx,
  { row }: Route,
  input: Parsed,
  { key, answerEncryption }: WriteOptions,
): IdempotencyScope | null {
  if (key === undefined) return null
  const body = row.body === 'file' ? fingerprint(input.body as UploadedFile) : input.body
  const bodyText = JSON.stringify([input.params, input.query, body])
  const bodyHash = answerEncryption.lookup(bodyText, hashedFor)
  return { account: ctx.owner ?? 0, route: row.name, key, bodyHash, bodyText }
}

/** The purpose of a body's keyed hash. */
const hashedFor = 'idempotency'

/** Two uploads are equal when name and bytes are. */
const fingerprint = ({ name, bytes }: UploadedFile) => ({
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

async function runOnce(
  ctx: Ctx,
  { row, handle }: Route,
  input: Parsed,
  scope: IdempotencyScope | null,
  { answerEncryption, toJson, precondition }: WriteOptions,
): Promise<Outcome> {
  if (precondition) await checkUnchanged(ctx as OwnedCtx, input, precondition)
  let concerned: number | null = null
  const value = await handle({ ...ctx, concerns: (id) => void (concerned = id) }, input)
  const json = row.status === 204 ? null : toJson(value)
  const audit = auditRow({
    account: ctx.owner ?? concerned ?? accountIn(value),
    at: ctx.now,
    requestId: ctx.requestId,
    ip: ctx.ip,
    action: row.name,
    entity: entityOf(input.params, value),
    changed: changedFields(row, input.body),
  })
  const answer = scope && json && answerEncryption.encrypt(json, answerContext(scope))
  await executeWithCommit(
    ctx.db,
    scope
      ? insertAuditAndAnswer(ctx.db, { status: row.status, answer, ...audit, ...scope })
      : insertAudit(ctx.db, audit),
  )
  return row.answer === 'stream' ? { status: row.status, value } : { status: row.status, json }
}

/**
 * Refuses with 409 changedMeanwhile a write of what has been changed since the tag that its request names. The account is
 * held first and until the action ends, as by every other change of it (./account.ts): what is compared here is what the
 * action then overwrites. In an equal request the stored answer of the first one comes before this refusal.
 */
async function checkUnchanged(ctx: OwnedCtx, { params }: Parsed, precondition: Precondition): Promise<void> {
  const { ifMatch, read, toJson, tagOf } = precondition
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined })
  const tag = tagOf(current)
  if (!satisfies(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}

const insertAudit = compiled(appendingAudit)
const insertAuditAndAnswer = compiled(
  (db, row: AuditRow & IdempotencyScope & { readonly status: number; readonly answer: string | null }) => {
    const { account, route, key, bodyHash, status, answer, at } = row
    return appendingAudit(
      db.with('stored', (creator) =>
        creator
          .insertInto('idempotency')
          .values({ account_id: account, route, key, bodyHash, status, answer, created_at: at }),
      ),
      row,
    )
  },
)

/** The answer of an equal request that has committed; null when there is none. Refuses with 422 idempotencyKeyReused another body. */
async function storedAnswer(
  db: Db,
  scope: IdempotencyScope,
  answerEncryption: AnswerEncryption,
): Promise<Outcome | null> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'answer'])
    .where('account_id', '=', scope.account)
    .where('route', '=', scope.route)
    .where('key', '=', scope.key)
    .executeTakeFirst()
  if (!stored?.status) return null
  // After a rotation of keys the hash is one of a key that now only reads.
  if (stored.bodyHash !== scope.bodyHash && !answerEncryption.matches(scope.bodyText, hashedFor, stored.bodyHash))
    throw new Refusal('idempotencyKeyReused')
  return {
    status: stored.status,
    json: stored.answer === null ? null : answerOf(stored.answer, scope, answerEncryption),
  }
}

/** The stored answer as it was given. Refuses with 422 idempotencyKeyReused one that can't be read: it was done, and is not done again. */
function answerOf(stored: string, scope: IdempotencyScope, answerEncryption: AnswerEncryption): string {
  try {
    return answerEncryption.decrypt(stored, answerContext(scope))
  } catch {
    throw new Refusal('idempotencyKeyReused')
  }
}

const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && ['number', 'string'].includes(typeof value.id)
    ? String(value.id)
    : null
const entityOf = (params: unknown, value: unknown): string | null => idIn(params) ?? idIn(value)
/** Registration and login have no owner when they begin; the user in their answer is the account. */
const accountIn = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'user' in value ? idIn(value.user) : null
  return id === null ? null : Number(id)
}

/** Removes stored answers from before that moment (docs/rules.md#idempotency). */
export const sweepStoredAnswers = (db: Db, before: Instant) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()

/** Removes the stored answers of an account, except those of the route that is running. */
export const eraseStoredAnswers = (db: Db, account: number, but: string) =>
  db.deleteFrom('idempotency').where('account_id', '=', account).where('route', '!=', but).execute()
