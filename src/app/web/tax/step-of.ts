import type { Submission } from '../../../year/tax-return/model-submission'
import type { LoginState } from './login-age'

export const taxSteps = ['check', 'login', 'preview', 'send', 'receipt'] as const
export type TaxStep = (typeof taxSteps)[number]

interface Course {
  readonly login: LoginState
  /** Of another person than in the profile: nothing is shown or sent. */
  readonly isOther: boolean
  /** This page has seen a login. */
  readonly wasLoggedIn: boolean
  readonly isPreviewed: boolean
  readonly newest: Submission | undefined
}

/** The receipt while what was sent matches the books. */
export function taxStepOf({ login, isOther, wasLoggedIn, isPreviewed, newest }: Course): TaxStep {
  const stands = newest?.state === 'submitted' || newest?.state === 'accepted'
  if (stands && newest.changes.length === 0) return 'receipt'
  if (login === 'valid' && !isOther) return isPreviewed ? 'send' : 'preview'
  return login !== 'none' || wasLoggedIn ? 'login' : 'check'
}
