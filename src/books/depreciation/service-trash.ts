import type { TrashHandler } from '../trash/service'
import { selectItems } from './service-select'

export const trashedItems: TrashHandler = {
  lock: (ctx, id) =>
    selectItems(ctx).where('depreciationbilag.id', '=', id).forUpdate('depreciationbilag').executeTakeFirst(),

  restore: async ({ db, owner, now }, id) =>
    void (await db
      .updateTable('depreciationbilag')
      .set({ isTrashed: false, updated_at: now })
      .where('account_id', '=', owner)
      .where('id', '=', id)
      .execute()),

  remove: async ({ db, owner }, id) =>
    void (await db.deleteFrom('depreciationbilag').where('account_id', '=', owner).where('id', '=', id).execute()),
}
