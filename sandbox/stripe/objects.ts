import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

/** Only the SDK's types are used, so that answers have the fields and types that the reader expects. */
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name' | 'updated'
>
export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'recurring'
  | 'tax_behavior'
  | 'type'
> & { readonly product: string; readonly unit_amount: number }
export type Customer = Pick<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'balance'
  | 'created'
  | 'currency'
  | 'delinquent'
  | 'description'
  | 'email'
  | 'livemode'
  | 'metadata'
  | 'phone'
  | 'preferred_locales'
> & { readonly name: string | null }
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { readonly payment_intent: string }
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
> & {
  readonly customer: string | null
  readonly invoice: string | null
  readonly payment_intent: string | null
  readonly subscription: string | null
  readonly success_url: string
}
export type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
> & { readonly price: Price; readonly quantity: number }
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & {
  readonly customer: string
  readonly default_payment_method: string
  readonly latest_invoice: string | null
  readonly items: ListPage<Item>
}
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'total'
> & {
  readonly customer: string
  /** The field for an invoice's subscription in this version of the API. */
  readonly parent: {
    readonly type: 'subscription_details'
    readonly quote_details: null
    readonly subscription_details: { readonly subscription: string; readonly metadata: Stripe.Metadata }
  }
}

/** A list in Stripe's format. */
export interface ListPage<T> {
  readonly object: 'list'
  readonly data: readonly T[]
  readonly has_more: boolean
  readonly url: string
}

export const listPage = <T>(url: string, data: readonly T[], hasMore = false): ListPage<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
})

/** An id that nobody can guess and that is unique among installations: `sub_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Seconds since 1970, as in all of Stripe's times. */
export const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000)
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** The only plan of a subscription. */
export const itemOf = (subscription: Subscription): Item => subscription.items.data[0]!
