import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import { SubscriptionStatus } from './model'
import { isActive } from './rules-status'

/** How an installation is paid. `none`: without subscriptions. */
export type PlanProvider = 'stripe' | 'none'

/**
 * Sets the accounts at each start to the plans of the installation. When it has plans again, an account is active if
 * its stored subscription is. `createAccount` sets new accounts.
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
