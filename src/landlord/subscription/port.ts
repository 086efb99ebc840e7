import type { Operation } from '../../base/provider/provider'
import type { Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { Price, ReadSubscription } from './model'

export interface StripeSettings {
  /** Such as `https://api.stripe.com`. */
  readonly apiUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** The hosts of the provider's pages, including their subdomains. */
  readonly pageHosts?: readonly string[]
  /** If missing, 4.5 s. Then two requests fit into the time limit of an answer. */
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
  /** The purpose of the payment, as our own text. The provider's messages contain it. */
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
  /** True if the money was paid. A checkout may be completed before that. */
  readonly isPaid: boolean
  /** Null if the page can't be used any more. */
  readonly url: string | null
  readonly payment: string | null
}

/**
 * The requests that can be made in one conversation with the provider. Each throws ProviderFailure. If a request has
 * the same `key` as an earlier one, the provider repeats its first answer.
 */
export interface Billing {
  prices(): Promise<Price[]>
  createCustomer(values: NewCustomer, key: string): Promise<string>
  /** Null if the provider doesn't know the customer. */
  createCheckout(values: NewCheckout, key: string): Promise<Checkout | null>
  createPayment(values: NewPayment, key: string): Promise<Checkout>
  /** Null if the provider doesn't know the checkout. */
  readCheckout(id: string): Promise<Checkout | null>
  /** Ends a checkout. Returns false if it had ended already. */
  expireCheckout(id: string): Promise<boolean>
  /** Refunds the whole payment. Repeating the request with the same key refunds nothing more. */
  refund(payment: string, key: string): Promise<void>
  /** All subscriptions of a customer, including ended ones. */
  subscriptions(customer: string): Promise<ReadSubscription[]>
  /** Returns the address of the customer's portal. Null if the customer has no portal. */
  openPortal(customer: string, returnUrl: string, language: Language): Promise<string | null>
}

/** A message of the provider. It only tells us to read the state again. */
export interface BillingEvent {
  readonly id: string
  readonly type: string
  readonly customer: string | null
  /** The checkout that the message is about. `reference` is our own text about what it is for. */
  readonly checkout: string | null
  readonly reference: string | null
}

export interface BillingProvider {
  /** Runs a conversation. It has one time limit and one line in the send log. */
  ask<T>(operation: Operation, work: (billing: Billing) => Promise<T>): Promise<T>
  /** Reads a message. Null unless the provider signed the bytes at most five minutes before `now`. */
  readEvent(bytes: Uint8Array, signature: string | undefined, now: Instant): Promise<BillingEvent | null>
}
