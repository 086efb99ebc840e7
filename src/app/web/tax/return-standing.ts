import type { Submission } from '../../../year/tax-return/model-submission'
import { isDelivered } from '../../../year/tax-return/rules-sending'

export interface ReturnStanding {
  readonly submission: Submission
  /** Waiting for the answer, handing it in on the authority's pages, or nothing. */
  readonly left: 'answer' | 'handIn' | 'nothing'
  /** Differences from what was sent: changes, and houses that were never sent. */
  readonly news: number
}

/**
 * The submission that the authority has. Undefined when sending is still to be done: nothing was sent, it was rejected,
 * or the result isn't known. `submissions`: newest first. One that never reached the authority is skipped.
 */
export function returnStanding(submissions: readonly Submission[]): ReturnStanding | undefined {
  const submission = submissions.find(({ state }) => state !== 'open' && state !== 'failed')
  if (submission?.state !== 'submitted' && submission?.state !== 'accepted') return undefined
  const news = submission.changes.length + submission.not_sent.length
  if (submission.state === 'submitted') return { submission, left: 'answer', news }
  return { submission, left: isDelivered(submission) ? 'nothing' : 'handIn', news }
}
