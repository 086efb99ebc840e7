import type { Answer, Input, Row } from '../kit/endpoint'
import type { Day, Instant } from '../kit/day'
import type { OwnerId } from '../kit/owner'
import type { Language } from '../kit/words'
import type { LeftOutCounter } from '../db/encrypted-record'
import type { Db } from '../db/pool'

/** The clock is passed in, so that a test can choose the day. */
export interface Clock {
  now(): Instant
}

export interface Ids {
  /** `bits` random bits, base64url. */
  code(bits: 128 | 256): string
}

/** The effect that an earlier equal request stored before its process died (docs/rules/base.md#idempotency). */
export interface RepeatedCall {
  /** When that request stored its effect. Null when it stored nothing. */
  readonly storedAt: Instant | null
  /** Notes that the effect is stored. The handler calls it in the transaction that stores the effect. */
  readonly store: (db: Db, at: Instant) => Promise<unknown>
}

/** `db` is the transaction of the action. For a read, and for a call that asks another service, it is the pool. */
export interface Ctx extends LeftOutCounter {
  readonly db: Db
  readonly now: Instant
  /** The calendar date in Oslo. */
  readonly today: Day
  readonly ids: Ids
  readonly requestId: string
  readonly ip: string
  readonly language: Language
  /** The header User-Agent, at most 300 printable characters. Empty without it. */
  readonly agent: string
  /** Hash of the session token. Empty without one. */
  readonly session: string
  readonly owner: OwnerId | null
  /** The value of the browser's cookie, 128 random bits. Empty unless the row is bound to the browser. */
  readonly browser: string
  /** Only for a call with an idempotency key that asks another service. */
  readonly intent?: RepeatedCall
  /** Only for a call that asks another service. Aborted when the caller has gone. */
  readonly gone?: AbortSignal
  /** Only for a look-up in a public register: says that it is away, or that registers are off. */
  readonly noteRegister?: (state: 'away' | 'off') => void
  /** In a public write: names the account for the audit trail. */
  readonly concerns?: (account: number) => void
}

/** Proves that a valid session of an account made the call. */
export interface OwnedCtx extends Ctx {
  readonly owner: OwnerId
}

export type Handler<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<Answer<R>>

/**
 * Returns the subject by which a public call is counted, if the call names neither an account nor
 * an e-mail address.
 */
type Subject<R extends Row> = (ctx: Ctx, input: Input<R>) => Promise<string>

/** Runs before the transaction of a write begins (see `Route.before`). */
type Before<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<unknown>

/** For a versioned GET: a text that changes whenever its answer does. */
type Version<R extends Row> = (ctx: OwnedCtx, input: Input<R>) => Promise<string>

interface Beside<C extends Record<string, Row>> {
  readonly subject?: { readonly [K in keyof C]?: Subject<C[K]> }
  readonly browser?: { readonly [K in keyof C]?: Subject<C[K]> }
  readonly before?: { readonly [K in keyof C]?: Before<C[K]> }
  readonly version?: { readonly [K in keyof C]?: Version<C[K]> }
}

type CountedBy = (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<string>

export interface Route {
  readonly row: Row
  readonly subject?: CountedBy | undefined
  /**
   * For a call that is bound to the browser. If the subject is known to use this browser, the call is counted by this
   * value and not by the caller's address.
   */
  readonly browser?: CountedBy | undefined
  readonly handle: (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
  /**
   * Slow work of a write that needs no locked record. It runs first, so that no transaction waits for it. It may also
   * run for a repeated request that gets the stored answer. A refusal in it is ignored: the action itself refuses.
   */
  readonly before?: Route['handle'] | undefined
  /** For a versioned GET: costs less than the answer, and changes whenever the answer does. */
  readonly version?: CountedBy | undefined
}

/** A call without a handler doesn't compile. */
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
