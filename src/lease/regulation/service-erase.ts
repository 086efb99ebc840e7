import type { OwnedCtx } from '../../base/call/context'
import type { TenantErasure } from '../contract/service-erase-tenant'

/** Erases the letters to the tenants of a contract; the rents that they told of stay. */
export async function eraseLetters(
  { db, owner }: OwnedCtx,
  { contract }: Pick<TenantErasure, 'contract'>,
): Promise<void> {
  await db
    .updateTable('contract_rent')
    .set({ letter: '', letter_name: '' })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
}
