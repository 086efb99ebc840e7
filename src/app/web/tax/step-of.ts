import type { Submission } from '../../../year/tax-return/model-submission'
import type { LoginState } from './login-age'

export const taxSteps = ['check', 'login', 'preview', 'send', 'receipt'] as const
export type TaxStep = (typeof taxSteps)[number]

interface Course {
  readonly login: LoginState
  /**
   * Whether the electronic id belongs to someone other than the person in the profile. Then nothing is shown or sent.
   */
  readonly isOther: boolean
  /** Whether this page has seen a login. */
  readonly wasLoggedIn: boolean
  readonly isPreviewed: boolean
  /** The newest submission of the year. */
  readonly newest: Submission | undefined
}

/** The landlord's current step. It is the receipt when what was sent still matches the books. */
export function taxStepOf({ login, isOther, wasLoggedIn, isPreviewed, newest }: Course): TaxStep {
  const stands = newest?.state === 'submitted' || newest?.state === 'accepted'
  if (stands && newest.changes.length === 0) return 'receipt'
  if (login === 'valid' && !isOther) return isPreviewed ? 'send' : 'preview'
  return login !== 'none' || wasLoggedIn ? 'login' : 'check'
}
