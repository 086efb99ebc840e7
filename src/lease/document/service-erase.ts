import type { OwnedCtx } from '../../base/call/context'
import type { TenantErasure } from '../contract/service-erase-tenant'

/** Erases the papers of a contract that were stored when they were signed or sent to be signed, and its handover list. */
export async function erasePapers(
  { db, owner }: OwnedCtx,
  { contract }: Pick<TenantErasure, 'contract'>,
): Promise<void> {
  for (const table of ['signed_lease', 'frozen_list'] as const)
    await db.deleteFrom(table).where('account_id', '=', owner).where('contract_id', '=', contract).execute()
  await db
    .deleteFrom('contract_list')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('kind', '=', 'checklist')
    .execute()
}
