import { html, type Html } from '../page/html'
import { agreementPath } from './release'
import type { StoredDeposit } from './state'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'NOK', currencyDisplay: 'code' })
export const amountText = (ore: number): string => money.format(ore / 100).replaceAll('\u{a0}', ' ')

export const depositStatusText: Readonly<Record<StoredDeposit['status'], string>> = {
  CREATED: 'Waits for signatures',
  SIGNED: 'Open, nothing paid in yet',
  PAID_PARTIAL: 'Partly paid in',
  PAID: 'Fully paid in',
  TERMINATED: 'Ended',
}

/** The tenant who holds the account. */
export const holderName = ({ asked }: StoredDeposit): string => {
  const { firstName, lastName } = asked.tenants[0]!.info
  return `${firstName} ${lastName}`
}

export const splitText = ({ tenant, landlord }: { readonly tenant: number; readonly landlord: number }) =>
  `${amountText(tenant)} to the tenant, ${amountText(landlord)} to the landlord`

export const splitQuestion = (deposit: StoredDeposit): Html =>
  html`<form method="post" action="${agreementPath(deposit)}">
    <p><button>${holderName(deposit)} agrees to the split</button></p>
  </form>`

/** The page for a tenant who is asked to agree to a split. */
export const agreementPage = (deposit: StoredDeposit): Html =>
  deposit.split
    ? html`<p>
          ${deposit.asked.landlord.name} asks that your deposit of ${amountText(deposit.funds)} is paid out like this:
          ${splitText(deposit.split)}.
        </p>
        ${splitQuestion(deposit)}`
    : html`<p class="panel">
        ${deposit.paidOut ? `The deposit was paid out: ${splitText(deposit.paidOut)}.` : 'Nothing is asked of you.'}
      </p>`

export const overviewPage = (deposits: readonly StoredDeposit[]): Html =>
  deposits.length === 0
    ? html`<p class="panel">No account yet. Deposits that the app opens appear here.</p>`
    : html`<ul class="list">
        ${deposits.map(
          (deposit) =>
            html`<li>
              <a href="/deposit/${deposit.id}">${deposit.accountNumber ?? holderName(deposit)}</a>
              <span>${amountText(deposit.arrived)} of ${amountText(deposit.amount)}</span>
              <small>${holderName(deposit)}. ${depositStatusText[deposit.status]}. ${deposit.asked.externalId}</small>
            </li>`,
        )}
      </ul>`
