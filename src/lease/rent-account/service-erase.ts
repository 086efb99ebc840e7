import type { OwnedCtx } from '../../base/call/context'
import type { Erase, TenantErasure } from '../../base/module/shape'

/** Called before the contracts are erased. The figures of the vouchers stay. */
export const eraseRentAccounts: Erase = async ({ db, account }) => {
  // The months of the payments are deleted with them.
  await db.deleteFrom('rent_payment').where('account_id', '=', account).execute()
  await db.deleteFrom('rent_payer').where('account_id', '=', account).execute()
  await db.deleteFrom('rent_reference').where('account_id', '=', account).execute()
  await db.deleteFrom('rent_account').where('account_id', '=', account).execute()
}

/** Deletes how payments were recognized, and their notes. Sums and months stay. */
export async function eraseTenantPayments(
  { db, owner }: OwnedCtx,
  { contract }: Pick<TenantErasure, 'contract'>,
): Promise<void> {
  await db.deleteFrom('rent_payer').where('account_id', '=', owner).where('contract_id', '=', contract).execute()
  await db.deleteFrom('rent_reference').where('account_id', '=', owner).where('contract_id', '=', contract).execute()
  await db
    .updateTable('rent_payment')
    .set({ note: '' })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
}
