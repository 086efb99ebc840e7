import type { Day } from '../../base/kit/day'
import { osloDay } from '../../base/kit/day'
import type { Contract } from './model'

/** One entry of a contract's timeline, a sentence. `day` is the date that the sentence names, if it names one. */
export interface TimelineEntry {
  readonly key:
    | 'written'
    | 'unsigned'
    | 'signedManual'
    | 'signedBankid'
    | 'rentWaits'
    | 'rentFrom'
    | 'rentSince'
    | 'rentBlocked'
    | 'rentUntil'
    | 'openEnded'
    | 'endsOn'
    | 'ended'
    | 'finished'
  /** What has happened, what is waited for now, and what comes later. */
  readonly state: 'done' | 'now' | 'ahead'
  readonly day: Day | null
}

type TimelineSource = Pick<
  Contract,
  | 'status'
  | 'type'
  | 'created_at'
  | 'signatureType'
  | 'signed_at'
  | 'first_payment_date'
  | 'end_date'
  | 'finished_on'
  | 'blocked_by'
>

const entry = (key: TimelineEntry['key'], state: TimelineEntry['state'], day: Day | null = null): TimelineEntry => ({
  key,
  state,
  day,
})

function signing({ signatureType, signed_at }: TimelineSource): TimelineEntry {
  if (signatureType === null || signed_at === null) return entry('unsigned', 'now')
  return entry(signatureType === 'manual' ? 'signedManual' : 'signedBankid', 'done', osloDay(signed_at))
}

function rent(
  { status, first_payment_date, finished_on, blocked_by }: TimelineSource,
  today: Day,
): TimelineEntry | null {
  if (status === 'draft') return entry('rentWaits', 'ahead', first_payment_date)
  // Rent that never fell due has no entry.
  if (status === 'finished')
    return finished_on !== null && finished_on >= first_payment_date
      ? entry('rentUntil', 'done', first_payment_date)
      : null
  if (blocked_by !== '') return entry('rentBlocked', 'now')
  return first_payment_date > today
    ? entry('rentFrom', 'ahead', first_payment_date)
    : entry('rentSince', 'done', first_payment_date)
}

function end({ status, type, end_date, finished_on }: TimelineSource): TimelineEntry {
  if (status === 'finished') return entry('finished', 'done', finished_on)
  if (type === 'running') return entry('openEnded', 'ahead')
  return status === 'expired' ? entry('ended', 'now', end_date) : entry('endsOn', 'ahead', end_date)
}

/** The timeline of a contract: written, signed, its rent booked, its end. */
export function timelineOf(contract: TimelineSource, today: Day): readonly TimelineEntry[] {
  const booked = rent(contract, today)
  return [
    entry('written', 'done', osloDay(contract.created_at)),
    signing(contract),
    ...(booked ? [booked] : []),
    end(contract),
  ]
}

type Standing = Pick<Contract, 'status' | 'signatureType'>

/** Only what nobody has signed is changed, deleted or marked as signed. */
export const isOpen = ({ status, signatureType }: Standing): boolean => status === 'draft' && signatureType === null

/** A signed contract is ended once; past the end of its term it still is, so that its deposit and rent are settled. */
export const mayFinish = ({ status }: Standing): boolean => status === 'active' || status === 'expired'
