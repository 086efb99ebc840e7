import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { depositStanding, type DepositSource } from '../contract/rules-deposit'
import type { SigningState } from '../contract/rules-signing-state'
import type { nextTexts } from './words-next'

type KeyOf<T> = T extends `next_${infer Key}` ? Key : never

/** These have sentences of their own. */
type DepositStep =
  | 'depositOpening'
  | 'depositOpened'
  | 'depositPartly'
  | 'depositCanceling'
  | 'depositReleasing'
  | 'depositPayingOut'
  | 'depositSplitting'
  | 'depositDispute'
  | 'depositDisputeUntil'
  | 'depositDisputeOver'

/** What must be done, what is waited for, or else the next day on which something happens. */
export interface NextStep {
  /** Of a paper to be signed, its state. `blocked`: the plan books no rent. The contract says why. */
  readonly key: KeyOf<keyof typeof nextTexts> | SigningState | DepositStep | 'blocked'
  readonly day?: Day
  readonly sum?: Ore
}

/** The deposit is settled while the lease runs or after its end. */
export function depositStep(contract: DepositSource & Pick<Contract, 'status'>, today: Day): NextStep | null {
  const { stage, missing } = depositStanding(contract)
  const isOver = contract.status === 'finished'
  switch (stage) {
    case 'canceling':
      return { key: 'depositCanceling' }
    case 'payingOut':
      return { key: 'depositPayingOut' }
    case 'splitting':
      return splittingStep(contract, today)
    case 'opening':
      return isOver ? null : { key: 'depositOpening' }
    case 'opened':
      return isOver ? { key: 'closeEmpty' } : { key: 'depositOpened', sum: missing }
    // A deposit that isn't fully paid in can't be released.
    case 'partly':
      return isOver ? { key: 'close' } : { key: 'depositPartly', sum: missing }
    case 'fully':
      return isOver ? { key: 'release' } : null
    case 'releasing':
      return { key: 'depositReleasing' }
    case 'dispute':
      return disputeStep(contract, today)
    default:
      return null
  }
}

/** The bank's five weeks run out automatically. */
function disputeStep({ signicatInfo }: DepositSource, today: Day): NextStep {
  const until = signicatInfo?.disputeUntil ?? null
  if (until === null) return { key: 'depositDispute' }
  return { key: until < today ? 'depositDisputeOver' : 'depositDisputeUntil', day: until }
}

/** Until the tenant agrees to a split, the five weeks of an earlier dispute go on. */
function splittingStep(contract: DepositSource, today: Day): NextStep {
  const dispute = disputeStep(contract, today)
  return dispute.key === 'depositDisputeUntil' ? dispute : { key: 'depositSplitting' }
}
