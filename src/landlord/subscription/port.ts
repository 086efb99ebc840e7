import type { Operation } from '../../base/provider/provider'
import type { Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { Price, ReadSubscription } from './model'

/** Stripe's address and keys. */
export interface StripeSettings {
  /** `https://api.stripe.com` */
  readonly apiUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Hosts of its pages; what lies below one is meant too. */
  readonly pageHosts?: readonly string[]
  /** Milliseconds for one request. Left out: 4.5 s, of which two fit into the time for an answer. */
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
  /** Where the browser goes when it was paid, and when it was not. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Something that is paid once. */
export interface NewPayment {
  /** What it is for, in our words; the provider's messages name it. */
  readonly reference: string
  readonly email: string
  /** What it is called on the page. */
  readonly name: string
  readonly amount: Ore
  readonly language: Language
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A page on which something is paid. */
export interface Checkout {
  readonly id: string
  readonly state: 'open' | 'complete' | 'expired'
  /** Whether the money is there; a page can be complete before it is. */
  readonly isPaid: boolean
  /** Null when it is no longer open. */
  readonly url: string | null
  /** What was paid on it, as the provider names it; null where nothing was paid once. */
  readonly payment: string | null
}

/**
 * What is asked of the payment provider in one conversation. Everything throws ProviderFailure. `key` makes a second
 * attempt harmless: with the same key and values the provider gives its first answer again.
 */
export interface Billing {
  prices(): Promise<Price[]>
  createCustomer(values: NewCustomer, key: string): Promise<string>
  /** Null when the provider doesn't know the customer (any more). */
  createCheckout(values: NewCheckout, key: string): Promise<Checkout | null>
  createPayment(values: NewPayment, key: string): Promise<Checkout>
  /** Null when the provider doesn't know it (any more). */
  readCheckout(id: string): Promise<Checkout | null>
  /** Ends an open checkout: it can't be paid any more. False when it was no longer open. */
  expireCheckout(id: string): Promise<boolean>
  /** Gives back all of a payment; one that was given back already stays so. */
  refund(payment: string, key: string): Promise<void>
  /** All that the customer has and had. */
  subscriptions(customer: string): Promise<ReadSubscription[]>
  /** The address of the portal; null when the provider has none for this customer. */
  openPortal(customer: string, returnUrl: string, language: Language): Promise<string | null>
}

/** A message of the payment provider whose signature was right. What it claims is only a hint to read again. */
export interface BillingEvent {
  readonly id: string
  readonly type: string
  readonly customer: string | null
  /** Of a checkout: its id, and what it is for, in our words. */
  readonly checkout: string | null
  readonly reference: string | null
}

export interface BillingProvider {
  /** One conversation, with one deadline, as one line of the send log. */
  ask<T>(operation: Operation, work: (billing: Billing) => Promise<T>): Promise<T>
  /** Null when the bytes were not signed by the provider, or longer than five minutes before `now`. */
  readEvent(bytes: Uint8Array, signature: string | undefined, now: Instant): Promise<BillingEvent | null>
}
