import { addDuration } from '../control/clock'
import { chargeInvoice, openInvoice } from './invoices'
import { instantOf, itemOf, secondsOf, type Invoice, type Price, type Subscription } from './objects'
import type { StripeState } from './state'

/** The end of the period that starts at `start`: the anchor's day of the month, or the last day of the month. */
export function periodEnd(anchor: number, start: number, price: Price): number {
  const unit = price.recurring?.interval === 'year' ? 'Y' : 'M'
  for (let count = 1; ; count += 1) {
    const endSubscription = secondsOf(addDuration(instantOf(anchor), `P${count}${unit}`)!)
    if (endSubscription > start) return endSubscription
  }
}

/** Stores the changes and sends one event that contains the old values. */
export function updateSubscription(
  state: StripeState,
  subscription: Subscription,
  fields: Partial<Subscription>,
  at: number,
): Subscription {
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [name, subscription[name as keyof Subscription]] as const),
  )
  const changed = state.subscriptions.change(subscription.id, fields)
  state.emit('customer.subscription.updated', changed, at, before)
  return changed
}

/** The subscription's items with some fields of the only one changed. */
export const changedItems = (
  subscription: Subscription,
  fields: Partial<ReturnType<typeof itemOf>>,
): Subscription['items'] => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), ...fields }],
})

/** Stores an invoice that was charged, and sends events about the result. */
export function storeInvoice(state: StripeState, invoice: Invoice, at: number): void {
  if (state.invoices.get(invoice.id)) state.invoices.change(invoice.id, invoice)
  else state.invoices.add(invoice)
  state.emit(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice, at)
}

/** True if the subscription's card can be charged. */
export const canCharge = (state: StripeState, subscription: Subscription): boolean =>
  state.cards.get(subscription.default_payment_method)?.pays ?? false

/** Ends the subscription. Nothing more is charged. */
export function endSubscription(state: StripeState, subscription: Subscription, at: number): void {
  const ended = state.subscriptions.change(subscription.id, {
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
  })
  state.emit('customer.subscription.deleted', ended, at)
}

/** Starts and charges the next period after a period or a trial, or ends the subscription as its holder wished. */
export function renewSubscription(state: StripeState, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) return endSubscription(state, subscription, at)
  const { price } = itemOf(subscription)
  const until = periodEnd(subscription.billing_cycle_anchor, at, price)
  const invoice = chargeInvoice(
    state,
    openInvoice(state, subscription, {
      total: price.unit_amount,
      reason: 'subscription_cycle',
      period: [at, until],
      at,
    }),
    canCharge(state, subscription),
  )
  const fields: Partial<Subscription> = {
    items: changedItems(subscription, { current_period_start: at, current_period_end: until }),
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  }
  updateSubscription(state, subscription, fields, at)
  storeInvoice(state, invoice, at)
}

/** Tries to charge the open invoice again. After the last attempt the subscription ends, as at Stripe by default. */
export function retryInvoice(state: StripeState, subscription: Subscription, at: number): void {
  const open = state.invoices.get(subscription.latest_invoice ?? '')
  if (open?.status !== 'open') return
  const invoice = chargeInvoice(state, open, canCharge(state, subscription))
  storeInvoice(state, invoice, at)
  if (invoice.status === 'paid') updateSubscription(state, subscription, { status: 'active' }, at)
  else if (invoice.next_payment_attempt === null) endSubscription(state, subscription, at)
}
