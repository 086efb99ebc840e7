import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { existingHouseIds } from '../../landlord/house/service'
import { listedIncomeRecord } from './model'

/** All income, including that of deleted houses (for the export), without the tenant's birth date. */
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

/** All income except that of deleted houses, without the tenant's birth date. The caller adds conditions. */
export const selectIncomes = (ctx: OwnedCtx) =>
  selectIncomesAndHidden(ctx).where(sql<boolean>`${sql.ref('incomebilag.houseId')} = any(${existingHouseIds(ctx)})`)

/** The number of a house's incomes, including those in the trash folder. */
export const countIncomes = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectIncomesAndHidden(ctx).where('incomebilag.houseId', '=', house))
