import type { RefusalReason } from '../../base/kit/refusal'
import { addTime, type Instant } from '../../base/kit/day'
import { stages, type Stage, type StoredState } from '../contract/model-signing'
import type { LinkStanding } from './model'

interface Signed {
  readonly role: 'tenant' | 'landlord'
  readonly signed_at: Instant | null
}

export const haveTenantsSigned = (signers: readonly Signed[]): boolean =>
  signers.every(({ role, signed_at }) => role === 'landlord' || signed_at !== null)

interface Order {
  readonly state: StoredState
  /** Of one that is being withdrawn: its paper is sent anew once it has ended. */
  readonly renews: boolean
  readonly signers: readonly Signed[]
}

/** Where an order stands; null for none. */
export function stageOf(order: Order | null): Stage {
  if (order === null) return 'none'
  if (order.state === 'withdrawing' && order.renews) return 'renewing'
  if (order.state !== 'sent') return order.state
  return haveTenantsSigned(order.signers) ? 'landlord' : 'tenants'
}

export const signingActions = ['sign', 'regenerate', 'withdraw', 'remind', 'refresh'] as const
export type SigningAction = (typeof signingActions)[number]

/** `does`: it has its effect. `goesOn`: what was begun is gone on with. A reason: it is refused with that. */
type Verdict = 'does' | 'goesOn' | RefusalReason

type Row<V extends Verdict = Verdict> = Readonly<Record<Stage, V>>
const everywhere = <const V extends Verdict>(verdict: V) =>
  Object.fromEntries(stages.map((stage) => [stage, verdict])) as Row<V>

/** THE TABLE OF STATES of the landlord's actions (docs/rules.md#signing): what each of them comes to at each stage. */
export const landlordTable: Readonly<Record<SigningAction, Row>> = {
  sign: {
    ...everywhere('does'),
    starting: 'goesOn',
    renewing: 'goesOn',
    tenants: 'contractFrozen',
    landlord: 'contractFrozen',
    signed: 'contractSigned',
    stored: 'contractSigned',
    withdrawing: 'stillRunning',
  },
  // At `withdrawing` it is the landlord's later word: what is being taken back is sent anew.
  regenerate: {
    ...everywhere('does'),
    none: 'contractNotSigned',
    starting: 'goesOn',
    renewing: 'goesOn',
    signed: 'contractSigned',
    stored: 'contractSigned',
  },
  // And at `renewing`: what was to be sent anew is not.
  withdraw: {
    ...everywhere('contractNotSigned'),
    starting: 'does',
    tenants: 'does',
    landlord: 'does',
    renewing: 'does',
    withdrawing: 'goesOn',
    signed: 'contractSigned',
    stored: 'contractSigned',
  },
  remind: {
    ...everywhere('nobodyToRemind'),
    tenants: 'does',
  },
  refresh: {
    ...everywhere('does'),
    starting: 'goesOn',
    renewing: 'goesOn',
    withdrawing: 'goesOn',
  },
}

/** The same of a link, by whose it is: one that can't be used is not found, whatever the reason. */
export const linkTable: Readonly<Record<'tenant' | 'landlord', Row<'does' | 'notFound' | 'signedInOrder'>>> = {
  tenant: { ...everywhere('notFound'), tenants: 'does', landlord: 'does' },
  landlord: { ...everywhere('notFound'), tenants: 'signedInOrder', landlord: 'does' },
}

/**
 * How what was signed by a link stands, to whoever comes back from signing: it is gone on with (`open`), it is being taken
 * back or sent anew, or it has ended without all signatures.
 */
export const linkStanding = ({ state, renews }: Pick<Order, 'state' | 'renews'>): LinkStanding => {
  if (state === 'withdrawing') return renews ? 'renewing' : 'withdrawing'
  return isGivenBack(state) ? 'ended' : 'open'
}

/** What a reading of the provider says of an order; `gone`: it doesn't know it (any more). */
export type Reading = 'open' | 'signed' | 'canceled' | 'expired' | 'gone'

/**
 * The state after a reading. An order only ever moves on, so that an old reading that ends late undoes nothing: what all
 * have signed stands, even when it was being withdrawn.
 */
export const afterReading: Readonly<Record<StoredState, Readonly<Record<Reading, StoredState>>>> = {
  starting: { open: 'sent', signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'starting' },
  sent: { open: 'sent', signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'canceled' },
  withdrawing: {
    open: 'withdrawing',
    signed: 'signed',
    canceled: 'withdrawn',
    expired: 'withdrawn',
    gone: 'withdrawn',
  },
  signed: stays('signed'),
  stored: stays('stored'),
  failed: stays('failed'),
  withdrawn: stays('withdrawn'),
  expired: stays('expired'),
  canceled: stays('canceled'),
}
function stays(state: StoredState): Readonly<Record<Reading, StoredState>> {
  return { open: state, signed: state, canceled: state, expired: state, gone: state }
}

/** Whether nobody can sign any more and nothing was: the paper may be changed again. */
export const isGivenBack = (state: StoredState): boolean =>
  state === 'failed' || state === 'withdrawn' || state === 'expired' || state === 'canceled'

const day = 86_400_000
/** The longest that the provider lets an order wait is 45 days; an hour is left for clocks that differ. */
export const deadlineFrom = (now: Instant): Instant => addTime(now, 45 * day - 3_600_000)

const secondsTo = (at: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000))

/** Seconds until the tenants may be reminded again; 0: now. */
export const secondsToReminder = (reminded_at: Instant | null, now: Instant): number =>
  reminded_at === null ? 0 : secondsTo(addTime(reminded_at, day), now)

/** So often is a paper sent anew within 24 hours. */
const mostAnew = 5
/** So long ago a sending was, that it doesn't count any more. */
export const anewSince = (now: Instant): Instant => addTime(now, -day)

/** Seconds until a paper may be sent anew; 0: now. `anew`: when it was, of the last 24 hours; the first sending is none of them. */
export function secondsToSending(anew: readonly Instant[], now: Instant): number {
  const frees = anew.toSorted().at(-mostAnew)
  return frees === undefined ? 0 : secondsTo(addTime(frees, day), now)
}

/** So long an attempt to ask the provider is left alone before another begins: longer than any of its deadlines. */
export const attemptMs = 20_000
/** So long after the provider was asked to end an order it is asked whether it has: it does so a second or two later. */
export const endEveryMs = 10_000
/** After somebody went to sign, the provider is asked this often, for so long. */
export const watchEveryMs = 30_000
export const watchForMs = 600_000
