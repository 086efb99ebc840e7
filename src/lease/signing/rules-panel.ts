import type { Instant } from '../../base/kit/day'
import type { SigningState } from '../contract/model-signing'

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

/** What can be done at this stage. A finished contract shows neither links nor the refresh, and nothing more is sent. */
export const signingOffers = (stage: SigningStage, isFinished: boolean): SigningOffers => ({
  send: !isFinished && open.has(stage),
  links: !isFinished && waits.has(stage),
  refresh: !isFinished && moves.has(stage),
  remind: !isFinished && stage === 'tenants',
  regenerate: !isFinished && waits.has(stage),
  withdraw: !isFinished && (waits.has(stage) || stage === 'starting'),
})

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
