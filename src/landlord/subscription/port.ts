import type { Operation } from '../../base/provider/provider'
import type { Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { Price, ReadSubscription } from './model'

export interface StripeSettings {
  /** `https://api.stripe.com` */
  readonly apiUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** The hosts of the provider's pages, including their subdomains. */
  readonly pageHosts?: readonly string[]
  /** Left out: 4.5 s, so that two requests fit into the time for an answer. */
  readonly timeoutMs?: number | undefined
}

export interface NewCustomer {
  readonly account: number
  readonly email: string
  readonly name: string
}

export interface NewCheckout {
  readonly account: number
  readonly customer: string
  readonly priceId: string
  readonly language: Language
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface NewPayment {
  /** What the payment is for, in our words. The provider's messages contain it. */
  readonly reference: string
  readonly email: string
  readonly name: string
  readonly amount: Ore
  readonly language: Language
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface Checkout {
  readonly id: string
  readonly state: 'open' | 'complete' | 'expired'
  /** True if the money was paid. A page can be complete before that. */
  readonly isPaid: boolean
  /** Null when the page is no longer open. */
  readonly url: string | null
  readonly payment: string | null
}

/**
 * The requests of one conversation with the provider. Each throws ProviderFailure. With the same `key` the provider
 * repeats its first answer.
 */
export interface Billing {
  prices(): Promise<Price[]>
  createCustomer(values: NewCustomer, key: string): Promise<string>
  /** Null when the provider doesn't know the customer. */
  createCheckout(values: NewCheckout, key: string): Promise<Checkout | null>
  createPayment(values: NewPayment, key: string): Promise<Checkout>
  /** Null when the provider doesn't know the checkout. */
  readCheckout(id: string): Promise<Checkout | null>
  /** Ends a checkout. False when it was no longer open. */
  expireCheckout(id: string): Promise<boolean>
  /** Returns a payment in full, and only once. */
  refund(payment: string, key: string): Promise<void>
  /** All subscriptions of a customer, past ones too. */
  subscriptions(customer: string): Promise<ReadSubscription[]>
  /** The address of the customer's portal. Null when there is none. */
  openPortal(customer: string, returnUrl: string, language: Language): Promise<string | null>
}

/** A message of the provider, which is only a hint to read again. */
export interface BillingEvent {
  readonly id: string
  readonly type: string
  readonly customer: string | null
  /** The checkout of the message. `reference` says what it is for, in our words. */
  readonly checkout: string | null
  readonly reference: string | null
}

export interface BillingProvider {
  /** Carries out a conversation, with one deadline and one line of the send log. */
  ask<T>(operation: Operation, work: (billing: Billing) => Promise<T>): Promise<T>
  /** Reads a message. Null unless the provider has signed the bytes within five minutes before `now`. */
  readEvent(bytes: Uint8Array, signature: string | undefined, now: Instant): Promise<BillingEvent | null>
}
