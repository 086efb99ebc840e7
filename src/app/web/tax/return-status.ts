import type { Submission } from '../../../year/tax-return/model-submission'
import { isHandedInForGood } from '../../../year/tax-return/rules-sending'

export interface ReturnStatus {
  readonly submission: Submission
  /** The step that is left. `handIn`: the landlord hands in the return on the authority's pages. */
  readonly left: 'answer' | 'handIn' | 'nothing'
  /** The number of changes since the sending, and of houses that were never sent. */
  readonly news: number
}

/**
 * The status of what was sent. Undefined when nothing was sent, it was rejected, or the result isn't known.
 * `submissions`: newest first.
 */
export function returnStatusOf(submissions: readonly Submission[]): ReturnStatus | undefined {
  const submission = submissions.find(({ state }) => state !== 'open' && state !== 'failed')
  if (submission?.state !== 'submitted' && submission?.state !== 'accepted') return undefined
  const news = submission.changes.length + submission.not_sent.length
  if (submission.state === 'submitted') return { submission, left: 'answer', news }
  return { submission, left: isHandedInForGood(submission) ? 'nothing' : 'handIn', news }
}
