import { chargeInvoice, openInvoice } from './invoices'
import { newId, listPage, type Invoice, type Price, type Subscription } from './objects'
import type { StripeState } from './state'
import { periodEnd, storeInvoice, updateSubscription } from './subscriptions'

const day = 86_400

/**
 * Creates the subscription of a payer who has paid at the checkout or started a trial, and its first invoice, with
 * their events.
 */
export function startSubscription(
  state: StripeState,
  asked: {
    readonly customer: string
    readonly price: Price
    readonly card: string
    readonly trialDays: number
    readonly metadata: Readonly<Record<string, string>>
    readonly at: number
  },
): { readonly subscription: Subscription; readonly invoice: Invoice } {
  const { at, price } = asked
  const trialEnd = asked.trialDays > 0 ? at + asked.trialDays * day : null
  const id = newId('sub')
  const end = trialEnd ?? periodEnd(at, at, price)
  const made: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: at,
    currency: price.currency,
    customer: asked.customer,
    default_payment_method: asked.card,
    ended_at: null,
    items: listPage(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si'),
        object: 'subscription_item',
        created: at,
        current_period_end: end,
        current_period_start: at,
        metadata: {},
        price,
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata: asked.metadata,
    start_date: at,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : at,
  }
  const total = trialEnd === null ? price.unit_amount : 0
  const invoice = chargeInvoice(
    state,
    openInvoice(state, made, { total, reason: 'subscription_create', period: [at, end], at }),
    true,
  )
  state.subscriptions.add({ ...made, latest_invoice: invoice.id })
  state.emit('customer.subscription.created', { ...made, latest_invoice: invoice.id }, at)
  const subscription =
    trialEnd === null
      ? updateSubscription(state, { ...made, latest_invoice: invoice.id }, { status: 'active' }, at)
      : state.subscriptions.get(id)!
  storeInvoice(state, invoice, at)
  return { subscription, invoice }
}
