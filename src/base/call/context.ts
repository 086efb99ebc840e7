import type { Answer, Input, Row } from '../kit/endpoint'
import type { Day, Instant } from '../kit/day'
import type { OwnerId } from '../kit/owner'
import type { Language } from '../kit/words'
import type { Db } from '../db/pool'

/** The clock; handed in by app/server, so that a test can choose the day. */
export interface Clock {
  now(): Instant
}

/** The source of random codes. */
export interface Ids {
  /** `bits` random bits, base64url. */
  code(bits: 128 | 256): string
}

/** What an equal request with the same idempotency key has stored, before its process was lost (docs/rules.md#idempotency). */
export interface Intent {
  /** When it stored what it asks for; null: it stored nothing. */
  readonly storedAt: Instant | null
  /** Remembers that it is stored. Called in the transaction that stores it. */
  readonly store: (db: Db, at: Instant) => Promise<unknown>
}

/** The context of a call. `db` is the transaction of the action for a write, the pool for a read and for what asks another service. */
export interface Ctx {
  readonly db: Db
  readonly now: Instant
  /** The calendar date in Oslo. */
  readonly today: Day
  readonly ids: Ids
  readonly requestId: string
  readonly ip: string
  readonly language: Language
  /** What the browser calls itself (header User-Agent), at most 300 printable characters; empty without it. */
  readonly agent: string
  /** Hash of the session token that made the call; empty without one. */
  readonly session: string
  readonly owner: OwnerId | null
  /** In a row that is bound to the browser: what its cookie says, 128 random bits. Empty in any other. */
  readonly browser: string
  /** Of a call with an idempotency key that asks another service; left out in any other, and in a job. */
  readonly intent?: Intent
  /** Of a call that asks another service: aborted when whoever made it has gone. Left out in any other, and in a job. */
  readonly gone?: AbortSignal
  /** In a public write: sets the account that it concerns, for the audit trail. */
  readonly concerns?: (account: number) => void
}

/** The same with proof that a valid session of an account made the call. */
export interface OwnedCtx extends Ctx {
  readonly owner: OwnerId
}

export type Handler<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<Answer<R>>

/** Whose calls are counted together, for a public call that names neither an account nor an address. */
type Subject<R extends Row> = (ctx: Ctx, input: Input<R>) => Promise<string>

/** What a write has done before its transaction begins. */
type Before<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<unknown>

/** Of a versioned GET: what changes whenever its answer does. */
type Version<R extends Row> = (ctx: OwnedCtx, input: Input<R>) => Promise<string>

/** What some calls of a module need beside their handlers. */
interface Beside<C extends Record<string, Row>> {
  readonly subject?: { readonly [K in keyof C]?: Subject<C[K]> }
  readonly browser?: { readonly [K in keyof C]?: Subject<C[K]> }
  readonly before?: { readonly [K in keyof C]?: Before<C[K]> }
  readonly version?: { readonly [K in keyof C]?: Version<C[K]> }
}

type CountedBy = (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<string>

/** An endpoint row with its handler. */
export interface Route {
  readonly row: Row
  readonly subject?: CountedBy | undefined
  /** Of a call that is bound to the browser: what it is counted by instead of its address, because the subject uses this browser; empty where it doesn't. */
  readonly browser?: CountedBy | undefined
  readonly handle: (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
  /**
   * Of a write that changes nothing else than our records: what takes long in it and needs no record to be held, so that
   * no transaction waits for it. It may run for a request that is answered by an earlier one's answer; what it refuses
   * is refused by the action itself.
   */
  readonly before?: Route['handle'] | undefined
  /** Of a versioned GET: found with less work than the answer, and another one as soon as that is. */
  readonly version?: CountedBy | undefined
}

/** Gives each call of a module its handler; a call without one doesn't compile. */
export function routes<C extends Record<string, Row>>(
  calls: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
  { subject = {}, browser = {}, before = {}, version = {} }: Beside<C> = {},
): Route[] {
  return Object.keys(calls).map((key) => ({
    row: calls[key]!,
    handle: handlers[key] as unknown as Route['handle'],
    subject: subject[key] as unknown as Route['subject'],
    browser: browser[key] as unknown as Route['browser'],
    before: before[key] as unknown as Route['before'],
    version: version[key] as unknown as Route['version'],
  }))
}
