import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { livingHouses } from '../../landlord/house/service'
import type { TrashKind } from '../trash/service'
import { listedIncomeRecord } from './model'

/**
 * The caller's income as lists show it, without the tenant's birth date. It includes deleted houses (for the export).
 */
export const selectIncomesAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('incomebilag')
    .where('incomebilag.account_id', '=', ctx.owner)
    .select([
      'incomebilag.id',
      'incomebilag.contractId',
      ...listedIncomeRecord.names.map((name) => `incomebilag.${name}` as const),
      'incomebilag.taxable',
      'incomebilag.canEditSum',
      'incomebilag.isTrashed',
      'incomebilag.created_at',
      'incomebilag.updated_at',
    ])

/**
 * The caller's income as lists show it, without the tenant's birth date and without deleted houses. The caller adds
 * conditions.
 */
export const selectIncomes = (ctx: OwnedCtx) =>
  selectIncomesAndHidden(ctx).where(sql<boolean>`${sql.ref('incomebilag.houseId')} = any(${livingHouses(ctx)})`)

/** How many income vouchers a house has, including those in the trash folder. */
export const countIncomes = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectIncomesAndHidden(ctx).where('incomebilag.houseId', '=', house))

/** The income vouchers of the trash folder. */
export const trashedIncomes: TrashKind = {
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
