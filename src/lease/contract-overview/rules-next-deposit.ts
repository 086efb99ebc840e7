import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { depositStateAndAmounts, type DepositSource } from '../contract/rules-deposit'
import { depositStates, type NextDepositKey } from '../contract/rules-deposit-states'
import type { SigningState } from '../contract/rules-signing-state'
import type { nextStepTexts } from './words-next'

type KeyOf<T> = T extends `next_${infer Key}` ? Key : never

/** The step that somebody must take or that is waited for, or else the next day on which something happens. */
export interface NextStep {
  /**
   * The name of the step. For a paper to be signed, it is the state of the signing. `blocked`: the plan books no rent,
   * and the contract says why.
   */
  readonly key:
    | KeyOf<keyof typeof nextStepTexts>
    | SigningState
    | NextDepositKey
    | 'depositDisputeUntil'
    | 'depositDisputeOver'
    /** The bank has been asked, and the lease is over: the landlord waits, and can finish the contract. */
    | 'depositAsked'
    | 'blocked'
  readonly day?: Day
  /** The day of the last reminder. */
  readonly remindedOn?: Day
  readonly sum?: Ore
}

/** True if the bank is asked to pay the deposit, to the tenant or as a split that waits for the tenant. */
export const isPayoutAsked = (contract: DepositSource): boolean =>
  ['asked', 'paysOut'].includes(depositStates[depositStateAndAmounts(contract).state].fold)

/** The next step for the deposit, while the lease runs or after its end. Null if there is none. */
export function nextDepositStep(contract: DepositSource & Pick<Contract, 'status'>, today: Day): NextStep | null {
  const { state, missing } = depositStateAndAmounts(contract)
  const { next = null, nextOver = next } = depositStates[state]
  const key = contract.status === 'finished' ? nextOver : next
  const until = contract.signicatInfo?.disputeUntil ?? null
  // The bank pays the tenant when the five weeks after its notice end without a case (husleieloven
  // § 3-5), so the last day is shown. The five weeks run until the tenant agrees to a split.
  if (until !== null && (key === 'depositDispute' || (state === 'splitting' && until >= today)))
    return { key: until < today ? 'depositDisputeOver' : 'depositDisputeUntil', day: until }
  return key && { key, ...(key === 'depositUnpaid' && { sum: missing }) }
}
