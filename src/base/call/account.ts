import type { OwnedCtx } from './context'

/**
 * THE ORDER OF ROW LOCKS. Several actions of one account may change the same rows (its counters, houses, vouchers,
 * files). Each of them locks the account first, and only then a house, a voucher, a file. So two actions of an account
 * never wait for each other in a circle.
 * - An action that changes an existing record begins with `lockAccount`. An action that creates a voucher or a house
 * locks the account by counting (`countVoucher`, `createHouse`). An action on codes or passwords uses `lockAccountById`.
 * - A job that covers several accounts locks them in the order of their ids. A job that must find records before it
 * knows the accounts doesn't wait: it skips locked rows and comes again (`generateRepeatBatch`, `sweepUnusedFiles`).
 * - A session or the counters of limits may be locked alone, by an action that locks nothing after them.
 * `proof/locks.test.ts` runs everything at once and counts the deadlocks.
 */
export async function lockAccount({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}

export const withLockedAccount = <C extends Pick<OwnedCtx, 'db' | 'owner'>, T>(
  ctx: C,
  work: (held: C) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction().execute(async (db) => {
    const held = { ...ctx, db }
    await lockAccount(held)
    return await work(held)
  })
