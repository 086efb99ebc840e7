import type { Submission } from '../../../year/tax-submission/model'
import { isApproved } from '../../../year/tax-submission/rules-sending'
import type { LoginState } from './login-age'

/** Between two readings of the receipts, in ms: while something is sent, while its fate or its answer is open, and while a login lives by which it is looked whether a return was handed in at the authority's own pages. */
const whileSending = 2000
const whileOpen = 4000
const whileLooking = 15_000

/** Whether it lies at the authority's pages and was, as far as is known, not handed in there. */
const isUnfinished = ({ state, submission, label }: Pick<Submission, 'state' | 'submission' | 'label'>) =>
  state === 'accepted' && submission === 'ikkeKomplett' && !isApproved(label)

/** How often the receipts of a year are read, in ms; zero for never, because nothing changes by itself. */
export function readEvery(
  submissions: readonly Pick<Submission, 'state' | 'submission' | 'label'>[],
  { isSending, login }: { readonly isSending: boolean; readonly login: LoginState },
): number {
  if (isSending) return whileSending
  if (submissions.some(({ state }) => state === 'open' || state === 'confirming' || state === 'submitted'))
    return whileOpen
  return login === 'valid' && submissions.some(isUnfinished) ? whileLooking : 0
}
