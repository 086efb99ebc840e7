import { html, timeOf, type Html } from '../page/html'
import { agreementPath } from './life'
import type { KeptDeposit } from './state'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'NOK', currencyDisplay: 'code' })
const amount = (ore: number): string => money.format(ore / 100).replaceAll('\u{a0}', ' ')

const statusText: Readonly<Record<KeptDeposit['status'], string>> = {
  CREATED: 'Waits for signatures',
  SIGNED: 'Open, nothing paid in yet',
  PAID_PARTIAL: 'Partly paid in',
  PAID: 'Fully paid in',
  TERMINATED: 'Ended',
}

/** The tenant in whose name the account is. */
export const holderOf = ({ asked }: KeptDeposit): string => {
  const { firstName, lastName } = asked.tenants[0]!.info
  return `${firstName} ${lastName}`
}

const splitText = ({ tenant, landlord }: { readonly tenant: number; readonly landlord: number }) =>
  `${amount(tenant)} to the tenant, ${amount(landlord)} to the landlord`

const facts = (deposit: KeptDeposit): Html =>
  html`<dl>
    <dt>Account</dt>
    <dd>${deposit.accountNumber ?? 'Opens when all have signed'}</dd>
    <dt>In the name of</dt>
    <dd>${holderOf(deposit)}</dd>
    <dt>Landlord</dt>
    <dd>${deposit.asked.landlord.name}</dd>
    <dt>Deposit</dt>
    <dd>${amount(deposit.amount)}, to be paid in by ${timeOf(deposit.paymentDeadline)}</dd>
    <dt>On the account</dt>
    <dd>${amount(deposit.arrived)}</dd>
    <dt>Status</dt>
    <dd>${statusText[deposit.status]}</dd>
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

/** Who signs where, while somebody still has to. */
const signers = (links: readonly { readonly name: string; readonly url: string }[]): Html =>
  html`<h2>Signatures</h2>
    <ul class="list">
      ${links.map(({ name, url }) => html`<li><a href="${url}">BankID desk of ${name}</a></li>`)}
    </ul>`

const payIn = (deposit: KeptDeposit, problem: string): Html => {
  const rest = Math.max(0, deposit.amount - deposit.arrived)
  return html`<h2>Money arrives</h2>
    ${problem === '' ? '' : html`<p class="problem" role="alert" id="problem">${problem}</p>`}
    ${
      rest === 0
        ? ''
        : html`<form method="post" action="/deposit/${deposit.id}/fund">
            <p><button name="amount" value="${rest / 100}">Pay in all that is missing, ${amount(rest)}</button></p>
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

const agreement = (deposit: KeptDeposit): Html =>
  html`<form method="post" action="${agreementPath(deposit)}">
    <p><button>${holderOf(deposit)} agrees to the split</button></p>
  </form>`

/** One account at the bank's desk, with what can happen to it. */
export function deskPage(
  deposit: KeptDeposit,
  links: readonly { readonly name: string; readonly url: string }[],
  problem = '',
): Html {
  const isOpen = deposit.status !== 'CREATED' && deposit.status !== 'TERMINATED'
  return html`${facts(deposit)} ${deposit.status === 'CREATED' ? signers(links) : ''}
    ${isOpen ? payIn(deposit, problem) : ''}
    ${
      isOpen
        ? html`<h2>The account ends</h2>
            ${deposit.split ? agreement(deposit) : ''}
            <form method="post" action="/deposit/${deposit.id}/terminate">
              <p><button>Terminate: the bank pays everything to the tenant</button></p>
            </form>`
        : ''
    }
    <p><a href="/deposit">All accounts</a></p>`
}

/** What the tenant is sent to when a split is asked for. */
export const agreementPage = (deposit: KeptDeposit): Html =>
  deposit.split
    ? html`<p>
          ${deposit.asked.landlord.name} asks that your deposit of ${amount(deposit.funds)} is paid out like this:
          ${splitText(deposit.split)}.
        </p>
        ${agreement(deposit)}`
    : html`<p class="panel">
        ${deposit.paidOut ? `The deposit was paid out: ${splitText(deposit.paidOut)}.` : 'Nothing is asked of you.'}
      </p>`

/** Every account. */
export const overviewPage = (deposits: readonly KeptDeposit[]): Html =>
  deposits.length === 0
    ? html`<p class="panel">No account yet. Deposits that the app opens appear here.</p>`
    : html`<ul class="list">
        ${deposits.map(
          (deposit) =>
            html`<li>
              <a href="/deposit/${deposit.id}">${deposit.accountNumber ?? holderOf(deposit)}</a>
              <span>${amount(deposit.arrived)} of ${amount(deposit.amount)}</span>
              <small>${holderOf(deposit)}. ${statusText[deposit.status]}. ${deposit.asked.externalId}</small>
            </li>`,
        )}
      </ul>`
