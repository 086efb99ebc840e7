import { sql } from 'kysely'
import { Refusal, type RefusalReason } from '../kit/refusal'
import type { OwnedCtx, Route } from './context'
import type { Parsed } from './stored-answer'

/** A record that has been changed since the tag that the request names; it goes along with the refusal. */
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
 * The strong entity tag of a record: a keyed hash over these fields of it (docs/rules.md#two-editors). Keyed, because a
 * profile has a national id among them, and a plain hash of what is short can be guessed wherever headers are logged.
 */
export function entityTag(fields: readonly string[], record: unknown, hash: (text: string) => string): string {
  const values = record as Readonly<Record<string, unknown>>
  return `"${hash(JSON.stringify(fields.map((name) => [name, values[name] ?? null])))}"`
}

const tags = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/**
 * Whether a record with this tag may be written by a request with this `If-Match`: `*` or a list of tags (RFC 9110,
 * section 13.1.1). Weak tags never match, and neither does what is no tag at all: it can't be one that we gave.
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
 * THE ORDER OF ROW LOCKS. Whoever changes anything of an account that another action of it may change too (its counters,
 * houses, vouchers, files) locks the account first, and only then a house, a voucher, a file. So no two actions of an
 * account ever wait for each other in a circle.
 *
 * - What changes an existing record begins with `lockAccount`. What creates a voucher or a house locks the account by
 *   counting (`takeVoucher`, `createHouse`), whatever concerns codes and passwords by `lockAccountById`.
 * - A job that crosses accounts locks them in the order of their ids. Where it must find records before it knows their
 *   accounts, it waits for neither: it skips locked rows and comes again (`generateBatch`, `sweepUnused`).
 * - Rows that are locked alone, by an action that locks nothing after them (a session, the counters of limits), have no
 *   order to keep.
 *
 * `proof/locks.test.ts` runs everything at once and counts the deadlocks.
 */
export async function lockAccount({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}

/** Works in a transaction of its own that begins with the lock of the account. */
export const holdAccount = <C extends Pick<OwnedCtx, 'db' | 'owner'>, T>(
  ctx: C,
  work: (held: C) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction().execute(async (db) => {
    const held = { ...ctx, db }
    await lockAccount(held)
    return await work(held)
  })

/** The request's `If-Match`, and the GET that says what it is compared with. */
export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/**
 * Refuses with 409 changedMeanwhile a write of what has been changed since the tag that its request names. The account is
 * held first and until the action ends, as by every other change of it (./account.ts): what is compared here is what the
 * action then overwrites. In an equal request the stored answer of the first one comes before this refusal.
 */
export async function checkUnchanged(ctx: OwnedCtx, { params }: Parsed, precondition: Precondition): Promise<void> {
  const { ifMatch, read, toJson, tagOf } = precondition
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined })
  const tag = tagOf(current)
  if (!satisfies(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}

/** What an account may hold of one kind of record: far more than a landlord needs, and little for the disk of a server. */
export interface AccountCap {
  /** The table of whoever names it, with an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/**
 * Refuses what would be one too many (docs/rules.md#limits-of-an-account). It holds the account until the action ends, so
 * that parallel calls are counted one after the other.
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
