import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
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
