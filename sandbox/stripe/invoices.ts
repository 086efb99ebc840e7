import { newId, type Invoice, type Subscription } from './objects'
import type { StripeState } from './state'

const day = 86_400

/**
 * Days after the first attempt on which a failed payment is tried again. Stripe chooses the moments itself (Smart Retries,
 * https://docs.stripe.com/billing/revenue-recovery/smart-retries). An account with default settings gets three weeks, and
 * then the end of the subscription.
 */
const retryDays = [3, 8, 15, 21]

/** The next attempt in seconds. Null when none is left. */
const nextAttempt = (created: number, attempts: number): number | null => {
  const days = retryDays[attempts - 1]
  return days === undefined ? null : created + days * day
}

/** Opens an invoice of `total` øre, less the customer's credit. A negative total becomes credit. Sends no event yet. */
export function openInvoice(
  state: StripeState,
  subscription: Subscription,
  asked: {
    readonly total: number
    readonly reason: NonNullable<Invoice['billing_reason']>
    readonly period: readonly [number, number]
    readonly at: number
  },
): Invoice {
  const customer = state.customers.get(subscription.customer)!
  const due = Math.max(0, asked.total + customer.balance)
  return {
    id: newId('in'),
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: asked.reason,
    created: asked.at,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: asked.period[0],
    period_end: asked.period[1],
    status: 'open',
    total: asked.total,
  }
}

/** Tries to collect an invoice. `pays` says whether the card can be charged. An invoice of zero is paid in any case. */
export function chargeInvoice(state: StripeState, invoice: Invoice, pays: boolean): Invoice {
  const attempts = invoice.attempt_count + 1
  const tried = { ...invoice, attempt_count: attempts, attempted: true }
  if (!pays && invoice.amount_due > 0) return { ...tried, next_payment_attempt: nextAttempt(invoice.created, attempts) }
  const customer = state.customers.get(invoice.customer)!
  state.customers.change(customer.id, { balance: Math.min(0, customer.balance + invoice.total) })
  return { ...tried, amount_paid: invoice.amount_due, amount_remaining: 0, next_payment_attempt: null, status: 'paid' }
}
