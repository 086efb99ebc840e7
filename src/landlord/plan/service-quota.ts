import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day } from '../../base/kit/day'
import type { VoucherQuota } from './rules-quota'
import { maxFreeVouchers, latestEndedTrialStart, voucherRefusal, type PlanFacts } from './rules'

/** The quota, by the same rule that a single voucher follows (./service.ts). */
export function voucherQuotaOf(facts: PlanFacts, today: Day): VoucherQuota {
  if (facts.subscriptionActive) return { left: Number.POSITIVE_INFINITY, refusedBy: null }
  const refused = voucherRefusal(facts, today)
  return refused
    ? { left: 0, refusedBy: refused }
    : { left: maxFreeVouchers - facts.usedBilags, refusedBy: 'freeLimit' }
}

/** A condition on the account's row: it has quota left. A write still needs `lockVoucherQuota`. */
export const whereQuotaLeft = (today: Day) => sql<boolean>`(account."subscriptionActive"
  or (account."usedBilags" < ${maxFreeVouchers} and coalesce(account."firstBilagDate" > ${latestEndedTrialStart(today)}::date, true)))`

const lockAccounts = (db: Db, accounts: readonly number[]) =>
  db
    .selectFrom('account')
    .select(['id', 'firstBilagDate', 'usedBilags', 'subscriptionActive'])
    .where(sql<boolean>`id = any(${accounts}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()

/**
 * Reads the quota of an account and locks it until the transaction ends. The caller must count the
 * vouchers that it writes, with `countVouchers`.
 */
export async function lockVoucherQuota(db: Db, today: Day, account: number): Promise<VoucherQuota> {
  return voucherQuotaOf(await lockAccounts(db, [account]).executeTakeFirstOrThrow(), today)
}

/**
 * Reads the quotas of several accounts, for a job. Skips accounts that another transaction has locked
 * (base/call/account.ts).
 */
export async function lockFreeVoucherQuotas(
  db: Db,
  today: Day,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, VoucherQuota>> {
  const rows = await lockAccounts(db, accounts).skipLocked().execute()
  return new Map(rows.map((row) => [row.id, voucherQuotaOf(row, today)]))
}

/** Counts written vouchers. The caller has one of the locks. Starts trials that had not started yet. */
export async function countVouchers(db: Db, today: Day, written: ReadonlyMap<number, number>): Promise<void> {
  if (written.size === 0) return
  await sql`
    update account set "usedBilags" = "usedBilags" + made.n, "firstBilagDate" = coalesce("firstBilagDate", ${today}::date)
    from unnest(${[...written.keys()]}::bigint[], ${[...written.values()]}::int[]) as made (id, n)
    where account.id = made.id`.execute(db)
}
