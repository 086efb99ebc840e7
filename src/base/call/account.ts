import type { OwnedCtx } from './context'

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
