import { sql, type Expression, type SqlBool } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'

export async function sentYears(ctx: OwnedCtx): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.selectFrom('sent_return').select('year').where('account_id', '=', ctx.owner).execute()
  return new Set(rows.map(({ year }) => year))
}

export const isSentYear = (ctx: OwnedCtx, year: string) =>
  sql<boolean>`exists (select from sent_return where account_id = ${ctx.owner} and sent_return.year = ${sql.ref(year)})`

/**
 * Closes a year whose return was sent. The items' values in the return can then no longer be
 * changed. The caller has locked the account.
 */
export async function closeYear(
  { db, owner, now }: Pick<OwnedCtx, 'db' | 'owner' | 'now'>,
  year: number,
): Promise<void> {
  await db
    .insertInto('sent_return')
    .values({ account_id: owner, year, sent_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet({ sent_at: now }))
    .execute()
}

/** Opens a year again. `isAlone` says whether no other return of the year is in force. */
export async function openYear({ db, owner }: OwnedCtx, year: number, isAlone: Expression<SqlBool>): Promise<void> {
  await db.deleteFrom('sent_return').where('account_id', '=', owner).where('year', '=', year).where(isAlone).execute()
}
