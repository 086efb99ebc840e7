import { addTime, type Instant } from '../../base/kit/day'
import type { RefusalReason } from '../../base/kit/refusal'
import type { OrderStage } from '../contract/model-signing'
import { everyStage } from './rules-order'

export const signingActions = ['sign', 'regenerate', 'withdraw', 'remind', 'refresh'] as const
export type SigningAction = (typeof signingActions)[number]

/** `does`: the action has its effect. `goesOn`: what was started goes on. A reason: the action is refused with it. */
type Verdict = 'does' | 'goesOn' | RefusalReason

/** The landlord's actions by stage (docs/rules/lease.md#signing). */
export const landlordTable: Readonly<Record<SigningAction, Readonly<Record<OrderStage, Verdict>>>> = {
  sign: {
    ...everyStage('does'),
    starting: 'goesOn',
    renewing: 'goesOn',
    tenants: 'contractFrozen',
    landlord: 'contractFrozen',
    signed: 'contractSigned',
    stored: 'contractSigned',
    withdrawing: 'stillRunning',
  },
  // At `withdrawing` this is the landlord's later decision: the paper that is being taken back is sent anew.
  regenerate: {
    ...everyStage('does'),
    none: 'contractNotSigned',
    starting: 'goesOn',
    renewing: 'goesOn',
    signed: 'contractSigned',
    stored: 'contractSigned',
  },
  // At `renewing` too: the paper is then not sent anew.
  withdraw: {
    ...everyStage('contractNotSigned'),
    starting: 'does',
    tenants: 'does',
    landlord: 'does',
    renewing: 'does',
    withdrawing: 'goesOn',
    signed: 'contractSigned',
    stored: 'contractSigned',
  },
  remind: {
    ...everyStage('nobodyToRemind'),
    tenants: 'does',
  },
  refresh: {
    ...everyStage('does'),
    starting: 'goesOn',
    renewing: 'goesOn',
    withdrawing: 'goesOn',
  },
}

/** By stage of its order and by signer. A link that can't be used is not found, whatever the reason. */
export const linkTable: Readonly<
  Record<'tenant' | 'landlord', Readonly<Record<OrderStage, 'does' | 'notFound' | 'signedInOrder'>>>
> = {
  tenant: { ...everyStage('notFound'), tenants: 'does', landlord: 'does' },
  landlord: { ...everyStage('notFound'), tenants: 'signedInOrder', landlord: 'does' },
}

const day = 86_400_000
const secondsTo = (at: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000))

/** 0: now. */
export const secondsToReminder = (reminded_at: Instant | null, now: Instant): number =>
  reminded_at === null ? 0 : secondsTo(addTime(reminded_at, day), now)

/** Within 24 hours. */
const mostAnew = 5
/** A sending before this moment no longer counts. */
export const anewSince = (now: Instant): Instant => addTime(now, -day)

/** 0: now. `anew`: the times of the last 24 hours, without the first sending. */
export function secondsToSending(anew: readonly Instant[], now: Instant): number {
  const frees = anew.toSorted().at(-mostAnew)
  return frees === undefined ? 0 : secondsTo(addTime(frees, day), now)
}
