import { z } from 'zod'
import type { Instant } from '../../base/kit/day'

export const PaidEvery = z.enum(['month', 'year'])

/** In the payment provider's words. */
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

/** A subscription can be bought at this price. */
export const Price = z.strictObject({
  priceId: z.string(),
  interval: PaidEvery,
  /** Minor units of the currency (øre). */
  unitAmount: z.int().nonnegative(),
  /** ISO 4217 in lower case: `nok`. */
  currency: z.string(),
})
export type Price = z.output<typeof Price>

/** Without a subscription `status` is null, and nothing else is known. */
export const SubscriptionInfo = z.strictObject({
  status: SubscriptionStatus.nullable(),
  /**
   * Seconds since 1970: when the next payment is due, or when the subscription ends or has ended. Null when the
   * provider has not said.
   */
  endDate: z.int().nullable(),
  interval: PaidEvery.nullable(),
  /** It ends at `endDate` instead of going on. */
  cancelAtPeriodEnd: z.boolean(),
})
export type SubscriptionInfo = z.output<typeof SubscriptionInfo>

/** The landlord pays on this page of the payment provider. */
export const Payment = z.strictObject({ url: z.string() })

/** The landlord changes or ends the subscription there. Otherwise why that is not possible. */
export const Portal = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ message: z.enum(['noSubscription', 'portalClosed']) }),
])
export type Portal = z.output<typeof Portal>

/** The provider's id of a price, as in a path. */
export const PriceParams = z.strictObject({ priceId: z.string().regex(/^[A-Za-z0-9_]{1,100}$/) })

/** As the payment provider reports it. */
export interface ReadSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly interval: SubscriptionInfo['interval']
  /** The end of the period that is paid for, or of the subscription. Null when the provider doesn't say. */
  readonly endsAt: Instant | null
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Instant
}
