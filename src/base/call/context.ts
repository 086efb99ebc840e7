import type { Answer, Input, Row } from '../kit/endpoint'
import type { Day, Instant } from '../kit/day'
import type { OwnerId } from '../kit/owner'
import type { Language } from '../kit/words'
import type { Db } from '../db/pool'

/** The clock. app/server passes it, so that a test can choose the day. */
export interface Clock {
  now(): Instant
}

/** The source of random codes. */
export interface Ids {
  /** `bits` random bits, base64url. */
  code(bits: 128 | 256): string
}

/**
 * What an equal request with the same idempotency key had stored before its process died (docs/rules/base.md#idempotency).
 */
export interface Intent {
  /** When it stored the effect. Null when it stored nothing. */
  readonly storedAt: Instant | null
  /** Records that the effect is stored. Called in the transaction that stores it. */
  readonly store: (db: Db, at: Instant) => Promise<unknown>
}

/**
 * The context of a call. For a write `db` is the transaction of the action. For a read, and for a call that asks
 * another service, it is the pool.
 */
export interface Ctx {
  readonly db: Db
  readonly now: Instant
  /** The calendar date in Oslo. */
  readonly today: Day
  readonly ids: Ids
  readonly requestId: string
  readonly ip: string
  readonly language: Language
  /** The browser's header User-Agent, at most 300 printable characters. Empty without it. */
  readonly agent: string
  /** Hash of the session token that made the call. Empty without one. */
  readonly session: string
  readonly owner: OwnerId | null
  /** The value of the browser's cookie, 128 random bits, in a row that is bound to the browser. Empty in any other. */
  readonly browser: string
  /** Set for a call with an idempotency key that asks another service. Left out in any other call, and in a job. */
  readonly intent?: Intent
  /**
   * Set for a call that asks another service: aborted when the caller has gone. Left out in any other call, and in a
   * job.
   */
  readonly gone?: AbortSignal
  /** In a public write: sets the account for the audit trail. */
  readonly concerns?: (account: number) => void
}

/** The same, and it proves that a valid session of an account made the call. */
export interface OwnedCtx extends Ctx {
  readonly owner: OwnerId
}

export type Handler<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<Answer<R>>

/** The subject that a public call is counted by, when it names neither an account nor an address. */
type Subject<R extends Row> = (ctx: Ctx, input: Input<R>) => Promise<string>

/** Work of a write that runs before its transaction begins. */
type Before<R extends Row> = (
  ctx: R['access'] extends 'public' | 'link' ? Ctx : OwnedCtx,
  input: Input<R>,
) => Promise<unknown>

/** For a versioned GET: a text that changes whenever its answer does. */
type Version<R extends Row> = (ctx: OwnedCtx, input: Input<R>) => Promise<string>

/** What some calls of a module need in addition to their handlers. */
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
  /**
   * For a call that is bound to the browser: what it is counted by instead of its address, because the subject uses
   * this browser. Empty when the subject doesn't use it.
   */
  readonly browser?: CountedBy | undefined
  readonly handle: (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
  /**
   * For a write that changes only our own records: its slow work that needs no locked record. It runs first, so that no
   * transaction waits for it. It may also run for a request that gets an earlier request's answer. A refusal in it is
   * ignored: the action itself refuses.
   */
  readonly before?: Route['handle'] | undefined
  /** For a versioned GET: costs less than the answer, and changes whenever the answer does. */
  readonly version?: CountedBy | undefined
}

/** Connects each call of a module to its handler. A call without one doesn't compile. */
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
