import { z } from 'zod'
import type { Instant } from '../../base/kit/day'

/** How often the subscription is paid. */
export const PaidEvery = z.enum(['month', 'year'])

/** The possible states of a subscription, in the payment provider's words. */
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

/** A price at which a subscription can be bought. */
export const Price = z.strictObject({
  priceId: z.string(),
  interval: PaidEvery,
  /** Minor units of the currency (øre). */
  unitAmount: z.int().nonnegative(),
  /** ISO 4217 in lower case: `nok`. */
  currency: z.string(),
})
export type Price = z.output<typeof Price>

/** The state of the user account's subscription. Without one `status` is null, and nothing else is known. */
export const SubscriptionInfo = z.strictObject({
  status: SubscriptionStatus.nullable(),
  /**
   * Seconds since 1970: when the next payment is due, or when the subscription ends or has ended. Null when the
   * provider has not said.
   */
  endDate: z.int().nullable(),
  interval: PaidEvery.nullable(),
  /** Whether it ends at `endDate` instead of going on. */
  cancelAtPeriodEnd: z.boolean(),
})
export type SubscriptionInfo = z.output<typeof SubscriptionInfo>

/** Where the landlord pays: a page of the payment provider. */
export const Payment = z.strictObject({ url: z.string() })

/** Where the landlord changes or ends the subscription, or why that is not possible. */
export const Portal = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ message: z.enum(['noSubscription', 'portalClosed']) }),
])
export type Portal = z.output<typeof Portal>

/** The provider's id of a price, in the form that is used in a path. */
export const PriceParams = z.strictObject({ priceId: z.string().regex(/^[A-Za-z0-9_]{1,100}$/) })

/** A subscription as the payment provider reports it. */
export interface ReadSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly interval: SubscriptionInfo['interval']
  /** The end of the period that is paid for, or of the subscription. Null when the provider doesn't say. */
  readonly endsAt: Instant | null
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Instant
}
