import type { Instant } from '../../base/kit/day'
import type { SignicatInfo, SigningState, Undelivered } from '../contract/model-signing'
import { isSentAnew } from '../contract/rules-signing'

/** Where the signing of a paper stands, as the landlord is told; `none` before it was ever sent. */
export type SigningStage = SigningState | 'none'

/** What the screen offers at that stage. */
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
/** Something is on its way: the screen asks again by itself. */
const moves: ReadonlySet<SigningStage> = new Set(['fee', 'starting', 'tenants', 'landlord', 'packaging', 'withdrawing'])

/** Whether somebody is waited for, so that the screen looks again by itself. */
export const isMoving = (stage: SigningStage): boolean => moves.has(stage)

/** Only the providers are waited for: no person has anything left to do. */
const ofProviders: ReadonlySet<SigningStage> = new Set(['starting', 'packaging'])

/** How soon a page asks again that shows a signature to be checked, in ms. */
export const checkedAfter = 4000

/** How long a page that stands open waits before it asks again, in ms: a person takes longer than a provider. */
export const askedAfter = (info: Pick<Shown, 'state' | 'pending'> | null): number =>
  info !== null && (info.pending !== null || ofProviders.has(info.state)) ? checkedAfter : 30_000

type Shown = Pick<SignicatInfo, 'state' | 'pending' | 'sent_at' | 'signedDocumentUrl'> & {
  /** Left out: several. */
  readonly tenants?: readonly unknown[]
}

/** What the page says of a signing: its stage, or more where the stage alone would say what isn't so. */
export type SigningSays =
  | SigningStage
  | 'landlordAfterOne'
  | 'paid'
  | 'renewing'
  | 'failedAnew'
  | 'ended'
  | 'signedErased'

/** Which sentence stands for a signing; null: the paper was never sent. */
export function signingSays(info: Shown | null, isFinished: boolean): SigningSays {
  if (info === null) return 'none'
  const { state, pending, sent_at } = info
  // What was asked for is told, and not how far the provider is with it.
  if (pending === 'sending') return isSentAnew(info) ? 'renewing' : 'starting'
  // The fee of the deposit account is paid, and no order is noted yet that could be taken back.
  if (state === 'starting' && pending === null) return 'paid'
  if (isFinished && open.has(state)) return 'ended'
  if (state === 'landlord' && info.tenants?.length === 1) return 'landlordAfterOne'
  // The file goes with the tenant who is erased.
  if (state === 'signed' && info.signedDocumentUrl === null) return 'signedErased'
  // Those who were asked before were told that it is over.
  return state === 'failed' && sent_at !== null ? 'failedAnew' : state
}

/** Whether the landlord is back from having signed, and the signing service hasn't told it yet: there is nothing to sign. */
export const isChecked = (info: Pick<SignicatInfo, 'state'> | null, status: string): boolean =>
  info?.state === 'landlord' && status === 'success'

/**
 * What can be done about a signing. Of a finished contract nothing more is sent and links are hidden; how it stands can
 * be asked, and what is on its way taken back.
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

/**
 * What is said of a message that nobody has got: as long as somebody can sign, what to do about it.
 */
export const undeliveredSays = ({ state }: Pick<SignicatInfo, 'state'>, kind: Undelivered['kind']) =>
  waits.has(state) ? (`${kind}Lost` as const) : (`${kind}LostOver` as const)

/** Whether the signatures of an order stand, or may still: what is known of them is told only then. */
export const signaturesStand = ({ state }: Pick<SignicatInfo, 'state'>): boolean =>
  ['tenants', 'landlord', 'packaging', 'signed'].includes(state)

const day = 86_400_000

/** When the tenants can be reminded again: a day after the last time; null: now. */
export function nextReminder(reminded_at: Instant | null, now: number): Date | null {
  if (reminded_at === null) return null
  const next = Date.parse(reminded_at) + day
  return next > now ? new Date(next) : null
}

const mobileProblems = [
  'a valid mobile is required when the signer uses sms notifications',
  'the supplied mobile number is invalid',
]

/** What a signing error is about, found by a part of the provider's text. */
export const signingProblem = (message: string): 'mobile' | 'unknown' =>
  mobileProblems.some((text) => message.toLowerCase().includes(text)) ? 'mobile' : 'unknown'
