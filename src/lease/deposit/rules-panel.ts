import {
  isRentPaidToDepositBank,
  depositStateAndAmounts,
  type DepositSource,
  type RentAccountSource,
} from '../contract/rules-deposit'
import { depositStates, type DepositState } from '../contract/rules-deposit-states'
import { isTermOver } from '../law/rules-term'
import { depositTransitions } from './rules'

/** The actions that the page offers in a state. The table of states decides which these are. */
export function offeredDepositActions(state: DepositState) {
  const { status } = depositStates[state]
  const { close, SPLIT, takeBack } = depositTransitions[state]
  return {
    pay: state === 'fee',
    /** Until the contract is signed, refreshing its signing also refreshes the account. */
    refresh: status === 'opened' || status === 'founds',
    close: close === 'closing',
    release: SPLIT === 'proposing',
    takeBack: takeBack === 'former',
  }
}

type SentenceSource = DepositSource & RentAccountSource & Parameters<typeof isTermOver>[0]

/**
 * The key of the sentence about the state. Some cases have a sentence of their own: several tenants, a lease that is
 * over, rent that is paid to the deposit's bank, an account without money, and an account with too much. Null when the
 * product opens no account.
 */
export function depositSentenceKey(contract: SentenceSource, isSeveral: boolean) {
  const { state, paid, surplus } = depositStateAndAmounts(contract)
  if (state === 'none' || state === 'own') return null
  if (state === 'paid') return 'ordered'
  if (state === 'created' && isSeveral) return 'createdSeveral'
  if (state === 'dispute' && isRentPaidToDepositBank(contract)) return 'disputeRent'
  // The line below this sentence states the last day of the five weeks after the bank's notice.
  if (state === 'dispute' && (contract.signicatInfo?.disputeUntil ?? null) !== null) return 'disputeNoticed'
  if (state === 'fully' && surplus > 0) return 'fullyOver'
  // Nobody waits for a payment any more.
  if (state === 'opened' && isTermOver(contract)) return 'openedOver'
  if ((state === 'closing' || state === 'closed') && paid <= 0) return `${state}Empty` as const
  return state
}

/** True if the five weeks after the bank's notice still run. They run until the tenant agrees to a split. */
export const isDisputeRunning = (state: DepositState): boolean =>
  ['dispute', 'disputeSplit', 'proposing', 'splitting'].includes(state)
