import { createHash } from 'node:crypto'
import { appendingAudit, auditRow, changedFields, type AuditRow } from '../audit/service'
import { compiled } from '../db/compiled'
import { lastly } from '../db/eager'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ctx, Route } from './context'
import type { Turns } from './turns'

/** What the idempotency store needs to keep an answer unreadable at rest. */
export interface Sealing {
  encrypt(plain: string, place: string): string
  decrypt(value: string, place: string): string
  /** Keyed hash: a body may hold a password, of which no plain hash may lie about. */
  lookup(plain: string, purpose: string): string
}

export interface Parsed {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An answer: JSON text (null without a body), or the value of a handler that answers bytes. */
export type Outcome =
  | { readonly status: number; readonly value: unknown }
  | { readonly status: number; readonly json: string | null }

interface WriteOptions {
  readonly key: string | undefined
  readonly sealing: Sealing
  readonly toJson: (value: unknown) => string
  /** Of the writes of an account; what has no account yet waits for none. */
  readonly turns: Turns
}

/** Where the answer of a request with a key is kept. */
interface Place {
  readonly account: number
  readonly route: string
  readonly key: string
  readonly bodyHash: string
}

const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
const isDeadlock = (error: unknown) => ['40P01', '40001'].includes(sqlState(error))
const sealPlace = ({ account, route, key }: Place) => `idempotency.answer.${account}.${route}.${key}`

/**
 * One action, one transaction: effect, counters, audit row, kept answer and outbox messages stand or fall together.
 * With a key, an equal request gets the first one's answer. The answer is kept in the last statement, under a unique
 * key: of equal requests one commits, and every other one, whether it ran against that key or was refused before
 * because the first one had its effect already, is undone and finds the answer. A lock or a turn that is waited for too long is 409.
 */
export const runWrite = (ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> =>
  ctx.owner === null
    ? write(ctx, route, input, options)
    : options.turns(ctx.owner, () => write(ctx, route, input, options))

async function write(ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> {
  const place = await placeOf(ctx, route, input, options)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((tx) => once({ ...ctx, db: tx }, route, input, place, options))
    } catch (error) {
      const earlier = place && (await earlierAnswer(ctx.db, place, options.sealing))
      if (earlier) return earlier
      if (sqlState(error) === '55P03') throw new Refusal('stillRunning', undefined, 2)
      if (!isDeadlock(error) || attempt === 4) throw error
    }
  }
}

async function placeOf(ctx: Ctx, { row }: Route, input: Parsed, { key, sealing }: WriteOptions): Promise<Place | null> {
  if (key === undefined) return null
  const body = row.body === 'file' ? await fileSaid(input.body as UploadedFile) : input.body
  const bodyHash = sealing.lookup(JSON.stringify([input.params, input.query, body]), 'idempotency')
  return { account: ctx.owner ?? 0, route: row.name, key, bodyHash }
}

/** What tells two uploads apart: name and bytes. */
async function fileSaid({ name, bytes }: UploadedFile): Promise<{ name: string; sha256: string }> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return { name, sha256: hash.digest('hex') }
}

async function once(
  ctx: Ctx,
  { row, handle }: Route,
  input: Parsed,
  place: Place | null,
  { sealing, toJson }: WriteOptions,
): Promise<Outcome> {
  let concerned: number | null = null
  // What is spread comes last: V8 is slow at adding properties to what was spread before, and this is on every write.
  const value = await handle({ concerns: (id) => void (concerned = id), ...ctx }, input)
  const json = row.status === 204 ? null : toJson(value)
  const deed = auditRow({
    account: ctx.owner ?? concerned ?? newAccountOf(value),
    at: ctx.now,
    requestId: ctx.requestId,
    ip: ctx.ip,
    action: row.name,
    entity: entityOf(input.params, value),
    changed: changedFields(row, input.body),
  })
  const answer = place && json && sealing.encrypt(json, sealPlace(place))
  await lastly(
    ctx.db,
    place ? deedAndAnswer(ctx.db, { status: row.status, answer, ...deed, ...place }) : deedAlone(ctx.db, deed),
  )
  return row.answer === 'stream' ? { status: row.status, value } : { status: row.status, json }
}

const deedAlone = compiled(appendingAudit)
const deedAndAnswer = compiled(
  (db, row: AuditRow & Place & { readonly status: number; readonly answer: string | null }) => {
    const { account, route, key, bodyHash, status, answer, at } = row
    return appendingAudit(
      db.with('kept', (creator) =>
        creator
          .insertInto('idempotency')
          .values({ account_id: account, route, key, bodyHash, status, answer, created_at: at }),
      ),
      row,
    )
  },
)

/** The answer of an equal request that has committed; null when there is none. Refuses the key of another body. */
async function earlierAnswer(db: Db, place: Place, sealing: Sealing): Promise<Outcome | null> {
  const kept = await db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'answer'])
    .where('account_id', '=', place.account)
    .where('route', '=', place.route)
    .where('key', '=', place.key)
    .executeTakeFirst()
  if (!kept?.status) return null
  if (kept.bodyHash !== place.bodyHash) throw new Refusal('idempotencyKeyReused')
  return { status: kept.status, json: kept.answer === null ? null : sealing.decrypt(kept.answer, sealPlace(place)) }
}

const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && ['number', 'string'].includes(typeof value.id)
    ? String(value.id)
    : null
const entityOf = (params: unknown, value: unknown): string | null => idIn(params) ?? idIn(value)
/** Registration and login have no owner yet when they begin; their answer names the account. */
const newAccountOf = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'user' in value ? idIn(value.user) : null
  return id === null ? null : Number(id)
}

/** Removes kept answers after a day (decisions 1: a retry comes within minutes, not days). */
export const sweepKeptAnswers = (db: Db, before: Instant) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()

/** Removes the kept answers of an account, but for those of the call that is under way. */
export const eraseKeptAnswers = (db: Db, account: number, but: string) =>
  db.deleteFrom('idempotency').where('account_id', '=', account).where('route', '!=', but).execute()
