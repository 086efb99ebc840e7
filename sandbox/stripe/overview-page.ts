import { html, type Html } from '../page/html'
import { productNameOf } from './catalogue'
import { checkoutPath } from './checkout-pages'
import { itemOf } from './objects'
import { priceAmount, timeHtml } from './page-parts'
import type { StripeState } from './state'
import { nextPaymentHtml, subscriptionStatusText } from './subscription-pages'

/** A list, or the text `none` when it is empty. */
const listOf = <T>(all: readonly T[], none: string, line: (one: T) => Html): Html =>
  all.length === 0
    ? html`<p class="panel">${none}</p>`
    : html`<ul class="list">
        ${all.map(line)}
      </ul>`

/** The whole state of the sandbox's Stripe on one page. */
export function overviewPage(state: StripeState): Html {
  const open = state.checkouts.list().filter(({ session }) => session.status === 'open')
  return html`<h2>Subscriptions</h2>
    ${listOf(
      state.subscriptions.list(),
      'No subscription yet.',
      (each) =>
        html`<li>
          <b>${state.customers.get(each.customer)?.email ?? each.customer}</b>
          <span>${subscriptionStatusText[each.status] ?? each.status}</span>
          <small>${productNameOf(itemOf(each).price)}. ${nextPaymentHtml(each)}</small>
        </li>`,
    )}
    <h2>Refunds</h2>
    ${listOf(
      state.refunds.list(),
      'Nothing was given back.',
      (each) =>
        html`<li>
          <b>${priceAmount(each.amount)}</b>
          ${timeHtml(each.created)}
          <small>${each.payment_intent}</small>
        </li>`,
    )}
    <h2>Open checkouts</h2>
    ${listOf(
      open,
      'No open checkout.',
      (each) =>
        html`<li>
          <a href="${checkoutPath(each)}">${each.lines.map(({ name }) => name).join(', ')}</a>
          ${timeHtml(each.session.created)}
          <small>${priceAmount(each.session.amount_total ?? 0)}</small>
        </li>`,
    )}`
}
