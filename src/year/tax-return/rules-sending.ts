import { addTime, type Instant } from '../../base/kit/day'
import type { Submission, SubmissionState, YearState } from './model-submission'

/** How long a claim on a submission lasts, in ms. It is longer than the time limit of a provider's operation. */
export const stepMs = 15_000

/** How long Altinn may still be carrying out a last step that it has not answered, in ms. */
export const carryingOutMs = 600_000

/** For this long after a return, another one of the year must wait for the authority's answer to it, in ms. */
export const answerDueMs = 24 * 60 * 60_000

/** The interval and the number of further looks for such an answer while somebody waits. */
export interface Patience {
  readonly everyMs: number
  readonly looks: number
}
export const answerPatience: Patience = { everyMs: 1000, looks: 10 }

/** For this long, the answer to a click on “once more” may have been lost, in ms. */
const lostAnswerMs = 600_000

/**
 * A request to send the same again (`again`), instead of that submission (`repeats`), made at that moment (`since`).
 */
interface Repeating {
  readonly again: boolean
  readonly repeats?: number | undefined
  /** When the request arrived. If an equal request with the same key was lost, when that one arrived. */
  readonly since: Instant
}

/** A submission in force with exactly the same content. */
interface Same {
  readonly id: number
  readonly is_again: boolean
  readonly begun: Instant
  readonly handedIn: Instant
}

/**
 * Whether a submission in force is sent again instead of being the answer. One that started after the click is its
 * result, and so is one other than the named submission. A click that names none may follow an earlier click whose
 * answer was lost.
 */
export function isRepeated(standing: Same, { again, repeats, since }: Repeating, now: Instant): boolean {
  if (!again || standing.begun >= since) return false
  if (repeats !== undefined) return standing.id === repeats
  return !standing.is_again || addTime(standing.handedIn, lostAnswerMs) <= now
}

/** States in which a return is in force at the authority. Sending the same again would be a second time. */
export const standingStates = ['submitted', 'accepted'] as const satisfies readonly SubmissionState[]

/** Whether a submission is compared with the figures now: it is in force, or may have been handed in. */
export const isComparedIn = (state: SubmissionState): boolean =>
  state === 'confirming' || standingStates.some((each) => each === state)

/** The verdict in the label of the authority's answer. Null when the label says nothing about it yet. */
export function verdictOf(label: string): 'accepted' | 'rejected' | null {
  if (/^(?:avvist|rejected)/i.test(label.trim())) return 'rejected'
  return /^(?:godkjent|tilgjengelig|approved|available)/i.test(label.trim()) ? 'accepted' : null
}

/** How the label of a return that was finally handed in begins. PostgreSQL reads this pattern too. */
export const approved = '^(godkjent|approved)'

/** Whether the label says that a return was finished and handed in at the authority's pages. */
export const isApproved = (label: string): boolean => new RegExp(approved, 'i').test(label.trim())

type Stage = Pick<Submission, 'state' | 'submission' | 'label'>

/** Whether nothing remains to be done at the authority's pages. */
export const isDelivered = ({ state, submission, label }: Stage): boolean =>
  state === 'accepted' && (submission === 'komplett' || isApproved(label))

/** The state of a submission. Null when it never reached the authority. */
function stateOf(each: Stage): YearState['state'] | null {
  if (each.state === 'open' || each.state === 'failed') return null
  if (each.state === 'confirming') return 'unknown'
  if (each.state === 'rejected') return 'rejected'
  return isDelivered(each) ? 'delivered' : 'sent'
}

/**
 * The state of each year, the newest first. A year without anything is missing. `submissions`: of any years, the newest
 * first. `recorded`: the years that have something in the books.
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

interface Standing {
  /** A hash by house. Equal hashes mean the same content. */
  readonly hashes: Readonly<Record<string, string>>
}

/**
 * The earlier submission that already sent this. For each house, the newest one with that house must have the same
 * content. The newest of these is returned. Undefined when a house was never sent like this, or was sent differently
 * since. `standing`: newest first.
 */
export function alreadySent<S extends Standing>(
  standing: readonly S[],
  hashes: Readonly<Record<string, string>>,
): S | undefined {
  const newest = Object.entries(hashes).map(([house, hash]) => {
    const last = standing.find((each) => house in each.hashes)
    return last?.hashes[house] === hash ? last : undefined
  })
  if (newest.some((each) => each === undefined)) return undefined
  return standing.find((each) => newest.includes(each))
}
