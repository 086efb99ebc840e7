import type { OwnedCtx } from '../../base/call/context'
import type { Erasure, TenantErasure } from '../../base/module/shape'
import { mentionsAny } from '../../lease/tenancy/rules-erase'
import type { BankTransaction } from './model'

export async function eraseTransactions({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_transaction').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_import').where('account_id', '=', account).execute()
}

/**
 * Erases the texts of transactions that are matched with the contract or name the tenants. Day, sum and identity stay,
 * so that the same file can't bring the rows back.
 */
export async function eraseTenantRows(ctx: OwnedCtx, { contract, sought }: TenantErasure): Promise<void> {
  const rows = await ctx.db
    .selectFrom('bank_transaction')
    .select(['id', 'text', 'counterparty', 'reference', 'match'])
    .where('account_id', '=', ctx.owner)
    .execute()
  const ids = rows
    .filter(
      ({ text, counterparty, reference, match }) =>
        (match as BankTransaction['match'])?.rent?.contractId === contract ||
        mentionsAny(`${text}\n${counterparty ?? ''}\n${reference ?? ''}`, sought),
    )
    .map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.db
    .updateTable('bank_transaction')
    .set({
      text: '',
      counterparty: null,
      encrypted_counter_account: null,
      reference: null,
      bank_reference: null,
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .execute()
}
