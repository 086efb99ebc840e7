import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { firstBlockedDay } from '../plan/rules'
import { planFacts } from '../plan/service'
import { voucherQuotaOf } from '../plan/service-quota'
import { subscriptionEndsOn } from './service-select'

/** Today's limits of the account's plan: its end as in `firstBlockedDay`, and how many vouchers are left. */
export async function planReach(
  ctx: Pick<OwnedCtx, 'db' | 'owner' | 'today'>,
): Promise<{ readonly end: Day | null; readonly left: number }> {
  const facts = await planFacts(ctx).executeTakeFirstOrThrow()
  const end = firstBlockedDay({ ...facts, subscriptionEndsOn: await subscriptionEndsOn(ctx) })
  return { end, left: voucherQuotaOf(facts, ctx.today).left }
}
