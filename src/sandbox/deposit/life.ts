import { randomUUID } from 'node:crypto'
import type { DocumentAsked, SignerAsked } from '../signicat/shapes'
import { phoneOf } from '../signicat/asked-checks'
import { invalid, SignicatFailure } from '../signicat/failure'
import { cancel, createDocument } from '../signicat/life'
import { newAccountNumber } from './account-number'
import { amountOf, latestPayment, oreOf, type DepositAsked, type readTerminate, type TenantAsked } from './asked'
import type { BankState, KeptDeposit } from './state'

function emitEvent({ signing }: BankState, deposit: KeptDeposit, type: string, more: object = {}): void {
  const { externalId, advanced } = deposit.asked
  signing.emit({ type, payload: { depositId: deposit.id, externalId, ...more }, tags: advanced?.tags ?? [] })
}

const refuse = (message: string) => new SignicatFailure(400, 'invalid_operation', message)

type Signing = Pick<TenantAsked, 'flow' | 'redirectSettings' | 'ui'>

const signerOf = (externalSignerId: string, order: number, signing: Signing): SignerAsked => ({
  externalSignerId,
  order,
  required: order === 1,
  signatureType: { mechanism: 'pkisignature', signatureMethods: ['no_bankid_csc'] },
  redirectSettings: {
    ...signing.redirectSettings,
    redirectMode: signing.flow === 'redirect' ? 'redirect' : 'iframe_with_webmessaging',
  },
  ...(signing.ui && { ui: signing.ui }),
})

/** The name that a national id's holder would be compared with. */
function landlordInfo(name: string): SignerAsked['signerInfo'] {
  const [lastName = '', ...first] = name.trim().split(/\s+/).toReversed()
  return { firstName: first.toReversed().join(' '), lastName }
}

/**
 * The paper as it is given to the signing service: all tenants in any order, then the landlord. What its signers are called
 * there is an assumption, for tenants without a name of the app's and for the landlord.
 */
function paperOf({ externalId, tenants, landlord, contract, contactDetails, advanced }: DepositAsked): DocumentAsked {
  const { representativeSignature } = landlord
  return {
    title: 'Leiekontrakt med depositumskonto',
    externalId,
    dataToSign: {
      base64Content: contract.dataToSign.rentContractPDF,
      fileName: 'leiekontrakt.pdf',
      packaging: { signaturePackageFormats: ['pades'] },
    },
    contactDetails: { ...contactDetails, email: contactDetails?.email ?? 'post@bank.example' },
    signers: [
      ...tenants.map((tenant, index) =>
        Object.assign(signerOf(tenant.externalId ?? `${externalId}:tenant${index + 1}`, 1, tenant), {
          signerInfo: tenant.info,
          // The bank sends a tenant the paper that all have signed.
          notifications: { setup: { finalReceipt: 'sendEmail' } },
        }),
      ),
      ...(representativeSignature
        ? [
            {
              ...signerOf(`${externalId}:landlord`, 2, representativeSignature),
              signerInfo: landlordInfo(landlord.name),
            },
          ]
        : []),
    ],
    advanced: { tags: advanced?.tags ?? [] },
  }
}

/** `origin` is where signers reach this sandbox. */
export function createDeposit(state: BankState, asked: DepositAsked, file: Buffer, origin: string): KeptDeposit {
  const now = state.signing.now()
  const document = createDocument(state.signing, paperOf(asked), file, origin)
  const { dataToSign: _, ...contract } = asked.contract
  const deposit = state.deposits.add({
    id: randomUUID(),
    asked: { ...asked, contract } as DepositAsked,
    documentId: document.id,
    created: now,
    amount: amountOf(asked),
    paymentDeadline: asked.contract.paymentDeadline ?? latestPayment(now),
    status: 'CREATED',
    accountNumber: null,
    arrived: 0,
    funds: 0,
    lastPaymentCheck: null,
    split: null,
    paidOut: null,
  })
  emitEvent(state, deposit, 'deposit_created')
  return deposit
}

/** The id of a tenant is that of the signer. */
const tenantIds = (state: BankState, { documentId, asked }: KeptDeposit): string[] =>
  (state.signing.documents.get(documentId)?.signers ?? []).slice(0, asked.tenants.length).map(({ id }) => id)

/** All have signed: the account is opened, in the name of the first tenant. */
export function openAccount(state: BankState, deposit: KeptDeposit): void {
  if (deposit.status !== 'CREATED') return
  const after = state.deposits.change(deposit.id, { status: 'SIGNED', accountNumber: newAccountNumber() })
  emitEvent(state, after, 'deposit_bank_account_created', { tenantId: tenantIds(state, after)[0] })
}

const isOpen = ({ status }: KeptDeposit) => status !== 'CREATED' && status !== 'TERMINATED'

/** Money comes to the account; the bank finds it when it looks: when it is asked to, or after a second. Øre. */
export function fund(state: BankState, deposit: KeptDeposit, ore: number): boolean {
  if (!isOpen(deposit)) return false
  state.deposits.change(deposit.id, { arrived: deposit.arrived + ore })
  state.signing.soon(() => checkPayments(state, deposit.id))
  return true
}

/** Looks for new payments. */
export function checkPayments(state: BankState, id: string): void {
  const deposit = state.deposits.get(id)!
  if (!isOpen(deposit)) return
  const { arrived, amount } = deposit
  const lastPaymentCheck = state.signing.now()
  if (arrived === deposit.funds) return void state.deposits.change(id, { lastPaymentCheck })
  const isFull = arrived >= amount
  const after = state.deposits.change(id, {
    funds: arrived,
    status: isFull ? 'PAID' : 'PAID_PARTIAL',
    lastPaymentCheck,
  })
  emitEvent(state, after, isFull ? 'deposit_fully_funded' : 'deposit_partially_funded', { funds: arrived / 100 })
}

function payOut(state: BankState, id: string, paidOut: KeptDeposit['paidOut']): void {
  const after = state.deposits.change(id, { status: 'TERMINATED', split: null, paidOut, arrived: 0, funds: 0 })
  emitEvent(state, after, 'deposit_terminated')
}

/** Ends what is not fully funded; money on it goes back to the tenant. Throws 400. That it is TERMINATED then is an assumption. */
export function cancelDeposit(state: BankState, deposit: KeptDeposit): void {
  if (deposit.status === 'PAID') throw refuse('The deposit is fully funded and must be released.')
  if (deposit.status === 'TERMINATED') throw refuse('The deposit is terminated.')
  const document = state.signing.documents.get(deposit.documentId)!
  const isUnsigned = document.status === 'unsigned' || document.status === 'partialsigned'
  if (isUnsigned && !document.canceling) cancel(state.signing, document.id, 'The deposit was cancelled')
  payOut(state, deposit.id, { tenant: deposit.arrived, landlord: 0 })
}

/** Releases a funded deposit: to the tenant at once, split when the tenant agrees; until then it may be asked anew. Throws 400. */
export function terminate(state: BankState, deposit: KeptDeposit, asked: ReturnType<typeof readTerminate>): void {
  if (deposit.status !== 'PAID') throw refuse('Only a deposit that is fully funded can be released.')
  const { category, amount } = asked
  if (category === 'DISPUTE') throw invalid([{ field: 'Category', message: 'DISPUTE is not available.' }])
  const isWhole = category === 'TENANT' && amount === undefined
  const tenant = isWhole ? deposit.funds : oreOf(amount?.tenant ?? 0)
  const landlord = oreOf(amount?.landlord ?? 0)
  if (tenant + landlord !== deposit.funds || (category === 'TENANT' && landlord > 0))
    throw invalid([{ field: 'Amount', message: 'The amounts must add up to the funds of the deposit.' }])
  if (category === 'TENANT') return payOut(state, deposit.id, { tenant, landlord })
  // The same split again is the one that waits already: nobody is written to twice. An assumption.
  if (deposit.split?.tenant === tenant && deposit.split.landlord === landlord) return
  const after = state.deposits.change(deposit.id, { split: { tenant, landlord } })
  askTenant(state, after)
}

/** The page on which the first tenant agrees to a split. */
export const agreementPath = ({ id }: KeptDeposit): string => `/deposit/${id}/agree`

/** The bank writes to the first tenant by itself. */
function askTenant({ signing }: BankState, deposit: KeptDeposit): void {
  const { info, ui } = deposit.asked.tenants[0]!
  const isNorwegian = ui?.language === 'NO'
  const { origin } = signing.documents.get(deposit.documentId)!
  const subject = isNorwegian ? 'Samtykke til deling av depositumet' : 'Agree to how the deposit is split'
  const text = `${subject}: ${origin}${agreementPath(deposit)}`
  signing.post.mail({ to: info.email, from: 'Deposit bank <post@bank.example>', subject, text })
  signing.post.sms({ to: phoneOf(info.mobile)!, from: 'Bank', text })
}

/** The tenant agrees to the split that is asked for. False when there is none. */
export function agree(state: BankState, deposit: KeptDeposit): boolean {
  if (!deposit.split) return false
  payOut(state, deposit.id, deposit.split)
  return true
}

/** The bank ends an account without the app: a final decision, say. The tenant gets what is on it. False when there is none. */
export function endByBank(state: BankState, deposit: KeptDeposit): boolean {
  if (!isOpen(deposit)) return false
  payOut(state, deposit.id, { tenant: deposit.arrived, landlord: 0 })
  return true
}

/** What a kill came before: accounts that are due, and payments that the bank has not looked for. */
export function resume(state: BankState): void {
  for (const deposit of state.deposits.list().toReversed()) {
    if (state.signing.documents.get(deposit.documentId)?.status === 'signed') openAccount(state, deposit)
    if (deposit.arrived !== deposit.funds) state.signing.soon(() => checkPayments(state, deposit.id))
  }
}
