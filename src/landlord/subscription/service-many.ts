import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day } from '../../base/kit/day'
import { freeCap, whyNot, type PlanFacts } from './rules'

/** How many vouchers an account may be given now, and why no more; infinite for a subscriber. */
export interface Room {
  readonly left: number
  /** Why a voucher beyond `left` is refused; null when there is no end. */
  readonly refusedBy: 'endOf30Days' | 'freeLimit' | null
}

/** The same rule as for a single voucher (./service.ts), asked for many at once. */
export function roomOf(facts: PlanFacts, today: Day): Room {
  if (facts.subscriptionActive) return { left: Number.POSITIVE_INFINITY, refusedBy: null }
  const refused = whyNot(facts, today)
  return refused ? { left: 0, refusedBy: refused } : { left: freeCap - facts.usedBilags, refusedBy: 'freeLimit' }
}

/**
 * The room of each account, which stays as told until the caller's transaction ends: the accounts are locked, in the
 * order of their ids, so that two callers never wait for each other. For jobs that write vouchers of many accounts;
 * what they wrote they count with `countVouchers`.
 */
export async function holdRoom(db: Db, today: Day, accounts: readonly number[]): Promise<ReadonlyMap<number, Room>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'firstBilagDate', 'usedBilags', 'subscriptionActive'])
    .where(sql<boolean>`id = any(${accounts}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, roomOf(row, today)]))
}

/** Counts vouchers that were written under `holdRoom`, and begins trials that had not begun. */
export async function countVouchers(db: Db, today: Day, written: ReadonlyMap<number, number>): Promise<void> {
  if (written.size === 0) return
  await sql`
    update account set "usedBilags" = "usedBilags" + made.n, "firstBilagDate" = coalesce("firstBilagDate", ${today}::date)
    from unnest(${[...written.keys()]}::bigint[], ${[...written.values()]}::int[]) as made (id, n)
    where account.id = made.id`.execute(db)
}
