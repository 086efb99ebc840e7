import type { Instant } from '../../base/kit/day'
import type { SignablePaper, SignicatInfo, UndeliveredMessage } from '../contract/model-signing'
import {
  haveAllSigned,
  isReturnedToLandlord,
  isSigningUnderWay,
  shownSigningState,
  signingTable,
  type ShownSigning,
  type SigningState,
} from '../contract/rules-signing-state'

export interface SigningOffers {
  readonly send: boolean
  readonly links: boolean
  readonly refresh: boolean
  readonly remind: boolean
  readonly regenerate: boolean
  readonly withdraw: boolean
}

const waits = (info: ShownSigning | null): boolean => signingTable[shownSigningState(info)].waitsFor === 'signers'

/** The pause in ms between two readings while a signature is being checked. */
export const pollWhileCheckingMs = 4000

/** The pause in ms between two readings on an open page. A person takes longer than a provider. */
export const pollIntervalMs = (info: ShownSigning | null): number =>
  info !== null && (info.pending !== null || signingTable[shownSigningState(info)].waitsFor === 'provider')
    ? pollWhileCheckingMs
    : 30_000

/** The key of the sentence. It is the state, or another key where the sentence of the state would be wrong. */
export type SigningSentence = SigningState | 'landlordAfterOne' | 'failedAgain' | 'ended' | 'storedErased'

/** The sentences that another paper than the lease has of its own. */
const ownSentences = {
  contract: [],
  checklist: ['none', 'failed', 'withdrawn'],
  handover: ['none', 'withdrawn'],
  addendum: ['none', 'withdrawn'],
} as const satisfies Record<SignablePaper, readonly SigningSentence[]>

type OwnSentence = { [P in SignablePaper]: `${P}_${(typeof ownSentences)[P][number]}` }[SignablePaper]
type SentenceKey = `contract_${SigningSentence}` | OwnSentence

/** The key of a sentence about a paper. Most sentences fit every paper. */
export const signingSentenceKey = (paper: SignablePaper, sentence: SigningSentence): SentenceKey =>
  (ownSentences[paper] as readonly SigningSentence[]).includes(sentence)
    ? (`${paper}_${sentence}` as OwnSentence)
    : `contract_${sentence}`

interface Described extends ShownSigning, Pick<SignicatInfo, 'signedDocumentUrl'> {
  /** The tenants who sign. Left out: several. */
  readonly tenants?: readonly unknown[]
}

export function signingSentence(info: Described | null, isFinished: boolean): SigningSentence {
  const state = shownSigningState(info)
  if (info === null) return state
  if (isFinished && isReturnedToLandlord(state)) return 'ended'
  if (state === 'landlord' && info.tenants?.length === 1) return 'landlordAfterOne'
  // The file was erased together with the tenant.
  if (state === 'stored' && info.signedDocumentUrl === null) return 'storedErased'
  // If an earlier order had asked the tenants to sign, they got a message that it has ended.
  return state === 'failed' && info.sent_at !== null ? 'failedAgain' : state
}

/**
 * True if the landlord has just signed, and the signing service hasn't reported it yet. Then there is nothing to sign.
 */
export const isSignatureChecked = (info: Pick<SignicatInfo, 'state'> | null, status: string): boolean =>
  info?.state === 'landlord' && status === 'success'

/**
 * The actions that the page offers. A finished contract sends nothing more and hides its links. It can still be
 * refreshed, and an order under way can be taken back.
 */
export function signingOffers(info: ShownSigning | null, isFinished: boolean): SigningOffers {
  const state = shownSigningState(info)
  const { buttons } = signingTable[state]
  const links = !isFinished && waits(info)
  return {
    send: !isFinished && isReturnedToLandlord(state),
    links,
    refresh: isSigningUnderWay(state),
    remind: !isFinished && buttons.includes('remind'),
    regenerate: links,
    withdraw: buttons.includes('changeSent'),
  }
}

/** The sentence about a message that was not delivered. As long as somebody can sign, it says what to do. */
export const undeliveredSentenceKey = (info: ShownSigning, kind: UndeliveredMessage['kind']) =>
  waits(info) ? (`${kind}Lost` as const) : (`${kind}LostOver` as const)

/** True if the signatures count or may still count. Only then does the page show them. */
export const doSignaturesCount = (info: ShownSigning): boolean => waits(info) || haveAllSigned(shownSigningState(info))

const day = 86_400_000

/** When the next reminder is possible, a day after the last one. Null: now. */
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
