import type { Instant } from '../../base/kit/day'
import type { SignicatInfo, SigningState, Undelivered } from '../contract/model-signing'
import { isSentAnew } from '../contract/rules-signing'

/** `none`: the paper was never sent. */
export type SigningStage = SigningState | 'none'

export interface SigningOffers {
  readonly send: boolean
  readonly links: boolean
  readonly refresh: boolean
  readonly remind: boolean
  readonly regenerate: boolean
  readonly withdraw: boolean
}

const open: ReadonlySet<SigningStage> = new Set(['none', 'failed', 'withdrawn', 'expired', 'canceled'])
const waits: ReadonlySet<SigningStage> = new Set(['tenants', 'landlord'])
/** The screen asks again automatically. */
const moves: ReadonlySet<SigningStage> = new Set(['fee', 'starting', 'tenants', 'landlord', 'packaging', 'withdrawing'])

export const isMoving = (stage: SigningStage): boolean => moves.has(stage)

/** No person has anything left to do. */
const ofProviders: ReadonlySet<SigningStage> = new Set(['starting', 'packaging'])

/** In ms, while a signature is being checked. */
export const checkedAfter = 4000

/** In ms, on an open page. A person takes longer than a provider. */
export const askedAfter = (info: Pick<Shown, 'state' | 'pending'> | null): number =>
  info !== null && (info.pending !== null || ofProviders.has(info.state)) ? checkedAfter : 30_000

type Shown = Pick<SignicatInfo, 'state' | 'pending' | 'sent_at' | 'signedDocumentUrl'> & {
  /** Left out: several. */
  readonly tenants?: readonly unknown[]
}

/** The stage, or something else where the stage alone would be wrong. */
export type SigningSays =
  | SigningStage
  | 'landlordAfterOne'
  | 'paid'
  | 'renewing'
  | 'failedAnew'
  | 'ended'
  | 'signedErased'

/** `none`: the paper was never sent. */
export function signingSays(info: Shown | null, isFinished: boolean): SigningSays {
  if (info === null) return 'none'
  const { state, pending, sent_at } = info
  // The page says what was asked for, not how far the provider is with it.
  if (pending === 'sending') return isSentAnew(info) ? 'renewing' : 'starting'
  // The fee of the deposit account is paid. No order is stored yet that could be taken back.
  if (state === 'starting' && pending === null) return 'paid'
  if (isFinished && open.has(state)) return 'ended'
  if (state === 'landlord' && info.tenants?.length === 1) return 'landlordAfterOne'
  // The file is erased together with the tenant.
  if (state === 'signed' && info.signedDocumentUrl === null) return 'signedErased'
  // Those who were asked before got a message that it is over.
  return state === 'failed' && sent_at !== null ? 'failedAnew' : state
}

/** The landlord has just signed, and the signing service hasn't reported it yet: there is nothing to sign. */
export const isChecked = (info: Pick<SignicatInfo, 'state'> | null, status: string): boolean =>
  info?.state === 'landlord' && status === 'success'

/**
 * A finished contract sends nothing more and hides its links. Its state can still be asked for, and an order under way
 * can be taken back.
 */
export function signingOffers(info: Shown | null, isFinished: boolean): SigningOffers {
  const stage = info?.state ?? 'none'
  return {
    send: !isFinished && open.has(stage),
    links: !isFinished && waits.has(stage),
    refresh: moves.has(stage),
    remind: !isFinished && stage === 'tenants',
    regenerate: !isFinished && waits.has(stage),
    withdraw: waits.has(stage) || info?.pending === 'sending',
  }
}

/** As long as somebody can sign, it says what to do. */
export const undeliveredSays = ({ state }: Pick<SignicatInfo, 'state'>, kind: Undelivered['kind']) =>
  waits.has(state) ? (`${kind}Lost` as const) : (`${kind}LostOver` as const)

/** They count, or still may. Only then the page shows what is known of them. */
export const signaturesStand = ({ state }: Pick<SignicatInfo, 'state'>): boolean =>
  ['tenants', 'landlord', 'packaging', 'signed'].includes(state)

const day = 86_400_000

/** A day after the last reminder. Null: now. */
export function nextReminder(reminded_at: Instant | null, now: number): Date | null {
  if (reminded_at === null) return null
  const next = Date.parse(reminded_at) + day
  return next > now ? new Date(next) : null
}

const mobileProblems = [
  'a valid mobile is required when the signer uses sms notifications',
  'the supplied mobile number is invalid',
]

export const signingProblem = (message: string): 'mobile' | 'unknown' =>
  mobileProblems.some((text) => message.toLowerCase().includes(text)) ? 'mobile' : 'unknown'
