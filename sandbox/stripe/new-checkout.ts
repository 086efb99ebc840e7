import { checkCheckoutRequest, type CheckoutRequest } from './checkout-checks'
import { newId, type Session } from './objects'
import type { Checkout, StripeState } from './state'

/** A checkout that can be paid for a day. Throws what Stripe refuses. */
export function createCheckout(state: StripeState, asked: CheckoutRequest): Checkout {
  const { mode, lines } = checkCheckoutRequest(state, asked)
  const trialDays = asked.subscription_data?.trial_period_days ?? 0
  const sum = lines.reduce((total, line) => total + line.amount * line.quantity, 0)
  const total = trialDays > 0 ? 0 : sum
  const created = state.now()
  const session: Session = {
    id: newId('cs_test'),
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created,
    currency: 'nok',
    customer: asked.customer ?? null,
    customer_email: asked.customer_email ?? null,
    expires_at: created + 86_400,
    invoice: null,
    livemode: false,
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: asked.success_url!,
  }
  return state.checkouts.add({
    id: session.id,
    session,
    lines,
    trialDays,
    subscriptionMetadata: asked.subscription_data?.metadata ?? {},
    problem: '',
    asked: null,
  })
}
