import { createHash } from 'node:crypto'
import { appendAudit, changedFields } from '../audit/service'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ctx, Route } from './context'

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

/** An answer: the value of a handler (`value`), or the JSON text of an earlier equal request (`json`). */
export type Outcome = { readonly status: number; readonly value: unknown } | { readonly status: number; readonly json: string | null }

const sqlState = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')
const isDeadlock = (error: unknown) => ['40P01', '40001'].includes(sqlState(error))

/**
 * One action, one transaction: effect, counters, audit row, kept answer and outbox messages stand or fall together.
 * With a key, an equal request gets the first one's answer; it waits for one that is still running (the unique key
 * makes it wait) and is refused with 409 only when that takes longer than the lock timeout.
 */
export async function runWrite(
  ctx: Ctx,
  route: Route,
  input: Parsed,
  options: { key: string | undefined; sealing: Sealing; toJson: (value: unknown) => string },
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((tx) => once({ ...ctx, db: tx }, route, input, options))
    } catch (error) {
      if (sqlState(error) === '55P03') throw new Refusal('stillRunning', undefined, 2)
      if (!isDeadlock(error) || attempt === 4) throw error
    }
  }
}

async function once(
  ctx: Ctx,
  route: Route,
  input: Parsed,
  { key, sealing, toJson }: { key: string | undefined; sealing: Sealing; toJson: (value: unknown) => string },
): Promise<Outcome> {
  const { row } = route
  const account = ctx.owner ?? 0
  const place = `idempotency.answer.${account}.${row.name}.${key ?? ''}`
  if (key !== undefined) {
    const body = row.body === 'file' ? await fileSaid(input.body as UploadedFile) : input.body
    const bodyHash = sealing.lookup(JSON.stringify([input.params, input.query, body]), 'idempotency')
    const claimed = await ctx.db
      .insertInto('idempotency')
      .values({ account_id: account, route: row.name, key, bodyHash, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return await earlierAnswer(ctx, row.name, key, bodyHash, sealing, place)
  }
  let concerned: number | null = null
  const value = await route.handle({ ...ctx, concerns: (id) => void (concerned = id) }, input)
  if (key !== undefined) {
    await ctx.db
      .updateTable('idempotency')
      .set({ status: row.status, answer: row.status === 204 ? null : sealing.encrypt(toJson(value), place) })
      .where('account_id', '=', account)
      .where('route', '=', row.name)
      .where('key', '=', key)
      .execute()
  }
  await appendAudit(ctx.db, {
    account: ctx.owner ?? concerned ?? newAccountOf(value),
    at: ctx.now,
    requestId: ctx.requestId,
    ip: ctx.ip,
    action: row.name,
    entity: entityOf(input.params, value),
    changed: changedFields(row, input.body),
  })
  return { status: row.status, value }
}

/** What tells two uploads apart: name and bytes. */
async function fileSaid({ name, bytes }: UploadedFile): Promise<{ name: string; sha256: string }> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return { name, sha256: hash.digest('hex') }
}

async function earlierAnswer(ctx: Ctx, route: string, key: string, bodyHash: string, sealing: Sealing, place: string): Promise<Outcome> {
  const kept = await ctx.db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'answer'])
    .where('account_id', '=', ctx.owner ?? 0)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept?.status) throw new Refusal('stillRunning', undefined, 2)
  if (kept.bodyHash !== bodyHash) throw new Refusal('idempotencyKeyReused')
  return { status: kept.status, json: kept.answer === null ? null : sealing.decrypt(kept.answer, place) }
}

const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && ['number', 'string'].includes(typeof value.id) ? String(value.id) : null
const entityOf = (params: unknown, value: unknown): string | null => idIn(params) ?? idIn(value)
/** Registration and login have no owner yet when they begin; their answer names the account. */
const newAccountOf = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'user' in value ? idIn(value.user) : null
  return id === null ? null : Number(id)
}

/** Removes kept answers after a day (decisions 1: a retry comes within minutes, not days). */
export const sweepKeptAnswers = (db: Db, before: Instant) => db.deleteFrom('idempotency').where('created_at', '<', before).execute()

/** Removes the kept answers of an account, but for those of the call that is under way. */
export const eraseKeptAnswers = (db: Db, account: number, but: string) =>
  db.deleteFrom('idempotency').where('account_id', '=', account).where('route', '!=', but).execute()
