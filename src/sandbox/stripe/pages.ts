import { html, timeOf, type Html } from '../page/html'
import { testCards } from './cards'
import { nameOf, prices } from './catalogue'
import { instantOf, itemOf, type Price, type Subscription } from './objects'
import type { Checkout, StripeState } from './state'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'NOK', currencyDisplay: 'code' })

/** Øre as a person reads them: NOK 49.00. */
const amount = (ore: number): string => money.format(ore / 100).replaceAll('\u{a0}', ' ')
const priceText = (price: Price): string => `${amount(price.unit_amount)} per ${price.recurring?.interval}`
const moment = (seconds: number): Html => timeOf(instantOf(seconds))

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

const problemOf = (problem: string): Html =>
  problem === '' ? html`` : html`<p class="problem" role="alert" id="problem">${problem}</p>`

/**
 * A number that is typed, or one of Stripe's test cards with a click; both send `number` to `action`. The field's `id` is
 * its own on the page; `wrong` when what was typed last was refused.
 */
function cardForms(action: string, verb: string, id: string, wrong = false): Html {
  return html`<form method="post" action="${action}">
      <p>
        <label for="${id}">Card number</label>
        <input
          id="${id}"
          name="number"
          inputmode="numeric"
          autocomplete="off"
          maxlength="30"
          required
          ${wrong ? html`aria-invalid="true" aria-describedby="problem"` : html``}
        />
        <button>${verb}</button>
      </p>
    </form>
    <h2>Test cards</h2>
    <form method="post" action="${action}">
      <ul class="list">
        ${testCards.map(
          ({ number, text }) =>
            html`<li>
              <code>${grouped(number)}</code>
              <button name="number" value="${number}" aria-label="${verb} with ${grouped(number)}, which ${text}">
                ${verb}
              </button>
              <small>${text}</small>
            </li>`,
        )}
      </ul>
    </form>`
}

const linesOf = ({ lines, session, trialDays }: Checkout): Html =>
  html`<dl>
    ${lines.map(
      (line) =>
        html`<dt>${line.name}</dt>
          <dd>${line.price ? priceText(line.price) : `${amount(line.amount)} × ${line.quantity}`}</dd>`,
    )}
    ${
      trialDays === 0
        ? ''
        : html`<dt>Trial</dt>
            <dd>${trialDays} days free of charge</dd>`
    }
    <dt>To be paid now</dt>
    <dd>
      <b>${amount(session.amount_total ?? 0)}</b>
    </dd>
  </dl>`

const pathOf = ({ id }: Checkout) => `/stripe/checkout/${id}`

const wayBack = (cancelUrl: string | null): Html =>
  cancelUrl === null ? html`` : html`<p><a href="${cancelUrl}">Cancel and go back</a></p>`

/** What the payer sees of an open checkout. */
export const checkoutPage = (checkout: Checkout): Html =>
  html`${linesOf(checkout)}
  ${problemOf(checkout.problem)}${cardForms(pathOf(checkout), 'Pay', 'number', checkout.problem !== '')}${wayBack(checkout.session.cancel_url)}`

/** The payer's bank asks whether it is its customer. */
export const authenticatePage = (checkout: Checkout): Html =>
  html`<p>The bank of the card asks whether you make this payment of ${amount(checkout.session.amount_total ?? 0)}.</p>
    <form method="post" action="${pathOf(checkout)}/authenticate">
      <p class="actions">
        <button name="answer" value="confirm">Confirm</button>
        <button name="answer" value="fail">Fail</button>
      </p>
    </form>`

/** Nothing can be paid here any more. */
export const closedPage = (checkout: Checkout, next: string): Html =>
  checkout.session.status === 'complete'
    ? html`<p>This has been paid. <a href="${next}">Go on</a></p>`
    : html`<p>This checkout has expired. Nothing was paid.</p>
        ${wayBack(checkout.session.cancel_url)}`

/** What happens next with a subscription, in a sentence. */
function nextOf(subscription: Subscription): Html {
  const { price, current_period_end: until } = itemOf(subscription)
  if (subscription.status === 'canceled') return html`Ended ${moment(subscription.ended_at ?? until)}`
  if (subscription.cancel_at_period_end) return html`Ends ${moment(until)}; nothing more is charged`
  return html`Next payment ${moment(until)}: ${amount(price.unit_amount)}`
}

const statusText: Readonly<Record<string, string>> = {
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
    <dd>${nameOf(price)}, ${priceText(price)}</dd>
    <dt>Status</dt>
    <dd>${statusText[subscription.status] ?? subscription.status}</dd>
    <dt>What comes next</dt>
    <dd>${nextOf(subscription)}</dd>
    <dt>Card</dt>
    <dd>•••• ${card?.last4 ?? '????'}</dd>
  </dl>`
}

/** One subscription in its holder's portal, with what can be done about it. */
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
                Change to ${nameOf(other)}, ${priceText(other)}
              </button>`
        }
      </p>
    </form>
    <h2>Another card</h2>
    ${cardForms(action('card'), 'Use', `number-${subscription.id}`)}`
}

/** The portal of a customer: what is running first, what has ended below. */
export function portalPage(
  state: StripeState,
  portal: { readonly id: string; readonly returnUrl: string; readonly problem: string },
  subscriptions: readonly Subscription[],
): Html {
  const back = html`<p><a href="${portal.returnUrl}">Back to Husbok</a></p>`
  if (subscriptions.length === 0)
    return html`<p>There is no subscription.</p>
      ${back}`
  return html`${back}${problemOf(portal.problem)}${subscriptions.map((each) => managed(state, portal.id, each))}`
}

/** Everything that the Stripe of the sandbox knows, at a glance. */
export function overviewPage(state: StripeState): Html {
  const subscriptions = state.subscriptions.list()
  const open = state.checkouts.list().filter(({ session }) => session.status === 'open')
  const refunds = state.refunds.list()
  return html`<h2>Subscriptions</h2>
    ${
      subscriptions.length === 0
        ? html`<p class="panel">No subscription yet.</p>`
        : html`<ul class="list">
            ${subscriptions.map(
              (each) =>
                html`<li>
                  <b>${state.customers.get(each.customer)?.email ?? each.customer}</b>
                  <span>${statusText[each.status] ?? each.status}</span>
                  <small>${nameOf(itemOf(each).price)}. ${nextOf(each)}</small>
                </li>`,
            )}
          </ul>`
    }
    <h2>Refunds</h2>
    ${
      refunds.length === 0
        ? html`<p class="panel">Nothing was given back.</p>`
        : html`<ul class="list">
            ${refunds.map(
              (each) =>
                html`<li>
                  <b>${amount(each.amount)}</b>
                  ${moment(each.created)}
                  <small>${each.payment_intent}</small>
                </li>`,
            )}
          </ul>`
    }
    <h2>Open checkouts</h2>
    ${
      open.length === 0
        ? html`<p class="panel">No open checkout.</p>`
        : html`<ul class="list">
            ${open.map(
              (each) =>
                html`<li>
                  <a href="${pathOf(each)}">${each.lines.map(({ name }) => name).join(', ')}</a>
                  ${moment(each.session.created)}
                  <small>${amount(each.session.amount_total ?? 0)}</small>
                </li>`,
            )}
          </ul>`
    }`
}
