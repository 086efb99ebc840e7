import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import type { SubscriptionInfo } from './model'
import { subscriptionEndDay } from './rules-status'

/** The stored subscription. Its values are null if the user account was never a customer. */
export const selectSubscription = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>) =>
  db
    .selectFrom('account')
    .leftJoin('subscription', 'subscription.account_id', 'account.id')
    .select([
      'customer',
      'status',
      'interval',
      'end_at',
      'cancelAtPeriodEnd',
      'checkout_at',
      'read_at',
      'subscriptionActive',
      'language',
    ])
    .where('account.id', '=', owner)
    .executeTakeFirstOrThrow()

export async function subscriptionEndsOn(ctx: Pick<OwnedCtx, 'db' | 'owner' | 'today'>): Promise<Day | null> {
  const stored = await ctx.db
    .selectFrom('subscription')
    .select(['status', 'end_at', 'cancelAtPeriodEnd'])
    .where('account_id', '=', ctx.owner)
    .executeTakeFirst()
  return stored ? subscriptionEndDay(stored, ctx.today) : null
}

/** The subscription as it is stored. The payment provider is not asked. */
export async function storedInfo(ctx: Pick<OwnedCtx, 'db' | 'owner'>): Promise<SubscriptionInfo> {
  const { status, end_at, interval, cancelAtPeriodEnd, subscriptionActive } = await selectSubscription(ctx)
  return {
    // A subscription that was granted instead of bought has no status of its own.
    status: status ?? (subscriptionActive ? 'active' : null),
    endDate: end_at === null ? null : Math.floor(Date.parse(end_at) / 1000),
    interval,
    cancelAtPeriodEnd: cancelAtPeriodEnd ?? false,
  }
}
