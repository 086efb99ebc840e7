import { html, type Html } from '../page/html'
import { priceAmount, cardForms, priceText, problemText } from './page-parts'
import type { Checkout } from './state'

const linesOf = ({ lines, session, trialDays }: Checkout): Html =>
  html`<dl>
    ${lines.map(
      (line) =>
        html`<dt>${line.name}</dt>
          <dd>${line.price ? priceText(line.price) : `${priceAmount(line.amount)} × ${line.quantity}`}</dd>`,
    )}
    ${
      trialDays === 0
        ? ''
        : html`<dt>Trial</dt>
            <dd>${trialDays} days free of charge</dd>`
    }
    <dt>To be paid now</dt>
    <dd>
      <b>${priceAmount(session.amount_total ?? 0)}</b>
    </dd>
  </dl>`

export const checkoutPath = ({ id }: Checkout) => `/stripe/checkout/${id}`

const wayBack = (cancelUrl: string | null): Html =>
  cancelUrl === null ? html`` : html`<p><a href="${cancelUrl}">Cancel and go back</a></p>`

/** The page of an open checkout for the payer. */
export const checkoutPage = (checkout: Checkout): Html =>
  html`${linesOf(checkout)}
  ${problemText(checkout.problem)}${cardForms(checkoutPath(checkout), 'Pay', 'number', checkout.problem !== '')}${wayBack(checkout.session.cancel_url)}`

/** The page on which the payer's bank asks the payer to confirm. */
export const authenticatePage = (checkout: Checkout): Html =>
  html`<p>
      The bank of the card asks whether you make this payment of ${priceAmount(checkout.session.amount_total ?? 0)}.
    </p>
    <form method="post" action="${checkoutPath(checkout)}/authenticate">
      <p class="actions">
        <button name="answer" value="confirm">Confirm</button>
        <button name="answer" value="fail">Fail</button>
      </p>
    </form>`

/** The page of a checkout that can't be paid any more. */
export const closedPage = (checkout: Checkout, next: string): Html =>
  checkout.session.status === 'complete'
    ? html`<p>This has been paid. <a href="${next}">Go on</a></p>`
    : html`<p>This checkout has expired. Nothing was paid.</p>
        ${wayBack(checkout.session.cancel_url)}`
