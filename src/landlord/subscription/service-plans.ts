import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import { SubscriptionStatus } from './model'
import { isActive } from './rules-status'

/** The provider of the landlords' payments in an installation. `none`: there are no subscriptions. */
export type PlanProvider = 'stripe' | 'none'

/**
 * Runs at each start. Sets all accounts to the plans of the installation. If there are plans, an account is active if
 * its stored subscription is. For new accounts, `createAccount` does this.
 */
export async function applyPlans(db: Db, plans: PlanProvider): Promise<void> {
  if (plans === 'none') {
    await db
      .updateTable('account')
      .set({ subscriptionActive: true, without_plan: true })
      .where('without_plan', '=', false)
      .where('deleted_at', 'is', null)
      .execute()
    return
  }
  const active = SubscriptionStatus.options.filter(isActive)
  await db
    .updateTable('account')
    .set({
      subscriptionActive: sql<boolean>`exists (select from subscription
        where account_id = account.id and status = any(${active}::text[]))`,
      without_plan: false,
    })
    .where('without_plan', '=', true)
    .execute()
}
