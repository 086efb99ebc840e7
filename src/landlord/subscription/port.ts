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
  /** Of Stripe's pages, including their subdomains. */
  readonly pageHosts?: readonly string[]
  /** For one request. Left out: 4.5 s, so that two requests fit into the time for an answer. */
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
  /** The browser goes there after a payment, and after a cancelled one. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A one-time payment. */
export interface NewPayment {
  /** What the payment is for, in our words. The provider's messages contain it. */
  readonly reference: string
  readonly email: string
  /** On the page. */
  readonly name: string
  readonly amount: Ore
  readonly language: Language
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A page of the provider for a payment. */
export interface Checkout {
  readonly id: string
  readonly state: 'open' | 'complete' | 'expired'
  /** The money has arrived. A page can be complete before that. */
  readonly isPaid: boolean
  /** Null when the page is no longer open. */
  readonly url: string | null
  /** The provider's id of the one-time payment. Null when there was none. */
  readonly payment: string | null
}

/**
 * Requests in one conversation. Each throws ProviderFailure. `key` makes a second attempt harmless: for the same key
 * and values the provider repeats its first answer.
 */
export interface Billing {
  prices(): Promise<Price[]>
  createCustomer(values: NewCustomer, key: string): Promise<string>
  /** Null when the provider doesn't know the customer (any more). */
  createCheckout(values: NewCheckout, key: string): Promise<Checkout | null>
  createPayment(values: NewPayment, key: string): Promise<Checkout>
  /** Null when the provider doesn't know it (any more). */
  readCheckout(id: string): Promise<Checkout | null>
  /** It can't be paid any more. False when it was no longer open. */
  expireCheckout(id: string): Promise<boolean>
  /** In full. A payment that is refunded already stays so. */
  refund(payment: string, key: string): Promise<void>
  /** Past ones too. */
  subscriptions(customer: string): Promise<ReadSubscription[]>
  /** Null when the provider has no portal for this customer. */
  openPortal(customer: string, returnUrl: string, language: Language): Promise<string | null>
}

/** With a valid signature. The content is only a hint to read again. */
export interface BillingEvent {
  readonly id: string
  readonly type: string
  readonly customer: string | null
  /** Of a checkout. `reference`: what it is for, in our words. */
  readonly checkout: string | null
  readonly reference: string | null
}

export interface BillingProvider {
  /** One conversation, with one deadline, as one line of the send log. */
  ask<T>(operation: Operation, work: (billing: Billing) => Promise<T>): Promise<T>
  /** Null when the bytes were not signed by the provider, or were signed more than five minutes before `now`. */
  readEvent(bytes: Uint8Array, signature: string | undefined, now: Instant): Promise<BillingEvent | null>
}
