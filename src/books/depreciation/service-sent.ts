import { sql, type Expression, type SqlBool } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'

/** The income years whose tax return the caller has sent. */
export async function sentYears(ctx: OwnedCtx): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.selectFrom('sent_return').select('year').where('account_id', '=', ctx.owner).execute()
  return new Set(rows.map(({ year }) => year))
}

/** The same of one year, as a column of a statement on its row. */
export const isSentYear = (ctx: OwnedCtx, year: string) =>
  sql<boolean>`exists (select from sent_return where account_id = ${ctx.owner} and sent_return.year = ${sql.ref(year)})`

/** The year's return is sent: what it says of the year's items stays as it is. The caller holds the account. */
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

/** What a sent return has closed is open again, where `isAlone` says that no other one of the year stands. */
export async function openYear({ db, owner }: OwnedCtx, year: number, isAlone: Expression<SqlBool>): Promise<void> {
  await db.deleteFrom('sent_return').where('account_id', '=', owner).where('year', '=', year).where(isAlone).execute()
}
