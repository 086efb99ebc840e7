import { appendAudit } from '../../base/audit/service'
import type { OwnedCtx } from '../../base/call/context'
import { attemptMs } from './rules'
import { queueGoingOn } from './service-going-on'
import type { SigningRow } from './service-select'
import { orderRow } from './service-change'

/** Marks an order as one that ends, with the job that ends it. The caller holds the account. */
export async function endOrder(held: OwnedCtx, signing: SigningRow, renews: boolean): Promise<SigningRow> {
  const ending = { ...signing, state: 'withdrawing' as const, renews }
  // `updated_at`, when it was last tried to make it, stays: that may still be under way.
  await orderRow(held, signing).set({ state: ending.state, renews }).execute()
  await appendAudit(held.db, {
    account: held.owner,
    at: held.now,
    requestId: held.requestId,
    ip: '',
    action: renews ? 'signing.regenerate' : 'signing.withdraw',
    entity: String(signing.contract_id),
    changed: { paper: signing.paper, state: ending.state },
  })
  await queueGoingOn(held, ending, { key: held.now, after: attemptMs })
  return ending
}
