import { createHmac } from 'node:crypto'
import type { Sandbox } from '../control/sandbox'
import type { Card } from './cards'
import { openCollection, type Collection } from '../control/collection'
import {
  newId,
  secondsOf,
  type Customer,
  type Invoice,
  type Price,
  type Refund,
  type Session,
  type Subscription,
} from './objects'

/** One line of a checkout: a price of the catalogue, or an amount set by the app. */
export interface CheckoutLine {
  readonly name: string
  readonly price: Price | null
  readonly amount: number
  readonly quantity: number
}

/** A checkout, including the data that Stripe doesn't show. */
export interface Checkout {
  readonly id: string
  readonly session: Session
  readonly lines: readonly CheckoutLine[]
  readonly trialDays: number
  readonly subscriptionMetadata: Readonly<Record<string, string>>
  /** The page's text about the last attempt. */
  readonly problem: string
  /** The card whose holder is being asked. */
  readonly asked: Card | null
}

export interface Portal {
  readonly id: string
  readonly customer: string
  readonly returnUrl: string
  readonly created: number
  /** The page's text about the last attempt. */
  readonly problem: string
}

/** The whole state of the sandbox's Stripe. */
export interface StripeState {
  readonly customers: Collection<Customer>
  readonly checkouts: Collection<Checkout>
  readonly subscriptions: Collection<Subscription>
  readonly invoices: Collection<Invoice>
  readonly cards: Collection<Card>
  readonly portals: Collection<Portal>
  readonly refunds: Collection<Refund>
  /** The providers' time in seconds. */
  now(): number
  /** Sends the app an event that happened `at` these seconds. `before` contains the changed fields with their old values. */
  emit(type: string, object: object, at: number, before?: object): void
}

/** The API version of the pinned SDK. The tests compare it with the SDK. */
export const apiVersion = '2026-10-28.endive'

export interface StripeOptions {
  /** The address where the app listens. */
  readonly appUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
}

/** `Stripe-Signature` of a body at these seconds: https://docs.stripe.com/webhooks#verify-manually. */
const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** Opens the stored state and starts to deliver the waiting webhooks. */
export function openStripeState(sandbox: Sandbox, { appUrl, webhookSecret }: StripeOptions): StripeState {
  sandbox.webhooks.register('stripe', {
    url: `${appUrl}/api/webhooks/stripe`,
    // The app checks a signature's age by the machine's clock, regardless of the providers' time.
    headers: (body) => ({
      'stripe-signature': signatureOf(body, webhookSecret, Math.floor(sandbox.machine() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }),
  })
  return {
    customers: openCollection(sandbox, 'stripe-customers'),
    checkouts: openCollection(sandbox, 'stripe-checkouts'),
    subscriptions: openCollection(sandbox, 'stripe-subscriptions'),
    invoices: openCollection(sandbox, 'stripe-invoices'),
    cards: openCollection(sandbox, 'stripe-cards'),
    portals: openCollection(sandbox, 'stripe-portals'),
    refunds: openCollection(sandbox, 'stripe-refunds'),
    now: () => secondsOf(sandbox.clock.now()),
    emit(type, object, at, before) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: at,
        data: { object, ...(before && { previous_attributes: before }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      sandbox.webhooks.emit('stripe', type, JSON.stringify(event))
    },
  }
}
