import { html, type Html } from '../page/html'
import { productNameOf, prices } from './catalogue'
import { itemOf, type Subscription } from './objects'
import { priceAmount, cardForms, timeHtml, priceText, problemText } from './page-parts'
import type { StripeState } from './state'

/** A sentence about what happens next with a subscription. */
export function nextPaymentHtml(subscription: Subscription): Html {
  const { price, current_period_end: until } = itemOf(subscription)
  if (subscription.status === 'canceled') return html`Ended ${timeHtml(subscription.ended_at ?? until)}`
  if (subscription.cancel_at_period_end) return html`Ends ${timeHtml(until)}; nothing more is charged`
  return html`Next payment ${timeHtml(until)}: ${priceAmount(price.unit_amount)}`
}

export const subscriptionStatusText: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'In its trial',
  past_due: 'Past due: the last payment failed and is tried again',
  canceled: 'Ended',
}

function planOf(state: StripeState, subscription: Subscription): Html {
  const { price } = itemOf(subscription)
  const card = state.cards.get(subscription.default_payment_method)
  return html`<dl>
    <dt>Plan</dt>
    <dd>${productNameOf(price)}, ${priceText(price)}</dd>
    <dt>Status</dt>
    <dd>${subscriptionStatusText[subscription.status] ?? subscription.status}</dd>
    <dt>What comes next</dt>
    <dd>${nextPaymentHtml(subscription)}</dd>
    <dt>Card</dt>
    <dd>•••• ${card?.last4 ?? '????'}</dd>
  </dl>`
}

/** One subscription in its holder's portal, with the possible actions. */
function managed(state: StripeState, portal: string, subscription: Subscription): Html {
  if (subscription.status === 'canceled') return planOf(state, subscription)
  const action = (name: string) => `/stripe/portal/${portal}/${subscription.id}/${name}`
  const other = prices.find(({ id }) => id !== itemOf(subscription).price.id)!
  return html`${planOf(state, subscription)}
    <form method="post">
      <p class="actions">
        ${
          subscription.cancel_at_period_end
            ? html`<button formaction="${action('resume')}">Don’t cancel: keep the plan</button>`
            : html`<button formaction="${action('cancel')}">Cancel at the end of the period</button>`
        }
        ${
          subscription.status === 'past_due' || subscription.cancel_at_period_end
            ? ''
            : html`<button formaction="${action('plan')}" name="price" value="${other.id}">
                Change to ${productNameOf(other)}, ${priceText(other)}
              </button>`
        }
      </p>
    </form>
    <h2>Another card</h2>
    ${cardForms(action('card'), 'Use', `number-${subscription.id}`)}`
}

/** The portal of a customer: running subscriptions first, ended ones below. */
export function portalPage(
  state: StripeState,
  portal: { readonly id: string; readonly returnUrl: string; readonly problem: string },
  subscriptions: readonly Subscription[],
): Html {
  const back = html`<p><a href="${portal.returnUrl}">Back to Husbok</a></p>`
  if (subscriptions.length === 0)
    return html`<p>There is no subscription.</p>
      ${back}`
  return html`${back}${problemText(portal.problem)}${subscriptions.map((each) => managed(state, portal.id, each))}`
}
