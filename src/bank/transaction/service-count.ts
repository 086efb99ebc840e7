import type { OwnedCtx } from '../../base/call/context'

export async function countOpenTransactions(ctx: OwnedCtx): Promise<number> {
  const { open } = await ctx.db
    .selectFrom('bank_transaction')
    .select((is) => is.fn.countAll<number>().as('open'))
    .where('account_id', '=', ctx.owner)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return open
}
