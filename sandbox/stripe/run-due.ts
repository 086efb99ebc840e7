import { expireCheckout } from './checkouts'
import { itemOf, type Subscription } from './objects'
import type { StripeState } from './state'
import { renewSubscription, retryInvoice } from './subscriptions'

interface Due {
  readonly at: number
  run(): void
}

function dueOf(state: StripeState, subscription: Subscription): Due[] {
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    const at = itemOf(subscription).current_period_end
    return [{ at, run: () => renewSubscription(state, subscription, at) }]
  }
  const at = state.invoices.get(subscription.latest_invoice ?? '')?.next_payment_attempt ?? null
  return subscription.status === 'past_due' && at !== null
    ? [{ at, run: () => retryInvoice(state, subscription, at) }]
    : []
}

/** Carries out everything that is due until these seconds, in order and each at its own time. */
export function runDue(state: StripeState, until: number): void {
  for (;;) {
    const open = state.checkouts.list().filter(({ session }) => session.status === 'open')
    const [next] = [
      ...state.subscriptions.list().flatMap((subscription) => dueOf(state, subscription)),
      ...open.map((checkout) => {
        const at = checkout.session.expires_at
        return { at, run: () => expireCheckout(state, checkout, at) }
      }),
    ].toSorted((one, other) => one.at - other.at)
    if (!next || next.at > until) return
    next.run()
  }
}
