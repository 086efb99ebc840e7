import { randomUUID } from 'node:crypto'
import { latestDeadline } from '../signicat/asked-checks'
import { createDocument } from '../signicat/life'
import { newAccountNumber } from './account-number'
import { depositAmountOf, type DepositRequest } from './asked'
import { paperOf } from './paper'
import type { BankState, StoredDeposit } from './state'

function emitEvent({ signing }: BankState, deposit: StoredDeposit, type: string, more: object = {}): void {
  const { externalId, advanced } = deposit.asked
  signing.emit({ type, payload: { depositId: deposit.id, externalId, ...more }, tags: advanced?.tags ?? [] })
}

/** `origin` is the address where signers reach this sandbox. */
export function createDeposit(state: BankState, asked: DepositRequest, file: Buffer, origin: string): StoredDeposit {
  const now = state.signing.now()
  const document = createDocument(state.signing, paperOf(asked), file, origin)
  const { dataToSign: _, ...contract } = asked.contract
  const deposit = state.deposits.add({
    id: randomUUID(),
    asked: { ...asked, contract } as DepositRequest,
    documentId: document.id,
    created: now,
    amount: depositAmountOf(asked),
    paymentDeadline: asked.contract.paymentDeadline ?? latestDeadline(now),
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

/** A tenant has the id of the signer. */
const tenantIds = (state: BankState, { documentId, asked }: StoredDeposit): string[] =>
  (state.signing.documents.get(documentId)?.signers ?? []).slice(0, asked.tenants.length).map(({ id }) => id)

/** All have signed. Opens the account in the name of the first tenant. */
export function openDepositAccount(state: BankState, deposit: StoredDeposit): void {
  if (deposit.status !== 'CREATED') return
  const after = state.deposits.change(deposit.id, { status: 'SIGNED', accountNumber: newAccountNumber() })
  emitEvent(state, after, 'deposit_bank_account_created', { tenantId: tenantIds(state, after)[0] })
}

export const isOpen = ({ status }: StoredDeposit) => status !== 'CREATED' && status !== 'TERMINATED'

/**
 * Money arrives in the account, in øre. The bank notices it when it looks for payments: on request, or after a second.
 */
export function payIntoAccount(state: BankState, deposit: StoredDeposit, ore: number): boolean {
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

/** Ends the account, with the sums that were paid out of it. */
export function payOut(state: BankState, id: string, paidOut: StoredDeposit['paidOut']): void {
  const after = state.deposits.change(id, { status: 'TERMINATED', split: null, paidOut, arrived: 0, funds: 0 })
  emitEvent(state, after, 'deposit_terminated')
}

/** Continues what a kill has interrupted: accounts to be opened, and payments that the bank has not noticed. */
export function resumeBank(state: BankState): void {
  for (const deposit of state.deposits.list().toReversed()) {
    if (state.signing.documents.get(deposit.documentId)?.status === 'signed') openDepositAccount(state, deposit)
    if (deposit.arrived !== deposit.funds) state.signing.soon(() => checkPayments(state, deposit.id))
  }
}
