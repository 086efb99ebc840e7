import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day } from '../../base/kit/day'
import { freeCap, lastBlockedStart, whyNot, type PlanFacts } from './rules'

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

/** The same rule as a condition on the row of an account: there is room for one voucher at least. What is to be written is still asked of `holdRoom`. */
export const whereRoom = (today: Day) => sql<boolean>`(account."subscriptionActive"
  or (account."usedBilags" < ${freeCap} and coalesce(account."firstBilagDate" > ${lastBlockedStart(today)}::date, true)))`

const holdAccounts = (db: Db, accounts: readonly number[]) =>
  db
    .selectFrom('account')
    .select(['id', 'firstBilagDate', 'usedBilags', 'subscriptionActive'])
    .where(sql<boolean>`id = any(${accounts}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()

/**
 * The room of an account, which stays as told until the caller's transaction ends: the account is held. What is written
 * of more than one voucher is counted with `countVouchers`.
 */
export async function holdRoom(db: Db, today: Day, account: number): Promise<Room> {
  return roomOf(await holdAccounts(db, [account]).executeTakeFirstOrThrow(), today)
}

/**
 * The same for a job that writes vouchers of many accounts and holds these already: an account that somebody else holds
 * is left out, not waited for (base/call/account.ts).
 */
export async function holdFreeRooms(
  db: Db,
  today: Day,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, Room>> {
  const rows = await holdAccounts(db, accounts).skipLocked().execute()
  return new Map(rows.map((row) => [row.id, roomOf(row, today)]))
}

/** Counts vouchers that were written under `holdRoom` or `holdFreeRooms`, and begins trials that had not begun. */
export async function countVouchers(db: Db, today: Day, written: ReadonlyMap<number, number>): Promise<void> {
  if (written.size === 0) return
  await sql`
    update account set "usedBilags" = "usedBilags" + made.n, "firstBilagDate" = coalesce("firstBilagDate", ${today}::date)
    from unnest(${[...written.keys()]}::bigint[], ${[...written.values()]}::int[]) as made (id, n)
    where account.id = made.id`.execute(db)
}
