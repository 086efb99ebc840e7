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

/** One line of a checkout: a price of the catalogue, or an amount said by the app. */
export interface Line {
  readonly name: string
  readonly price: Price | null
  readonly amount: number
  readonly quantity: number
}

/** A checkout with what Stripe doesn't tell of it. */
export interface Checkout {
  readonly id: string
  readonly session: Session
  readonly lines: readonly Line[]
  readonly trialDays: number
  readonly subscriptionMetadata: Readonly<Record<string, string>>
  /** What the page says about the last attempt. */
  readonly problem: string
  /** The card whose holder is being asked. */
  readonly asked: Card | null
}

export interface Portal {
  readonly id: string
  readonly customer: string
  readonly returnUrl: string
  readonly created: number
  /** What the page says about the last attempt. */
  readonly problem: string
}

/** Everything the Stripe of the sandbox knows. */
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
  /** Tells the app what has happened `at` these seconds; `before` are the changed fields as they were. */
  emit(type: string, object: object, at: number, before?: object): void
}

/** The version of the API that the pinned SDK speaks; proven against it by the tests. */
export const apiVersion = '2026-10-28.endive'

export interface StripeOptions {
  /** Where the app listens. */
  readonly appUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
}

/** `Stripe-Signature` of a body, made at these seconds: https://docs.stripe.com/webhooks#verify-manually. */
const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** Opens what survived and starts to deliver. */
export function openState(sandbox: Sandbox, { appUrl, webhookSecret }: StripeOptions): StripeState {
  sandbox.webhooks.register('stripe', {
    url: `${appUrl}/api/webhooks/stripe`,
    // The app judges a signature's age by the machine's clock: that the providers' time was moved on is none of its matter.
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
