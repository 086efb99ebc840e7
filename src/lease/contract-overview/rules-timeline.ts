import { monthAt, osloDay, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { depositStanding, type DepositSource, type DepositStage } from '../contract/rules-deposit'
import { countsAsOpen, isOver, type NamedTerm } from '../law/rules-term'
import { rentChanges } from '../rent/rules'
import { entry, type TimelineEntry } from './rules-timeline-entry'
import { signingEntries } from './rules-timeline-signing'

type TimelineSource = DepositSource &
  Pick<
    Contract,
    | 'status'
    | 'type'
    | 'created_at'
    | 'rents'
    | 'signatureType'
    | 'signed_at'
    | 'first_payment_date'
    | 'end_date'
    | 'finished_on'
    | 'fixed_until'
    | 'blocked_by'
    | 'fee_refund'
  > &
  NamedTerm

/** A fee of before that came to nothing. */
function refund({ fee_refund }: TimelineSource): TimelineEntry[] {
  if (fee_refund === null) return []
  const { refunded_at } = fee_refund
  return [refunded_at === null ? entry('feeRefunding', 'now') : entry('feeRefunded', 'done', osloDay(refunded_at))]
}

const depositKeys: Partial<Record<DepositStage, readonly [TimelineEntry['key'], TimelineEntry['state']]>> = {
  opening: ['depositOpening', 'now'],
  opened: ['depositOpened', 'now'],
  partly: ['depositPartly', 'now'],
  fully: ['depositFully', 'done'],
  canceling: ['depositCanceling', 'now'],
  releasing: ['depositReleasing', 'now'],
  payingOut: ['depositPayingOut', 'now'],
  splitting: ['depositSplitting', 'now'],
  dispute: ['depositDispute', 'now'],
  released: ['depositReleased', 'done'],
  split: ['depositSplit', 'done'],
  decided: ['depositDecided', 'done'],
  closed: ['depositClosed', 'done'],
  byHand: ['depositByHand', 'now'],
}

/** Once the lease is over nobody waits for what is not paid in: the account is closed. */
const keysOnceOver: typeof depositKeys = {
  opened: ['depositEmptyOver', 'now'],
  partly: ['depositPartlyOver', 'now'],
}

/** The deposit account once all have signed; its fee stands before the signing. */
function deposit(contract: TimelineSource, today: Day): TimelineEntry[] {
  const { stage, paid } = depositStanding(contract)
  const sentence = (isOver(contract) ? keysOnceOver[stage] : undefined) ?? depositKeys[stage]
  if (sentence === undefined || (stage === 'opening' && contract.signed_at === null)) return []
  const sum = stage === 'split' ? (contract.signicatInfo?.tenantReleaseSum ?? paid) : paid
  // Until the tenant agrees to a split, the five weeks of a dispute before it go on.
  const isCounting = stage === 'dispute' || stage === 'splitting'
  const until = isCounting ? (contract.signicatInfo?.disputeUntil ?? null) : null
  return [
    entry(...sentence, null, { sum }),
    ...(until === null ? [] : [entry(until < today ? 'disputeOver' : 'disputeUntil', 'now', until)]),
  ]
}

function rent({ status, signed_at, first_payment_date, finished_on, blocked_by }: TimelineSource, today: Day) {
  if (status === 'draft' || signed_at === null) return [entry('rentWaits', 'ahead', first_payment_date)]
  // Rent that never fell due has no entry.
  if (status === 'finished')
    return finished_on !== null && finished_on >= first_payment_date
      ? [entry('rentUntil', 'done', first_payment_date)]
      : []
  if (blocked_by !== '') return [entry('rentBlocked', 'now')]
  return first_payment_date > today
    ? [entry('rentFrom', 'ahead', first_payment_date)]
    : [entry('rentSince', 'done', first_payment_date)]
}

/** The changes of the rent since the lease, those that come too unless it ends before. */
const raises = (contract: TimelineSource, today: Day): TimelineEntry[] =>
  rentChanges(contract)
    .filter(({ from }) => contract.finished_on === null || from <= contract.finished_on)
    .map(({ from, sum }) =>
      from <= monthAt(today) ? entry('raised', 'done', from, { sum }) : entry('raiseAhead', 'ahead', from, { sum }),
    )

function end(contract: TimelineSource): TimelineEntry {
  const { status, type, end_date, finished_on } = contract
  if (status === 'finished') return entry('finished', 'done', finished_on)
  if (type === 'running') return entry('openEnded', 'ahead')
  const isOpen = countsAsOpen(contract)
  return status === 'expired'
    ? entry(isOpen ? 'openOver' : 'ended', 'now', end_date)
    : entry(isOpen ? 'openLastDay' : 'endsOn', 'ahead', end_date)
}

/** The timeline of a contract: written, signed by each, its deposit, its rent booked and raised, its end. */
export function timelineOf(contract: TimelineSource, today: Day): readonly TimelineEntry[] {
  return [
    entry('written', 'done', osloDay(contract.created_at)),
    ...refund(contract),
    ...signingEntries(contract),
    ...deposit(contract, today),
    ...rent(contract, today),
    ...raises(contract, today),
    ...(contract.fixed_until === null
      ? []
      : [entry(countsAsOpen(contract, contract.fixed_until) ? 'openWentOn' : 'wentOn', 'done', contract.fixed_until)]),
    end(contract),
  ]
}

/** What has happened that the folded history can name in a word or two. */
const newsKeys = [
  'written',
  'sent',
  'signingFailed',
  'signedManual',
  'signedBankid',
  'feeRefunded',
  'raised',
  'wentOn',
  'openWentOn',
  'finished',
] as const
type NewsKey = (typeof newsKeys)[number]

/** The newest of it, with its day: of one day what comes last in the story. Days of terms that lie ahead are none. */
export function newestOf(contract: TimelineSource, today: Day): { readonly key: NewsKey; readonly day: Day } {
  const events = timelineOf(contract, today).flatMap(({ key, state, day }) => {
    const news = newsKeys.find((one) => one === key)
    return news && state === 'done' && day !== null && day <= today ? [{ key: news, day }] : []
  })
  const written = { key: 'written', day: osloDay(contract.created_at) } as const
  return events.reduce<{ key: NewsKey; day: Day }>((last, one) => (one.day >= last.day ? one : last), written)
}

/** The timeline without what is so now, which the page tells elsewhere; a fee that is being refunded is told here alone. */
export const historyOf = (contract: TimelineSource, today: Day): readonly TimelineEntry[] =>
  timelineOf(contract, today).filter(({ key, state }) => state !== 'now' || key === 'feeRefunding')
