import { addTime, type Instant } from '../../base/kit/day'
import type { Submission, SubmissionState, YearState } from './model-submission'

/** How long a step may take until whoever took it counts as lost, in ms: longer than the time limit of a provider's operation. */
export const stepMs = 15_000

/** For so long Altinn may still be carrying out a last step that it has not answered, in ms. */
export const carryingOutMs = 600_000

/** For so long the authority's answer to what was handed in is waited for before another return of the year is built, in ms. */
export const answerDueMs = 24 * 60 * 60_000

/** How often, and how many times more, it is looked for such an answer while somebody waits. */
export interface Patience {
  readonly everyMs: number
  readonly looks: number
}
export const answerPatience: Patience = { everyMs: 1000, looks: 10 }

/** For so long a press of “once more” may have lost its answer, in ms. */
const lostAnswerMs = 600_000

/** What is asked for: the same once more (`again`), in the place of that submission (`repeats`), since that moment. */
interface Repeating {
  readonly again: boolean
  readonly repeats?: number | undefined
  /** When the request, or an equal one with its key that was lost, came. */
  readonly since: Instant
}

/** A submission that stands, and is of just the same. */
interface Same {
  readonly id: number
  readonly is_again: boolean
  readonly begun: Instant
  readonly handedIn: Instant
}

/**
 * Whether a submission that stands is sent once more, rather than being the answer: what was begun since the press, or is
 * not the one that it names, has come of it. A press that names none may have lost the answer of the one before it.
 */
export function isRepeated(standing: Same, { again, repeats, since }: Repeating, now: Instant): boolean {
  if (!again || standing.begun >= since) return false
  if (repeats !== undefined) return standing.id === repeats
  return !standing.is_again || addTime(standing.handedIn, lostAnswerMs) <= now
}

/** What was handed in and stands: the same again would be the second time. */
export const standingStates = ['submitted', 'accepted'] as const satisfies readonly SubmissionState[]

/** Whether what was sent can be compared with what is now: it stands, or may have been handed in. */
export const isComparedIn = (state: SubmissionState): boolean =>
  state === 'confirming' || standingStates.some((each) => each === state)

/** The authority's answer to a return by its label; null for one that says nothing about it yet. */
export function verdictOf(label: string): 'accepted' | 'rejected' | null {
  if (/^(?:avvist|rejected)/i.test(label.trim())) return 'rejected'
  return /^(?:godkjent|tilgjengelig|approved|available)/i.test(label.trim()) ? 'accepted' : null
}

/** How the authority's word begins for what was handed in for good; PostgreSQL reads it too. */
export const approved = '^(godkjent|approved)'

/** Whether the authority's word says that what was to be finished at its pages was handed in there. */
export const isApproved = (label: string): boolean => new RegExp(approved, 'i').test(label.trim())

type Stage = Pick<Submission, 'state' | 'submission' | 'label'>

/** Whether nothing is left to be done for it at the authority's pages. */
export const isDelivered = ({ state, submission, label }: Stage): boolean =>
  state === 'accepted' && (submission === 'komplett' || isApproved(label))

/** What has become of a submission; null for one that never reached the authority. */
function stateOf(each: Stage): YearState['state'] | null {
  if (each.state === 'open' || each.state === 'failed') return null
  if (each.state === 'confirming') return 'unknown'
  if (each.state === 'rejected') return 'rejected'
  return isDelivered(each) ? 'delivered' : 'sent'
}

/**
 * What has become of each year, the newest year first; one that isn't in it has nothing. `submissions`: the newest first, of
 * any years; `recorded`: the years that have something in the books.
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
  /** By house what says that something is the same again. */
  readonly hashes: Readonly<Record<string, string>>
}

/**
 * The submission that answers a sending: for each house the newest one that has it is of the same; the newest of these.
 * Undefined when something of it was never sent so, or was sent otherwise since. `standing`: newest first.
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
