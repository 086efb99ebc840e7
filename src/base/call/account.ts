import { sql } from 'kysely'
import { Refusal, type RefusalReason } from '../kit/refusal'
import type { OwnedCtx, Route } from './context'
import type { Parsed } from './stored-answer'

/** The record was changed after the tag that the request names. The refusal carries the current record. */
export class ChangedMeanwhile extends Refusal {
  constructor(
    /** The record as its GET answers it, as JSON. */
    readonly current: string,
    readonly tag: string,
  ) {
    super('changedMeanwhile')
  }
}

/**
 * The strong entity tag of a record: a keyed hash over these of its fields (docs/rules.md#two-editors). It has a key
 * because a profile contains a national id. Headers are logged, and a plain hash of a short text can be guessed.
 */
export function entityTag(fields: readonly string[], record: unknown, hash: (text: string) => string): string {
  const values = record as Readonly<Record<string, unknown>>
  return `"${hash(JSON.stringify(fields.map((name) => [name, values[name] ?? null])))}"`
}

const tags = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/**
 * Whether a request with this `If-Match` may write a record with this tag: `*` or a list of tags (RFC 9110, section
 * 13.1.1). Weak tags never match. A text that is no tag never matches either: we can't have sent it.
 */
export const satisfies = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || [...ifMatch.matchAll(tags)].some(([one]) => one === tag)

/** Whether a request's `If-None-Match` names this tag. Compared weakly, as a read is (RFC 9110, section 13.1.2). */
export const isNamed = (ifNoneMatch: string, tag: string): boolean => {
  const strong = tag.replace(/^W\//, '')
  return (
    ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(tags)].some(([one]) => one.replace(/^W\//, '') === strong)
  )
}

/**
 * THE ORDER OF ROW LOCKS. Several actions of one account may change the same rows (its counters, houses, vouchers,
 * files). Each of them locks the account first, and only then a house, a voucher, a file. So two actions of an account
 * never wait for each other in a circle.
 *
 * - An action that changes an existing record begins with `lockAccount`. An action that creates a voucher or a house
 * locks the account by counting (`takeVoucher`, `createHouse`). An action on codes or passwords uses `lockAccountById`.
 * - A job that covers several accounts locks them in the order of their ids. Some jobs must find records before they
 * know the accounts. These don't wait: they skip locked rows and come again (`generateBatch`, `sweepUnused`).
 * - Some rows are locked alone, by an action that locks nothing after them (a session, the counters of limits). They
 * have no order to keep.
 *
 * `proof/locks.test.ts` runs everything at once and counts the deadlocks.
 */
export async function lockAccount({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}

/** Works in its own transaction, which begins by locking the account. */
export const holdAccount = <C extends Pick<OwnedCtx, 'db' | 'owner'>, T>(
  ctx: C,
  work: (held: C) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction().execute(async (db) => {
    const held = { ...ctx, db }
    await lockAccount(held)
    return await work(held)
  })

/** The request's `If-Match`, and the GET whose answer it is compared with. */
export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/**
 * Refuses a write with 409 changedMeanwhile when the record was changed after the tag that the request names. The
 * account is locked first, until the action ends, as in every other change of it (./account.ts). So the record compared
 * here is the one that the action overwrites. An equal request gets the stored answer of the first one before this
 * refusal.
 */
export async function checkUnchanged(ctx: OwnedCtx, { params }: Parsed, precondition: Precondition): Promise<void> {
  const { ifMatch, read, toJson, tagOf } = precondition
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined })
  const tag = tagOf(current)
  if (!satisfies(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}

/**
 * How many records of one kind an account may have: far more than a landlord needs, and little for the disk of a
 * server.
 */
export interface AccountCap {
  /** The caller's table. It has an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/**
 * Refuses one record too many (docs/rules.md#limits-of-an-account). It locks the account until the action ends, so that
 * parallel calls are counted one after the other.
 */
export async function refuseBeyond(
  ctx: Pick<OwnedCtx, 'db' | 'owner'>,
  { table, most, reason }: AccountCap,
  adding = 1,
): Promise<void> {
  const { db, owner } = ctx
  await lockAccount(ctx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where account_id = ${owner}`.execute(db)
  if (rows[0]!.n + adding > most) throw new Refusal(reason)
}
