import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import type { SubscriptionInfo } from './model'
import { endsOn } from './rules-status'

/** What is stored of the account's subscription; nulls for one that never was a customer. */
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

/** The day on which the subscription ends or an earlier one has ended (`endsOn`), by what is stored. */
export async function subscriptionEndsOn(ctx: Pick<OwnedCtx, 'db' | 'owner' | 'today'>): Promise<Day | null> {
  const stored = await ctx.db
    .selectFrom('subscription')
    .select(['status', 'end_at', 'cancelAtPeriodEnd'])
    .where('account_id', '=', ctx.owner)
    .executeTakeFirst()
  return stored ? endsOn(stored, ctx.today) : null
}

/** How the subscription stands by what is stored; the payment provider is not asked. */
export async function storedInfo(ctx: Pick<OwnedCtx, 'db' | 'owner'>): Promise<SubscriptionInfo> {
  const { status, end_at, interval, cancelAtPeriodEnd, subscriptionActive } = await selectSubscription(ctx)
  return {
    // One that was given, not bought, has no status of its own.
    status: status ?? (subscriptionActive ? 'active' : null),
    endDate: end_at === null ? null : Math.floor(Date.parse(end_at) / 1000),
    interval,
    cancelAtPeriodEnd: cancelAtPeriodEnd ?? false,
  }
}
