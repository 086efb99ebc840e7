import type { Day } from '../../base/kit/day'
import { osloDay } from '../../base/kit/day'
import type { Contract } from './model'

/** One sentence of a contract's story. `day` is the date that the sentence names, if it names one. */
export interface Moment {
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

type Told = Pick<
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

const moment = (key: Moment['key'], state: Moment['state'], day: Day | null = null): Moment => ({ key, state, day })

function signing({ signatureType, signed_at }: Told): Moment {
  if (signatureType === null || signed_at === null) return moment('unsigned', 'now')
  return moment(signatureType === 'manual' ? 'signedManual' : 'signedBankid', 'done', osloDay(signed_at))
}

function rent({ status, first_payment_date, finished_on, blocked_by }: Told, today: Day): Moment | null {
  if (status === 'draft') return moment('rentWaits', 'ahead', first_payment_date)
  // Rent that never fell due is no part of the story.
  if (status === 'finished')
    return finished_on !== null && finished_on >= first_payment_date
      ? moment('rentUntil', 'done', first_payment_date)
      : null
  if (blocked_by !== '') return moment('rentBlocked', 'now')
  return first_payment_date > today
    ? moment('rentFrom', 'ahead', first_payment_date)
    : moment('rentSince', 'done', first_payment_date)
}

function end({ status, type, end_date, finished_on }: Told): Moment {
  if (status === 'finished') return moment('finished', 'done', finished_on)
  if (type === 'running') return moment('openEnded', 'ahead')
  return status === 'expired' ? moment('ended', 'now', end_date) : moment('endsOn', 'ahead', end_date)
}

/** The story of a contract: written, signed, its rent booked, its end. */
export function timelineOf(contract: Told, today: Day): readonly Moment[] {
  const booked = rent(contract, today)
  return [
    moment('written', 'done', osloDay(contract.created_at)),
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
