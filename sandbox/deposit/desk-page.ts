import { html, timeElement, type Html } from '../page/html'
import { isOpen } from './life'
import { splitQuestion, amountText, holderName, splitText, depositStatusText } from './pages'
import type { StoredDeposit } from './state'

const facts = (deposit: StoredDeposit): Html =>
  html`<dl>
    <dt>Account</dt>
    <dd>${deposit.accountNumber ?? 'Opens when all have signed'}</dd>
    <dt>In the name of</dt>
    <dd>${holderName(deposit)}</dd>
    <dt>Landlord</dt>
    <dd>${deposit.asked.landlord.name}</dd>
    <dt>Deposit</dt>
    <dd>${amountText(deposit.amount)}, to be paid in by ${timeElement(deposit.paymentDeadline)}</dd>
    <dt>On the account</dt>
    <dd>${amountText(deposit.arrived)}</dd>
    <dt>Status</dt>
    <dd>${depositStatusText[deposit.status]}</dd>
    ${
      deposit.split
        ? html`<dt>Asked of the tenant</dt>
            <dd>${splitText(deposit.split)}</dd>`
        : ''
    }
    ${
      deposit.paidOut
        ? html`<dt>Paid out</dt>
            <dd>${splitText(deposit.paidOut)}</dd>`
        : ''
    }
  </dl>`

/** The signers with their links, until everybody has signed. */
const signers = (links: readonly { readonly name: string; readonly url: string }[]): Html =>
  html`<h2>Signatures</h2>
    <ul class="list">
      ${links.map(({ name, url }) => html`<li><a href="${url}">BankID desk of ${name}</a></li>`)}
    </ul>`

const payIn = (deposit: StoredDeposit, problem: string): Html => {
  const rest = Math.max(0, deposit.amount - deposit.arrived)
  return html`<h2>Money arrives</h2>
    ${problem === '' ? '' : html`<p class="problem" role="alert" id="problem">${problem}</p>`}
    ${
      rest === 0
        ? ''
        : html`<form method="post" action="/deposit/${deposit.id}/fund">
            <p><button name="amount" value="${rest / 100}">Pay in all that is missing, ${amountText(rest)}</button></p>
          </form>`
    }
    <form method="post" action="/deposit/${deposit.id}/fund">
      <p>
        <label for="amount">Another amount, in NOK</label>
        <input
          id="amount"
          name="amount"
          inputmode="decimal"
          autocomplete="off"
          required
          ${problem === '' ? html`` : html`aria-invalid="true" aria-describedby="problem"`}
        />
        <button>Pay in</button>
      </p>
    </form>`
}

/** One account at the bank's desk, with the possible actions. */
export function depositDeskPage(
  deposit: StoredDeposit,
  links: readonly { readonly name: string; readonly url: string }[],
  problem = '',
): Html {
  const isOngoing = isOpen(deposit)
  return html`${facts(deposit)} ${deposit.status === 'CREATED' ? signers(links) : ''}
    ${isOngoing ? payIn(deposit, problem) : ''}
    ${
      isOngoing
        ? html`<h2>The account ends</h2>
            ${deposit.split ? splitQuestion(deposit) : ''}
            <form method="post" action="/deposit/${deposit.id}/terminate">
              <p><button>Terminate: the bank pays everything to the tenant</button></p>
            </form>`
        : ''
    }
    <p><a href="/deposit">All accounts</a></p>`
}
