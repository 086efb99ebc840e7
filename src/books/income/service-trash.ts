import type { TrashHandler } from '../trash/service'
import { selectIncomes } from './service-select'

export const trashedIncomes: TrashHandler = {
  lock: (ctx, id) => selectIncomes(ctx).where('incomebilag.id', '=', id).forUpdate('incomebilag').executeTakeFirst(),

  restore: async ({ db, owner, now }, id) =>
    void (await db
      .updateTable('incomebilag')
      .set({ isTrashed: false, updated_at: now })
      .where('account_id', '=', owner)
      .where('id', '=', id)
      .execute()),

  remove: async ({ db, owner }, id) =>
    void (await db.deleteFrom('incomebilag').where('account_id', '=', owner).where('id', '=', id).execute()),
}
