import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { depositStanding, type DepositSource } from '../contract/rules-deposit'
import type { nextTexts } from './words-next'

type KeyOf<T> = T extends `next_${infer Key}` ? Key : never

/** Where the signing of the lease stands: its own sentences say it. */
type SigningStep =
  | 'sign'
  | 'signAgain'
  | 'fee'
  | 'starting'
  | 'renewing'
  | 'tenants'
  | 'landlord'
  | 'packaging'
  | 'withdrawing'

/** What becomes of the deposit account: its own sentences say it. */
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

/** What comes next: what is to be done or waited for, else the next day on which something happens. */
export interface NextStep {
  /** `blocked`: the plan books no rent; why, the contract says. */
  readonly key: KeyOf<keyof typeof nextTexts> | SigningStep | DepositStep | 'blocked'
  readonly day?: Day
  readonly sum?: Ore
  /** Who is waited for. */
  readonly names?: readonly string[]
}

/** What the deposit waits for, while the lease goes on and after its end. */
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
    // What isn't paid in in full can't be released.
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

/** A dispute waits; the five weeks that the bank gives run out by themselves. */
function disputeStep({ signicatInfo }: DepositSource, today: Day): NextStep {
  const until = signicatInfo?.disputeUntil ?? null
  if (until === null) return { key: 'depositDispute' }
  return { key: until < today ? 'depositDisputeOver' : 'depositDisputeUntil', day: until }
}

/** A split waits for the tenant's agreement; until that comes, the five weeks of a dispute before it go on. */
function splittingStep(contract: DepositSource, today: Day): NextStep {
  const dispute = disputeStep(contract, today)
  return dispute.key === 'depositDisputeUntil' ? dispute : { key: 'depositSplitting' }
}
