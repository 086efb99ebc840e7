import type { OwnedCtx } from './context'

/**
 * THE ORDER IN WHICH ROWS ARE HELD, in one place. Whoever changes anything of an account that another action of it may
 * want too (its counters, houses, vouchers, files) holds the account first, and only then a house, a voucher, a file: so
 * no two of them ever wait for each other in a circle.
 *
 * - What changes a record that is there begins with `holdAccount`. What creates a voucher or a house holds the account
 *   by counting (`takeVoucher`, `createHouse`), whatever concerns codes and passwords by `lockAccount`.
 * - A job that crosses accounts holds them in the order of their ids. Where it must find records before it knows their
 *   accounts, it waits for neither: it passes by what another one holds, and comes again (`generateBatch`, `sweepUnused`).
 * - Rows that are held alone, by an action that waits for nothing after them (a supplier that is changed, a session, the
 *   counters of limits), have no order to keep.
 *
 * `proof/locks.test.ts` does everything at once and counts the circles.
 */
export async function holdAccount({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}
