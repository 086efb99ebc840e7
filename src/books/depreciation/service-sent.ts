import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'

/** The income years whose tax return the caller has sent. */
export async function sentYears(ctx: OwnedCtx): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.selectFrom('sent_return').select('year').where('account_id', '=', ctx.owner).execute()
  return new Set(rows.map(({ year }) => year))
}

/** The same of one year, as a column of a statement on its row. */
export const isSentYear = (ctx: OwnedCtx, year: string) =>
  sql<boolean>`exists (select from sent_return where account_id = ${ctx.owner} and sent_return.year = ${sql.ref(year)})`
