import { countSeen, recordViolation, type Landlord, type Life } from './life'
import { accountsOf, ordersOf, type ContractModel, type DepositRequest } from './model-contract'
import type { BankAction } from './desk-bank'
import { isOpen, isSigned, type Document } from './desk-signing'
import { instant, time } from './time'

/** The contract of a provider's record, with its landlord. */
export function contractOf(life: Life, id: number): { landlord: Landlord; contract: ContractModel } | undefined {
  for (const landlord of life.landlords)
    for (const contract of landlord.contracts) if (contract.id === id) return { landlord, contract }
  return undefined
}

const nameOf = ({ externalId, id }: Document) => `${externalId} (${id})`

/** Checks a new order. The landlord must have asked for it, and the paper may have no other open order. */
function ordered(life: Life, document: Document): void {
  const of = contractOf(life, document.contract)
  if (!of) return recordViolation(life, 'an order is of a contract', nameOf(document))
  const paper = of.contract.papers[document.paper]
  of.contract.occasions.push(time.ms)
  const living = ordersOf(life.signing.documents, of.contract, document.paper).filter(
    (each) => each !== document && (isOpen(each) || isSigned(each)),
  )
  if (living.length > 0)
    recordViolation(
      life,
      'at most one living order of a paper',
      `${nameOf(document)} beside ${living.map(nameOf).join(', ')}`,
    )
  if (!paper.mayOrder && paper.trying !== 'order' && paper.trying !== 'renew')
    recordViolation(life, 'a paper is sent only when the landlord has said so', `${nameOf(document)} at ${instant()}`)
  const asked = document.signers.filter(({ isTenant }) => isTenant).length
  if (asked !== of.contract.tenants.length)
    recordViolation(
      life,
      'all tenants are asked to sign',
      `${nameOf(document)}: ${asked} of ${of.contract.tenants.length}`,
    )
  if (of.landlord.isDeleted) recordViolation(life, 'a deleted account sends nothing', nameOf(document))
  paper.mayOrder = false
  paper.hasOrdered = true
}

/**
 * Checks an order that the product ends. The landlord must have asked for that. Otherwise a signature could be lost
 * without the landlord's request.
 */
function ended(life: Life, document: Document): void {
  const of = contractOf(life, document.contract)
  if (!of) return
  of.contract.occasions.push(time.ms)
  const { endsBefore, trying } = of.contract.papers[document.paper]
  if (document.createdAt <= endsBefore || trying === 'end' || trying === 'renew') return
  if (of.landlord.isDeleted || of.contract.isDeleted) return
  const hasSignature = document.signers.some(({ signedAt }) => signedAt !== null)
  recordViolation(
    life,
    hasSignature
      ? 'no signature is lost without the landlord’s word'
      : 'an order is ended only when the landlord has said so',
    `${nameOf(document)} at ${instant()}`,
  )
}

const isSame = (word: DepositRequest, { what, tenant, landlord }: BankAction): boolean =>
  word.what === what && (word.what !== 'SPLIT' || (word.tenant === tenant && word.landlord === landlord))

/** Checks an action of the bank. The landlord must have asked for exactly that, and it may happen only once. */
function banked(life: Life, action: BankAction): void {
  const of = contractOf(life, action.account.contract)
  if (!of) return
  const { contract } = of
  const { deposit } = contract
  contract.occasions.push(time.ms)
  const text = `${action.account.externalId}: ${action.what} ${action.tenant / 100} ${action.landlord / 100} at ${instant()}`
  countSeen(life, `bank: ${action.what}`)
  deposit.done += 1
  if (deposit.trying && isSame(deposit.trying, action)) return void (deposit.triedDone += 1)
  if (!deposit.words.some((word) => isSame(word, action)))
    return recordViolation(life, 'the bank is asked only for what the landlord has said', text)
  const mayRepeat = life.network.failuresOf('bank') + life.product.deaths - deposit.failuresBefore
  if (deposit.done > 1 + mayRepeat) recordViolation(life, 'the bank is asked once', text)
}

/** Checks every request to the signing service and the bank at the moment it is carried out. */
export function watchProviders(life: Life): void {
  life.signing.watch.added = (document) => ordered(life, document)
  life.signing.watch.canceled = (document) => ended(life, document)
  life.signing.watch.declined = (externalId) => {
    const [, name, id] = /^(contract|checklist):(\d+):/.exec(externalId) ?? []
    const paper = contractOf(life, Number(id))?.contract.papers[name as Document['paper']]
    // A declined order is not sent again.
    if (paper) paper.mayOrder = false
    countSeen(life, 'order declined')
  }
  life.bank.watch.done = (action) => banked(life, action)
  life.bank.watch.opened = (account) => {
    contractOf(life, account.contract)?.contract.occasions.push(time.ms)
    countSeen(life, 'bank: opened')
    const of = contractOf(life, account.contract)
    if (of?.contract.terms.guaranteed)
      recordViolation(life, 'a lease with a guarantee opens no account', account.externalId)
    const others = of ? accountsOf(life.bank.accounts, of.contract) : []
    if (others.some((each) => each !== account && each.openedAt < Infinity && each.terminatedAt === Infinity))
      recordViolation(life, 'at most one deposit account of a contract', account.externalId)
  }
}
