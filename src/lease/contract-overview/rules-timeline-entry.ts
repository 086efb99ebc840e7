import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

/** One entry of a contract's timeline, a sentence, with what the sentence names. */
export interface TimelineEntry {
  readonly key:
    | 'written'
    | 'unsigned'
    /** The same of a lease that opens a deposit account through the product, which is signed electronically alone. */
    | 'unsignedDeposit'
    | 'feeDue'
    | 'feePaid'
    | 'feeRefunding'
    | 'feeRefunded'
    | 'starting'
    | 'renewing'
    | 'sent'
    | 'tenantSigned'
    | 'tenantMismatch'
    /** The same when the landlord has signed too. */
    | 'signedMismatch'
    | 'tenantWaits'
    | 'landlordLater'
    | 'landlordWaits'
    | 'landlordSigned'
    | 'packaging'
    | 'withdrawing'
    | 'signingFailed'
    | 'signingWithdrawn'
    | 'signingWithdrawnUnsent'
    | 'signingExpired'
    | 'signingCanceled'
    | 'signedManual'
    | 'signedBankid'
    | 'depositOpening'
    | 'depositOpened'
    | 'depositPartly'
    /** The same once the lease is over: nobody waits for the rest. */
    | 'depositEmptyOver'
    | 'depositPartlyOver'
    | 'depositFully'
    | 'depositCanceling'
    | 'depositReleasing'
    | 'depositPayingOut'
    | 'depositSplitting'
    | 'depositDispute'
    | 'disputeUntil'
    | 'disputeOver'
    | 'depositReleased'
    | 'depositSplit'
    | 'depositDecided'
    | 'depositClosed'
    | 'depositByHand'
    | 'rentWaits'
    | 'rentFrom'
    | 'rentSince'
    | 'rentBlocked'
    | 'rentUntil'
    | 'raised'
    | 'raiseAhead'
    | 'openEnded'
    | 'endsOn'
    | 'ended'
    /** The same of a lease that names a last day and counts as open-ended. */
    | 'openLastDay'
    | 'openOver'
    | 'wentOn'
    | 'openWentOn'
    | 'finished'
  /** What has happened, what is waited for now, and what comes later. */
  readonly state: 'done' | 'now' | 'ahead'
  readonly day: Day | null
  /** Who signs. */
  readonly name?: string
  /** Who has signed in that one's place, by the name in the BankID. */
  readonly signedBy?: string
  /** Which of the tenants that is: two may have one name. */
  readonly place?: number
  /** An amount that the sentence names besides the rent. */
  readonly sum?: Ore
  /** Where the one who is waited for signs. */
  readonly link?: string | null
}

export const entry = (
  key: TimelineEntry['key'],
  state: TimelineEntry['state'],
  day: Day | null = null,
  more: Pick<TimelineEntry, 'name' | 'signedBy' | 'place' | 'sum' | 'link'> = {},
): TimelineEntry => ({ key, state, day, ...more })
