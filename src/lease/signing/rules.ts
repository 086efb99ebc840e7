import { addTime, type Instant } from '../../base/kit/day'
import type { RefusalReason } from '../../base/kit/refusal'
import type { PartyRole } from '../contract/model-signing'
import { signingTable, type OrderState, type SigningState } from '../contract/rules-signing-state'

export const signingActions = ['sign', 'regenerate', 'withdraw', 'remind'] as const
export type SigningAction = (typeof signingActions)[number]

/**
 * The result of an action. A state: the order gets this state. `goesOn`: the step that was started goes on. A reason:
 * the action is refused with it.
 */
type Verdict = OrderState | 'goesOn' | RefusalReason

const row = (sign: Verdict, regenerate: Verdict, withdraw: Verdict, remind: Verdict = 'nobodyToRemind') => ({
  sign,
  regenerate,
  withdraw,
  remind,
})

/**
 * The result of each action of the landlord. `none`: no order was ever made. docs/rules/lease.md#states-of-a-signing
 * shows them.
 */
export const landlordTable: Readonly<Record<OrderState | 'none', Readonly<Record<SigningAction, Verdict>>>> = {
  none: row('starting', 'contractNotSigned', 'contractNotSigned'),
  starting: row('goesOn', 'goesOn', 'withdrawing'),
  tenants: row('contractFrozen', 'renewing', 'withdrawing', 'tenants'),
  landlord: row('contractFrozen', 'renewing', 'withdrawing'),
  signed: row('contractSigned', 'contractSigned', 'contractSigned'),
  stored: row('contractSigned', 'contractSigned', 'contractSigned'),
  // Sending again is the landlord's later decision. So the paper is sent as soon as the withdrawal is done.
  withdrawing: row('stillRunning', 'renewing', 'goesOn'),
  renewing: row('goesOn', 'goesOn', 'withdrawing'),
  failed: row('starting', 'starting', 'contractNotSigned'),
  withdrawn: row('starting', 'starting', 'contractNotSigned'),
  expired: row('starting', 'starting', 'contractNotSigned'),
  canceled: row('starting', 'starting', 'contractNotSigned'),
}

/** Says whether a signer may sign by the link. A link that can't be used is not found. */
export function signingLinkVerdict(role: PartyRole, state: SigningState): 'does' | 'notFound' | 'signedInOrder' {
  if (signingTable[state].waitsFor !== 'signers') return 'notFound'
  return role === 'landlord' && state === 'tenants' ? 'signedInOrder' : 'does'
}

const day = 86_400_000
const secondsTo = (at: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000))

/** The seconds until a reminder is possible. 0: now. */
export const secondsUntilReminder = (reminded_at: Instant | null, now: Instant): number =>
  reminded_at === null ? 0 : secondsTo(addTime(reminded_at, day), now)

/** The maximum number of repeated sendings within 24 hours. */
const maxSendings = 5
/** The moment from which repeated sendings count. */
export const sendingsCountedSince = (now: Instant): Instant => addTime(now, -day)

/**
 * The seconds until the paper can be sent again. 0: now. `sendings`: the times of the repeated sendings in the last 24
 * hours.
 */
export function secondsUntilSending(sendings: readonly Instant[], now: Instant): number {
  const frees = sendings.toSorted().at(-maxSendings)
  return frees === undefined ? 0 : secondsTo(addTime(frees, day), now)
}
