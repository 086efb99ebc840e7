import { html, timeElement, type Html } from '../page/html'
import { testCards } from './cards'
import { instantOf, type Price } from './objects'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'NOK', currencyDisplay: 'code' })

/** An amount in øre as a person reads it: NOK 49.00. */
export const priceAmount = (ore: number): string => money.format(ore / 100).replaceAll('\u{a0}', ' ')
export const priceText = (price: Price): string => `${priceAmount(price.unit_amount)} per ${price.recurring?.interval}`
export const timeHtml = (seconds: number): Html => timeElement(instantOf(seconds))

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

export const problemText = (problem: string): Html =>
  problem === '' ? html`` : html`<p class="problem" role="alert" id="problem">${problem}</p>`

/**
 * A field for a card number, and buttons with Stripe's test cards. Both send `number` to `action`. The field's `id` is
 * unique on the page. `wrong`: the last number was refused.
 */
export function cardForms(action: string, verb: string, id: string, wrong = false): Html {
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
