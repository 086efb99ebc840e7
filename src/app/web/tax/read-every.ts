import type { Submission } from '../../../year/tax-return/model-submission'
import { isApprovedLabel } from '../../../year/tax-return/rules-sending'
import type { LoginState } from './login-age'

/** Milliseconds between two reads, for a running sending, for an open result, and for a valid login. */
const whileSending = 2000
const whileOpen = 4000
const whileLooking = 15_000

/** True if the return may have been handed in on the authority's pages without our knowledge. */
const isUnfinished = ({ state, submission, label }: Pick<Submission, 'state' | 'submission' | 'label'>) =>
  state === 'accepted' && submission === 'ikkeKomplett' && !isApprovedLabel(label)

/** Milliseconds between two reads of the submissions. Zero: never, because nothing changes automatically. */
export function submissionReadIntervalMs(
  submissions: readonly Pick<Submission, 'state' | 'submission' | 'label'>[],
  { isSending, login }: { readonly isSending: boolean; readonly login: LoginState },
): number {
  if (isSending) return whileSending
  if (submissions.some(({ state }) => state === 'open' || state === 'confirming' || state === 'submitted'))
    return whileOpen
  return login === 'valid' && submissions.some(isUnfinished) ? whileLooking : 0
}
