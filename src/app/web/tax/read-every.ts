import type { Submission } from '../../../year/tax-return/model-submission'
import { isApproved } from '../../../year/tax-return/rules-sending'
import type { LoginState } from './login-age'

/**
 * Pauses between two reads of the receipts, in ms: for a running sending, for an open result or answer, and for a valid
 * login, which checks whether a return was handed in on the authority's own pages.
 */
const whileSending = 2000
const whileOpen = 4000
const whileLooking = 15_000

/** On the authority's pages and, as far as is known, not handed in there. */
const isUnfinished = ({ state, submission, label }: Pick<Submission, 'state' | 'submission' | 'label'>) =>
  state === 'accepted' && submission === 'ikkeKomplett' && !isApproved(label)

/** In ms. Zero: the receipts are never read again, because nothing changes automatically. */
export function readEvery(
  submissions: readonly Pick<Submission, 'state' | 'submission' | 'label'>[],
  { isSending, login }: { readonly isSending: boolean; readonly login: LoginState },
): number {
  if (isSending) return whileSending
  if (submissions.some(({ state }) => state === 'open' || state === 'confirming' || state === 'submitted'))
    return whileOpen
  return login === 'valid' && submissions.some(isUnfinished) ? whileLooking : 0
}
