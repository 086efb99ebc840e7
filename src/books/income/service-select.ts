import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { livingHouses } from '../../landlord/house/service'

/** The caller's income as lists show it, without the tenant's birth date; that of deleted houses too (for the export). */
export const selectIncomesAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('incomebilag')
    .where('incomebilag.account_id', '=', ctx.owner)
    .select([
      'incomebilag.id',
      'incomebilag.houseId',
      'incomebilag.contractId',
      'incomebilag.title',
      'incomebilag.tenant_first_name',
      'incomebilag.tenant_last_name',
      'incomebilag.tenant_email',
      'incomebilag.tenant_phone',
      'incomebilag.start_date',
      'incomebilag.end_date',
      'incomebilag.sum',
      'incomebilag.deposit_sum',
      'incomebilag.taxable',
      'incomebilag.separatedTaxable',
      'incomebilag.other',
      'incomebilag.canEditSum',
      'incomebilag.documents',
      'incomebilag.isTrashed',
      'incomebilag.created_at',
      'incomebilag.updated_at',
    ])

/** The caller's income as lists show it, without the tenant's birth date; that of deleted houses left out. Whoever asks adds which. */
export const selectIncomes = (ctx: OwnedCtx) =>
  selectIncomesAndHidden(ctx).where(sql<boolean>`${sql.ref('incomebilag.houseId')} = any(${livingHouses(ctx)})`)
