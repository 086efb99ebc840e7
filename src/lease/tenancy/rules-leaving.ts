import type { Day } from '../../base/kit/day'
import type { ContractNotice } from '../contract/model'
import type { DepositState } from '../contract/rules-deposit-states'
import { depositStates } from '../contract/rules-deposit-states'

/** The landlord's notice that was given by letter. All is null if no letter gave it. */
export interface NoticeByLetter {
  /** The last day on which the tenant may protest, while there is no protest. */
  readonly protestUntil: Day | null
  /** The last day to bring the case, after a protest in time. */
  readonly caseBy: Day | null
  /** The delivery of the letter: only made to be printed, sent by e-mail, or received. */
  readonly delivery: { readonly state: 'made' | 'sent' | 'received'; readonly day: Day } | null
}

/** The sentence about who gave notice. A letter that nobody has said to be received isn't told as received. */
export function noticeSentence(
  { by, received_on }: Pick<ContractNotice, 'by' | 'received_on'>,
  { delivery }: Pick<NoticeByLetter, 'delivery'>,
): { readonly key: 'byTenant' | 'byLandlord' | 'byLandlordSent' | 'byLandlordMade'; readonly day: Day } {
  if (by === 'tenant') return { key: 'byTenant', day: received_on }
  if (delivery === null || delivery.state === 'received') return { key: 'byLandlord', day: received_on }
  return { key: delivery.state === 'sent' ? 'byLandlordSent' : 'byLandlordMade', day: delivery.day }
}

/**
 * The heading above what is left to do. After a protest in time nobody knows whether the tenant moves, and before the
 * notice is handed over it ends nothing. `isTold`: the page already says above when the tenant moves out.
 */
export function leavingHeading(
  { caseBy, delivery }: Pick<NoticeByLetter, 'caseBy' | 'delivery'>,
  { isTold, days }: { readonly isTold: boolean; readonly days: number },
): 'contested' | 'notDelivered' | 'until' | 'leaves' {
  if (caseBy !== null) return 'contested'
  if (delivery?.state === 'made') return 'notDelivered'
  return isTold || days < 1 ? 'until' : 'leaves'
}

/** The steps that later modules know to be done. */
export interface LeavingDone {
  /** The day on which the handover on moving out was signed. Null: it isn't signed. */
  readonly handover: Day | null
  /** The day on which the newest settlement was made. Null: there is none. */
  readonly settlement: Day | null
}

export interface LeavingLine {
  readonly what: 'viewing' | 'handover' | 'settlement' | 'release'
  readonly when: 'byDay' | 'onDay' | 'afterDay'
  /** `waits`: the landlord has asked the bank, and somebody else's answer is waited for. */
  readonly state: 'open' | 'waits' | 'done'
  /** The day on which it was done. Null: it isn't done, or nobody knows the day. */
  readonly doneOn: Day | null
}

const depositLineOf = (state: DepositState): LeavingLine['state'] => {
  const { fold, next } = depositStates[state]
  if (fold === 'settled' || fold === 'closed') return 'done'
  return next === 'depositWaits' && fold !== 'opening' ? 'waits' : 'open'
}

interface Leaving {
  /** The last day of the lease. */
  readonly last: Day
  readonly today: Day
  /** True if the contract is finished, so that nobody has to see the home any more. */
  readonly isOver: boolean
  /** True if there is a deposit to settle. */
  readonly hasDeposit: boolean
  readonly deposit: DepositState
  readonly done: LeavingDone
}

/** The steps until the tenant has moved out, with what is done of them. A viewing is left out after the last day. */
export function leavingLines({ last, today, isOver, hasDeposit, deposit, done }: Leaving): readonly LeavingLine[] {
  const line = (what: LeavingLine['what'], when: LeavingLine['when'], doneOn: Day | null): LeavingLine => ({
    what,
    when,
    state: doneOn === null ? 'open' : 'done',
    doneOn,
  })
  const ofDeposit = depositLineOf(deposit)
  return [
    ...(isOver || last < today ? [] : [line('viewing', 'byDay', null)]),
    line('handover', 'onDay', done.handover),
    line('settlement', 'afterDay', done.settlement),
    ...(hasDeposit || ofDeposit === 'done' ? [{ ...line('release', 'afterDay', null), state: ofDeposit }] : []),
  ]
}
