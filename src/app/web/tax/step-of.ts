import type { Submission } from '../../../year/tax-return/model-submission'
import type { LoginState } from './login-age'

export const taxSteps = ['check', 'login', 'preview', 'send', 'receipt'] as const
export type TaxStep = (typeof taxSteps)[number]

interface Course {
  readonly login: LoginState
  /** True if the login is of another person than the profile. Then nothing is shown or sent. */
  readonly isOther: boolean
  /** True if this page has seen a login. */
  readonly wasLoggedIn: boolean
  readonly isPreviewed: boolean
  readonly newest: Submission | undefined
}

/** The next step. It is the receipt while what was sent matches the books. */
export function taxStepOf({ login, isOther, wasLoggedIn, isPreviewed, newest }: Course): TaxStep {
  const stands = newest?.state === 'submitted' || newest?.state === 'accepted'
  if (stands && newest.changes.length === 0) return 'receipt'
  if (login === 'valid' && !isOther) return isPreviewed ? 'send' : 'preview'
  return login !== 'none' || wasLoggedIn ? 'login' : 'check'
}
