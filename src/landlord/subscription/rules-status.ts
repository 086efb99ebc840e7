import { addTime, osloDay, type Day, type Instant } from '../../base/kit/day'
import type { ReadSubscription, SubscriptionStatus } from './model'

/** True if a subscription is active. It stays active after a failed payment, while the provider tries again. */
export const isActive = (status: SubscriptionStatus | null): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

const rank = ({ status }: ReadSubscription): number => {
  if (!isActive(status)) return 2
  return status === 'past_due' ? 1 : 0
}

/**
 * The subscription that counts. A paid one comes before a due one, and a due one before an ended one. If several are
 * equal, the newest counts.
 */
export const currentSubscription = (all: readonly ReadSubscription[]): ReadSubscription | null =>
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
/** The provider ends a checkout a day after it was opened. The extra hour is for the provider's message. */
export const checkoutLife = 25 * hour
/** A reading counts as new for this time while somebody waits for the answer. */
const fresh = 2 * second

/**
 * True if the stored state may be out of date: after the period has ended, or while a checkout has no result. The
 * provider's messages may be late or lost.
 */
export function mayStateBeOutdated(stored: StoredSubscription, now: Instant): boolean {
  if (stored.customer === null) return false
  if (stored.read_at !== null && stored.read_at > addTime(now, -fresh)) return false
  if (isActive(stored.status)) return stored.end_at !== null && stored.end_at <= now
  return stored.checkout_at !== null && stored.checkout_at > addTime(now, -checkoutLife)
}

/** True if a subscription has ended. If it was never paid (`incomplete`), it has not ended. */
const isEnded = (status: SubscriptionStatus | null): boolean =>
  status === 'canceled' || status === 'unpaid' || status === 'paused'

/**
 * The day on which the subscription ends or has ended, in Oslo. Null if it continues, if there
 * never was one, or if the day is unknown. If the provider stopped it before the end of its period,
 * the day is not later than today.
 */
export function subscriptionEndDay(
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

/**
 * The e-mails about a subscription. After `paymentFailed` the provider tries again, and the subscription is still
 * active.
 */
export type BillingNotice = 'paymentFailed' | 'ended'

/** The e-mail to send after a reading. Null if the reading shows nothing new. */
export function billingNotice(
  before: SubscriptionStatus | null,
  after: SubscriptionStatus | null,
): BillingNotice | null {
  if (after === 'past_due') return before === 'past_due' ? null : 'paymentFailed'
  return isActive(before) && !isActive(after) ? 'ended' : null
}
