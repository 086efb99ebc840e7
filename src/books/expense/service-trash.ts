import type { OwnedCtx } from '../../base/call/context'
import type { TrashHandler } from '../trash/service'
import { selectExpenses } from './service-select'

const restoring = (ctx: OwnedCtx) =>
  ctx.db
    .updateTable('bilag')
    .set({ isTrashed: false, trashedWithId: null, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)

export const trashedExpenses: TrashHandler = {
  lock: (ctx, id) => selectExpenses(ctx).where('bilag.id', '=', id).forUpdate('bilag').executeTakeFirst(),

  restore: async (ctx, id) => void (await restoring(ctx).set({ touched: true }).where('id', '=', id).execute()),

  // Accepts the id of any voucher that was moved to the trash folder together with the others.
  restoreSeries: async (ctx, id) => {
    const { numUpdatedRows } = await restoring(ctx)
      .where('trashedWithId', '=', (is) =>
        is
          .selectFrom('bilag as named')
          .select((of) => of.fn.coalesce('named.trashedWithId', 'named.id').as('with'))
          .where('named.account_id', '=', ctx.owner)
          .where('named.id', '=', id),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  remove: async ({ db, owner }, id) =>
    void (await db.deleteFrom('bilag').where('account_id', '=', owner).where('id', '=', id).execute()),
}
