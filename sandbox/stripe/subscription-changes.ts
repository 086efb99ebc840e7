import type { Card } from './cards'
import { chargeInvoice, openInvoice } from './invoices'
import { itemOf, type Price, type Subscription } from './objects'
import type { StripeState } from './state'
import { canCharge, changedItems, periodEnd, retryInvoice, storeInvoice, updateSubscription } from './subscriptions'

/** The holder lets the subscription end with the period, or undoes that. */
export const cancelAtPeriodEnd = (
  state: StripeState,
  subscription: Subscription,
  cancels: boolean,
  at: number,
): Subscription =>
  updateSubscription(
    state,
    subscription,
    {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? itemOf(subscription).current_period_end : null,
      canceled_at: cancels ? at : null,
    },
    at,
  )

/**
 * The holder gives another card, which pays the open invoice at once. Returns false and changes nothing when it can't.
 * Stripe's own attempts continue as planned.
 */
export function changeCard(state: StripeState, subscription: Subscription, card: Card, at: number): boolean {
  if (subscription.status === 'past_due' && !card.pays) return false
  const changed = updateSubscription(state, subscription, { default_payment_method: state.cards.add(card).id }, at)
  if (changed.status === 'past_due') retryInvoice(state, changed, at)
  return true
}

/**
 * Changes to another price with another interval. The period starts again and is charged at once, less the unused part of
 * the old one (https://docs.stripe.com/billing/subscriptions/change-price). Returns false and changes nothing when the card
 * can't be charged.
 */
export function changePrice(state: StripeState, subscription: Subscription, price: Price, at: number): boolean {
  const item = itemOf(subscription)
  if (subscription.status === 'trialing') {
    updateSubscription(state, subscription, { items: changedItems(subscription, { price }) }, at)
    return true
  }
  const length = item.current_period_end - item.current_period_start
  const unused = Math.round((item.price.unit_amount * Math.max(0, item.current_period_end - at)) / length)
  const until = periodEnd(at, at, price)
  const total = price.unit_amount - unused
  const invoice = chargeInvoice(
    state,
    openInvoice(state, subscription, { total, reason: 'subscription_update', period: [at, until], at }),
    canCharge(state, subscription),
  )
  if (invoice.status !== 'paid') return false
  const fields: Partial<Subscription> = {
    items: changedItems(subscription, { price, current_period_start: at, current_period_end: until }),
    billing_cycle_anchor: at,
    latest_invoice: invoice.id,
  }
  updateSubscription(state, subscription, fields, at)
  storeInvoice(state, invoice, at)
  return true
}
