import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments, releaseDocuments } from '../../base/file/service-uses'
import type { StoredExpense } from './model'
import { listingDay } from './rules'

/** The number of rows in one statement. */
const rowsAtOnce = 500

/**
 * Inserts vouchers that the caller has counted in the plan, of houses and suppliers that it has proven. They don't
 * repeat.
 */
export async function insertExpensesTogether(ctx: OwnedCtx, vouchers: readonly StoredExpense[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < vouchers.length; at += rowsAtOnce) {
    const rows = await ctx.db
      .insertInto('bilag')
      .values(
        Array.from(vouchers.slice(at, at + rowsAtOnce), (voucher) => ({
          ...voucher,
          documents: [...voucher.documents],
          listed_on: listingDay(voucher.date, ctx.today),
          account_id: ctx.owner,
          created_at: ctx.now,
          updated_at: ctx.now,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  for (const { documents } of vouchers) await attachDocuments(ctx, documents)
  return ids
}

/** Deletes vouchers for good, with the files that nothing else uses. Returns how many there were. */
export async function deleteExpenses(ctx: OwnedCtx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await ctx.db
    .deleteFrom('bilag')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning('documents')
    .execute()
  for (const { documents } of gone) await releaseDocuments(ctx, documents)
  return gone.length
}
