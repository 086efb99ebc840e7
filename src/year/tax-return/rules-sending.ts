import { addTime, type Instant } from '../../base/kit/day'
import type { Submission, SubmissionState, YearState } from './model-submission'

/**
 * The time for which a submission is claimed by one process, in ms. It is longer than the time limit of a provider's
 * operation.
 */
export const submissionClaimMs = 15_000

/** The time for which Altinn may still be working on a last step that it has not answered, in ms. */
export const lastStepMaxMs = 600_000

/** The time for which another return of the year waits for the authority's answer to this one, in ms. */
export const answerDueMs = 24 * 60 * 60_000

/** The limits of the search for an answer while a client waits: the time between two lookups, and their number. */
export interface LookupLimits {
  readonly everyMs: number
  readonly looks: number
}
export const answerLookupLimits: LookupLimits = { everyMs: 1000, looks: 10 }

/** For this time after a repeated sending, another click on “once more” may be a retry after a lost answer, in ms. */
const lostAnswerMs = 600_000

/** A request to send again. `repeats`: the submission to repeat. */
interface Repeating {
  readonly again: boolean
  readonly repeats?: number | undefined
  /**
   * When the request arrived. If it repeats a request with the same key, when the first request
   * arrived.
   */
  readonly since: Instant
}

interface Same {
  readonly id: number
  readonly is_again: boolean
  readonly begun: Instant
  readonly handedIn: Instant
}

/**
 * True if the return is to be sent again. False if the submission in force started after the click,
 * or if the click names another submission. A click that names none may be a retry after a lost
 * answer. So it counts only some time after the last repeated sending.
 */
export function isSentAgain(inForce: Same, { again, repeats, since }: Repeating, now: Instant): boolean {
  if (!again || inForce.begun >= since) return false
  if (repeats !== undefined) return inForce.id === repeats
  return !inForce.is_again || addTime(inForce.handedIn, lostAnswerMs) <= now
}

/**
 * The states in which a return is in force at the authority. The same content must then not be sent
 * again.
 */
export const statesInForce = ['submitted', 'accepted'] as const satisfies readonly SubmissionState[]

/** True if a submission in this state is in force, or may have been handed in. */
export const isMaybeHandedIn = (state: SubmissionState): boolean =>
  state === 'confirming' || statesInForce.some((each) => each === state)

/** The authority's verdict. Null if the label doesn't say it yet. */
export function verdictOfLabel(label: string): 'accepted' | 'rejected' | null {
  if (/^(?:avvist|rejected)/i.test(label.trim())) return 'rejected'
  return /^(?:godkjent|tilgjengelig|approved|available)/i.test(label.trim()) ? 'accepted' : null
}

/** The label of a return that was handed in completely. PostgreSQL reads this pattern too. */
export const approvedLabelPattern = '^(godkjent|approved)'

/** True if the return was finished and handed in on the authority's pages. */
export const isApprovedLabel = (label: string): boolean => new RegExp(approvedLabelPattern, 'i').test(label.trim())

type Stage = Pick<Submission, 'state' | 'submission' | 'label'>

/** True if the landlord has nothing left to do on the authority's pages. */
export const isHandedInForGood = ({ state, submission, label }: Stage): boolean =>
  state === 'accepted' && (submission === 'komplett' || isApprovedLabel(label))

/**
 * The state of the year according to a submission. Null if the submission never reached the
 * authority.
 */
function stateOf(each: Stage): YearState['state'] | null {
  if (each.state === 'open' || each.state === 'failed') return null
  if (each.state === 'confirming') return 'unknown'
  if (each.state === 'rejected') return 'rejected'
  return isHandedInForGood(each) ? 'delivered' : 'sent'
}

/**
 * The states of the years, the newest first. Years without submissions and records are left out.
 * `submissions` has submissions of any years, the newest first. `recorded`: years with something in
 * the books.
 */
export function yearStatesOf(
  submissions: readonly (Stage & Pick<Submission, 'year'>)[],
  recorded: readonly number[] = [],
): YearState[] {
  const found = new Map<number, YearState['state']>()
  for (const each of submissions) {
    const state = stateOf(each)
    if (state !== null && !found.has(each.year)) found.set(each.year, state)
  }
  for (const year of recorded) if (!found.has(year)) found.set(year, 'unsent')
  return [...found].map(([year, state]) => ({ year, state })).toSorted((a, b) => b.year - a.year)
}

interface SentSubmission {
  /** The content of each house as a hash. Equal hashes mean the same content. */
  readonly hashes: Readonly<Record<string, string>>
}

/**
 * Returns the newest submission if the same content was already sent. That is the case if each
 * house was last sent with the same content. Otherwise undefined. `inForce` has the newest
 * submission first.
 */
export function submissionAlreadySent<S extends SentSubmission>(
  inForce: readonly S[],
  hashes: Readonly<Record<string, string>>,
): S | undefined {
  const newest = Object.entries(hashes).map(([house, hash]) => {
    const last = inForce.find((each) => house in each.hashes)
    return last?.hashes[house] === hash ? last : undefined
  })
  if (newest.some((each) => each === undefined)) return undefined
  return inForce.find((each) => newest.includes(each))
}
