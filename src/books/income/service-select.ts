import type { OwnedCtx } from '../../base/call/context'

/** The caller's income as lists show it, without the tenant's birth date; that of deleted houses too (for the export). */
export const selectIncomesAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('incomebilag')
    .innerJoin('house', (join) => join.onRef('house.account_id', '=', 'incomebilag.account_id').onRef('house.id', '=', 'incomebilag.houseId'))
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
export const selectIncomes = (ctx: OwnedCtx) => selectIncomesAndHidden(ctx).where('house.deleted_at', 'is', null)
