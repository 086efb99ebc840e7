import type { Submission } from '../../../year/tax-submission/model'
import { isDelivered } from '../../../year/tax-submission/rules-sending'

export interface ReturnStanding {
  readonly submission: Submission
  /** What is left: to wait for the answer, to hand it in at the authority's pages, or nothing. */
  readonly left: 'answer' | 'handIn' | 'nothing'
  /** How much is otherwise now than it was sent: changes, and houses that never were. */
  readonly news: number
}

/**
 * What stands at the authority of a year; undefined where sending is still to be done: nothing was sent, it was turned down,
 * or it isn't known. `submissions`: the newest first. One that never reached the authority changes nothing there.
 */
export function returnStanding(submissions: readonly Submission[]): ReturnStanding | undefined {
  const submission = submissions.find(({ state }) => state !== 'open' && state !== 'failed')
  if (submission?.state !== 'submitted' && submission?.state !== 'accepted') return undefined
  const news = submission.changes.length + submission.not_sent.length
  if (submission.state === 'submitted') return { submission, left: 'answer', news }
  return { submission, left: isDelivered(submission) ? 'nothing' : 'handIn', news }
}
