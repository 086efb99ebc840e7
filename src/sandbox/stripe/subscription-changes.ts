import type { Card } from './cards'
import { charge, openInvoice } from './invoices'
import { itemOf, type Price, type Subscription } from './objects'
import type { StripeState } from './state'
import { canCharge, itemsWith, periodEnd, retry, store, update } from './subscriptions'

/** Its holder lets it end with the period, or takes that back. */
export const cancelAtPeriodEnd = (
  state: StripeState,
  subscription: Subscription,
  cancels: boolean,
  at: number,
): Subscription =>
  update(
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
 * Its holder gives another card, which pays what is open at once. False, and nothing is changed, when it can't; the
 * attempts that Stripe makes by itself go on as planned.
 */
export function changeCard(state: StripeState, subscription: Subscription, card: Card, at: number): boolean {
  if (subscription.status === 'past_due' && !card.pays) return false
  const changed = update(state, subscription, { default_payment_method: state.cards.add(card).id }, at)
  if (changed.status === 'past_due') retry(state, changed, at)
  return true
}

/**
 * From now on another price, of another interval: the period begins anew and is charged at once, less what of the old one
 * is not used (https://docs.stripe.com/billing/subscriptions/change-price). False, and nothing is changed, when the card
 * can't be charged.
 */
export function changePrice(state: StripeState, subscription: Subscription, price: Price, at: number): boolean {
  const item = itemOf(subscription)
  if (subscription.status === 'trialing') {
    update(state, subscription, { items: itemsWith(subscription, { price }) }, at)
    return true
  }
  const length = item.current_period_end - item.current_period_start
  const unused = Math.round((item.price.unit_amount * Math.max(0, item.current_period_end - at)) / length)
  const until = periodEnd(at, at, price)
  const total = price.unit_amount - unused
  const invoice = charge(
    state,
    openInvoice(state, subscription, { total, reason: 'subscription_update', period: [at, until], at }),
    canCharge(state, subscription),
  )
  if (invoice.status !== 'paid') return false
  const fields: Partial<Subscription> = {
    items: itemsWith(subscription, { price, current_period_start: at, current_period_end: until }),
    billing_cycle_anchor: at,
    latest_invoice: invoice.id,
  }
  update(state, subscription, fields, at)
  store(state, invoice, at)
  return true
}
