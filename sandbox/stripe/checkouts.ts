import { checkTypedCard, type Card } from './cards'
import { newId, type Customer, type Session } from './objects'
import type { Checkout, StripeState } from './state'
import { startSubscription } from './new-subscription'

/** A session in an answer. It has an address while it can be paid. */
export const sessionAnswer = ({ session }: Checkout, origin: string): Session & { url: string | null } => ({
  ...session,
  url: session.status === 'open' ? `${origin}/stripe/checkout/${session.id}` : null,
})

export const customerOf = (
  fields: Pick<Customer, 'created' | 'email'> & Partial<Pick<Customer, 'description' | 'metadata' | 'name' | 'phone'>>,
): Customer => ({
  id: newId('cus'),
  object: 'customer',
  balance: 0,
  currency: null,
  delinquent: false,
  description: null,
  livemode: false,
  metadata: {},
  name: null,
  phone: null,
  preferred_locales: [],
  ...fields,
})

/** The result of the payer's attempt at an open checkout. */
export type PaymentOutcome = 'paid' | 'asked' | 'declined'

function pay(state: StripeState, checkout: Checkout, card: Card, at: number): void {
  const { session } = checkout
  state.cards.add(card)
  const changes: Partial<Session> =
    session.mode === 'payment' ? { payment_intent: newId('pi') } : begin(state, checkout, card, at)
  const paid: Session = {
    ...session,
    ...changes,
    status: 'complete',
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
  }
  state.checkouts.change(checkout.id, { session: paid, problem: '', asked: null })
  state.emit('checkout.session.completed', { ...paid, url: null }, at)
}

/** Starts the paid subscription. A payer who isn't a customer becomes one. */
function begin(state: StripeState, checkout: Checkout, card: Card, at: number): Partial<Session> {
  const { session, lines, trialDays, subscriptionMetadata } = checkout
  const customer =
    session.customer ?? state.customers.add(customerOf({ email: session.customer_email, created: at })).id
  const { subscription, invoice } = startSubscription(state, {
    customer,
    price: lines[0]!.price!,
    card: card.id,
    trialDays,
    metadata: subscriptionMetadata,
    at,
  })
  return { customer, subscription: subscription.id, invoice: invoice.id }
}

/** The payer types a card's number. A declined card changes only the text of the page. */
export function payByCard(state: StripeState, checkout: Checkout, number: string): PaymentOutcome {
  const typed = checkTypedCard(number)
  switch (typed.outcome) {
    case 'accepted':
      pay(state, checkout, typed.card, state.now())
      return 'paid'
    case 'confirm':
      state.checkouts.change(checkout.id, { asked: typed.card, problem: '' })
      return 'asked'
    case 'declined':
      state.checkouts.change(checkout.id, { problem: typed.message, asked: null })
      return 'declined'
  }
}

/** The payer, whom the card's bank has asked, confirms or refuses the payment. */
export function authenticatePayer(state: StripeState, checkout: Checkout, confirmed: boolean): PaymentOutcome {
  if (confirmed && checkout.asked) {
    pay(state, checkout, checkout.asked, state.now())
    return 'paid'
  }
  state.checkouts.change(checkout.id, {
    asked: null,
    problem:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
  return 'declined'
}

/** Ends the checkout without a payment. */
export function expireCheckout(state: StripeState, checkout: Checkout, at: number): void {
  const session: Session = { ...checkout.session, status: 'expired' }
  state.checkouts.change(checkout.id, { session, asked: null })
  state.emit('checkout.session.expired', { ...session, url: null }, at)
}

/** The address after a payment. The placeholder is Stripe's own. */
export const successUrl = ({ session }: Checkout): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
