import type { OwnedCtx } from '../../base/call/context'
import type { TenantErasure } from '../../base/module/shape'
import { eraseHandover } from '../checklist/service'

/** Erases the papers that were stored when they were signed or sent to be signed, and the handover list. */
export async function erasePapers(ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> {
  const { db, owner } = ctx
  for (const table of ['signed_lease', 'frozen_list'] as const)
    await db.deleteFrom(table).where('account_id', '=', owner).where('contract_id', '=', contract).execute()
  await eraseHandover(ctx, contract)
}
