import type { Submission } from '../../../year/tax-return/model-submission'
import { isApproved } from '../../../year/tax-return/rules-sending'
import type { LoginState } from './login-age'

/**
 * Pauses between two reads of the receipts, in ms. The first is for a running sending, the second for an open result or
 * answer. The third is for a valid login, which checks whether a return was handed in on the authority's own pages.
 */
const whileSending = 2000
const whileOpen = 4000
const whileLooking = 15_000

/** Whether it is on the authority's pages and, as far as is known, not handed in there. */
const isUnfinished = ({ state, submission, label }: Pick<Submission, 'state' | 'submission' | 'label'>) =>
  state === 'accepted' && submission === 'ikkeKomplett' && !isApproved(label)

/** How often the receipts of a year are read, in ms. Zero: never, because nothing changes automatically. */
export function readEvery(
  submissions: readonly Pick<Submission, 'state' | 'submission' | 'label'>[],
  { isSending, login }: { readonly isSending: boolean; readonly login: LoginState },
): number {
  if (isSending) return whileSending
  if (submissions.some(({ state }) => state === 'open' || state === 'confirming' || state === 'submitted'))
    return whileOpen
  return login === 'valid' && submissions.some(isUnfinished) ? whileLooking : 0
}
