import { addTime, osloDay, type Day, type Instant } from '../../base/kit/day'
import type { ReadSubscription, SubscriptionStatus } from './model'

/** After a failed payment the subscription stays in force while the payment is tried again. */
export const isActive = (status: SubscriptionStatus | null): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

const rank = ({ status }: ReadSubscription): number => {
  if (!isActive(status)) return 2
  return status === 'past_due' ? 1 : 0
}

/** A paid one before a due one, a due one before an ended one. Among equal ones the newest. */
export const currentOf = (all: readonly ReadSubscription[]): ReadSubscription | null =>
  all.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt))[0] ?? null

export interface StoredSubscription {
  readonly customer: string | null
  readonly status: SubscriptionStatus | null
  readonly end_at: Instant | null
  readonly checkout_at: Instant | null
  readonly read_at: Instant | null
}

const second = 1000
const hour = 3600 * second
/** It ends automatically after a day. The extra hour is for its message. */
export const checkoutLife = 25 * hour
/** A reading is current for so long, for a caller who waits. */
const fresh = 2 * second

/** True while a checkout has no result, or after the period. Messages of the provider can be late or lost. */
export function mayBeOutdated(stored: StoredSubscription, now: Instant): boolean {
  if (stored.customer === null) return false
  if (stored.read_at !== null && stored.read_at > addTime(now, -fresh)) return false
  if (isActive(stored.status)) return stored.end_at !== null && stored.end_at <= now
  return stored.checkout_at !== null && stored.checkout_at > addTime(now, -checkoutLife)
}

/** One that was never paid (`incomplete`) has not ended. */
const isEnded = (status: SubscriptionStatus | null): boolean =>
  status === 'canceled' || status === 'unpaid' || status === 'paused'

/**
 * In Oslo. Null while the subscription goes on, when there never was one, and while the day is unknown. One that the
 * provider has stopped before the end of its period is over today at the latest.
 */
export function endsOn(
  {
    status,
    end_at,
    cancelAtPeriodEnd,
  }: Pick<StoredSubscription, 'status' | 'end_at'> & { readonly cancelAtPeriodEnd: boolean | null },
  today: Day,
): Day | null {
  if (end_at === null) return null
  const end = osloDay(end_at)
  if (isActive(status)) return cancelAtPeriodEnd === true ? end : null
  return isEnded(status) ? (end < today ? end : today) : null
}

/** By e-mail. `paymentFailed`: it is tried again, and the subscription is in force meanwhile. */
export type BillingNotice = 'paymentFailed' | 'ended'

/** Null when the reading shows nothing new. */
export function billingNotice(
  before: SubscriptionStatus | null,
  after: SubscriptionStatus | null,
): BillingNotice | null {
  if (after === 'past_due') return before === 'past_due' ? null : 'paymentFailed'
  return isActive(before) && !isActive(after) ? 'ended' : null
}
