import type { OwnedCtx } from '../../base/call/context'

/**
 * Deletes houses for good, so that their places are free again. The caller has made sure that nothing else names them.
 */
export async function deleteEmptyHouses(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await ctx.db
    .deleteFrom('house')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  await ctx.db
    .updateTable('account')
    .set((is) => ({ houses: is('houses', '-', gone.length) }))
    .where('id', '=', ctx.owner)
    .execute()
}
