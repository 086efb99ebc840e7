import { phoneOf } from '../signicat/asked-checks'
import { invalidDocument, SignicatRefusal } from '../signicat/failure'
import { cancelDocument } from '../signicat/life'
import { oreOfNok, type readTerminate } from './asked'
import { isOpen, payOut } from './life'
import type { BankState, StoredDeposit } from './state'

const refuse = (message: string) => new SignicatRefusal(400, 'invalid_operation', message)

/**
 * Ends a deposit that is not fully funded. Its money goes back to the tenant. Throws 400. The state TERMINATED afterwards
 * is an assumption.
 */
export function cancelDeposit(state: BankState, deposit: StoredDeposit): void {
  if (deposit.status === 'PAID') throw refuse('The deposit is fully funded and must be released.')
  if (deposit.status === 'TERMINATED') throw refuse('The deposit is terminated.')
  const document = state.signing.documents.get(deposit.documentId)!
  const isUnsigned = document.status === 'unsigned' || document.status === 'partialsigned'
  if (isUnsigned && !document.canceling) cancelDocument(state.signing, document.id, 'The deposit was cancelled')
  payOut(state, deposit.id, { tenant: deposit.arrived, landlord: 0 })
}

/**
 * Releases a funded deposit: to the tenant at once, a split when the tenant agrees. Until then the request may be replaced.
 * Throws 400.
 */
export function terminate(state: BankState, deposit: StoredDeposit, asked: ReturnType<typeof readTerminate>): void {
  if (deposit.status !== 'PAID') throw refuse('Only a deposit that is fully funded can be released.')
  const { category, amount } = asked
  if (category === 'DISPUTE') throw invalidDocument([{ field: 'Category', message: 'DISPUTE is not available.' }])
  const isWhole = category === 'TENANT' && amount === undefined
  const tenant = isWhole ? deposit.funds : oreOfNok(amount?.tenant ?? 0)
  const landlord = oreOfNok(amount?.landlord ?? 0)
  if (tenant + landlord !== deposit.funds || (category === 'TENANT' && landlord > 0))
    throw invalidDocument([{ field: 'Amount', message: 'The amounts must add up to the funds of the deposit.' }])
  // The same split again changes nothing, and nobody gets another mail. This is an assumption.
  if (category === 'SPLIT' && deposit.split?.tenant === tenant && deposit.split.landlord === landlord) return
  for (const listener of state.onCarriedOut) listener(deposit.id, `${category} ${tenant / 100}/${landlord / 100}`)
  if (category === 'TENANT') return payOut(state, deposit.id, { tenant, landlord })
  askTenant(state, state.deposits.change(deposit.id, { split: { tenant, landlord } }))
}

/** The page on which the first tenant agrees to a split. */
export const agreementPath = ({ id }: StoredDeposit): string => `/deposit/${id}/agree`

/** The bank sends a mail to the first tenant. */
function askTenant({ signing }: BankState, deposit: StoredDeposit): void {
  const { info, ui } = deposit.asked.tenants[0]!
  const isNorwegian = ui?.language === 'NO'
  const { origin } = signing.documents.get(deposit.documentId)!
  const subject = isNorwegian ? 'Samtykke til deling av depositumet' : 'Agree to how the deposit is split'
  const text = `${subject}: ${origin}${agreementPath(deposit)}`
  signing.post.mail({ to: info.email, from: 'Deposit bank <post@bank.example>', subject, text })
  signing.post.sms({ to: phoneOf(info.mobile)!, from: 'Bank', text })
}

/** The tenant agrees to the requested split. False when there is none. */
export function agreeToSplit(state: BankState, deposit: StoredDeposit): boolean {
  if (!deposit.split) return false
  payOut(state, deposit.id, deposit.split)
  return true
}

/**
 * The bank ends an account without the app, for example after a final decision. The tenant gets the money. False when there
 * is no such account.
 */
export function endByBank(state: BankState, deposit: StoredDeposit): boolean {
  if (!isOpen(deposit)) return false
  payOut(state, deposit.id, { tenant: deposit.arrived, landlord: 0 })
  return true
}
