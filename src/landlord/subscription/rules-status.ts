import { addTime, osloDay, type Day, type Instant } from '../../base/kit/day'
import type { ReadSubscription, SubscriptionStatus } from './model'

/** What counts as a subscription: a payment that failed leaves it in force while it is tried again. */
export const isActive = (status: SubscriptionStatus | null): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

const rank = ({ status }: ReadSubscription): number => {
  if (!isActive(status)) return 2
  return status === 'past_due' ? 1 : 0
}

/**
 * Of all that an account ever had, the one that counts: paid before due, due before ended, and of equal ones the newest.
 * Null for none.
 */
export const currentOf = (all: readonly ReadSubscription[]): ReadSubscription | null =>
  all.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt))[0] ?? null

/** What is stored of a subscription, as far as it tells whether that may be behind. */
export interface StoredSubscription {
  readonly customer: string | null
  readonly status: SubscriptionStatus | null
  readonly end_at: Instant | null
  readonly checkout_at: Instant | null
  readonly read_at: Instant | null
}

const second = 1000
const hour = 3600 * second
/** A checkout ends by itself a day after it was opened; the hour is for its message. */
export const checkoutLife = 25 * hour
/** How long what was read is taken for true by somebody who waits for it. */
const fresh = 2 * second

/**
 * Whether what is stored may be behind what was paid, so that whoever asks is told after another reading: a checkout was
 * opened and nothing has come of it yet, or the period is over. Messages of the provider can be late or lost.
 */
export function mayBeBehind(stored: StoredSubscription, now: Instant): boolean {
  if (stored.customer === null) return false
  if (stored.read_at !== null && stored.read_at > addTime(now, -fresh)) return false
  if (isActive(stored.status)) return stored.end_at !== null && stored.end_at <= now
  return stored.checkout_at !== null && stored.checkout_at > addTime(now, -checkoutLife)
}

/** What was paid for once and is over: one that was never paid (`incomplete`) has not ended. */
const isEnded = (status: SubscriptionStatus | null): boolean =>
  status === 'canceled' || status === 'unpaid' || status === 'paused'

/**
 * The day in Oslo on which a subscription that is called off ends, or on which an earlier one has ended; null while it
 * goes on, where there never was one, and while nobody knows. One that the provider has stopped before the end of its
 * period is over today at the latest.
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

/** What a landlord is mailed of. `paymentFailed`: it is tried again, and the subscription is in force meanwhile. */
export type BillingNotice = 'paymentFailed' | 'ended'

/** What a reading has brought to light that the landlord must hear of; null when it is no news. */
export function billingNotice(
  before: SubscriptionStatus | null,
  after: SubscriptionStatus | null,
): BillingNotice | null {
  if (after === 'past_due') return before === 'past_due' ? null : 'paymentFailed'
  return isActive(before) && !isActive(after) ? 'ended' : null
}
