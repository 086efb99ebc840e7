import { z } from 'zod'
import type { Instant } from '../../base/kit/day'

export const BillingPeriod = z.enum(['month', 'year'])

/** The states of a subscription, in the payment provider's words. */
export const SubscriptionStatus = z.enum([
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
])
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>

export const Price = z.strictObject({
  priceId: z.string(),
  interval: BillingPeriod,
  /** Minor units of the currency (øre). */
  unitAmount: z.int().nonnegative(),
  /** ISO 4217 in lower case: `nok`. */
  currency: z.string(),
})
export type Price = z.output<typeof Price>

/** The subscription of an account. If there is none, `status` and the other values are null or false. */
export const SubscriptionInfo = z.strictObject({
  status: SubscriptionStatus.nullable(),
  /** The next payment or the end, in seconds since 1970. Null if the provider hasn't said it. */
  endDate: z.int().nullable(),
  interval: BillingPeriod.nullable(),
  /** True if the subscription ends at `endDate`. False if it continues. */
  cancelAtPeriodEnd: z.boolean(),
})
export type SubscriptionInfo = z.output<typeof SubscriptionInfo>

export const Payment = z.strictObject({ url: z.string() })

/** The address of the provider's portal, or why it can't be opened. */
export const Portal = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ message: z.enum(['noSubscription', 'portalClosed']) }),
])
export type Portal = z.output<typeof Portal>

export const PriceParams = z.strictObject({ priceId: z.string().regex(/^[A-Za-z0-9_]{1,100}$/) })

export interface ReadSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly interval: SubscriptionInfo['interval']
  /** Null if the provider doesn't say it. */
  readonly endsAt: Instant | null
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Instant
}
