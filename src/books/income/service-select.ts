import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { livingHouses } from '../../landlord/house/service'
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
