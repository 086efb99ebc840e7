import type { Submission } from '../../../year/tax-submission/model'
import type { LoginState } from './login-age'

export const taxSteps = ['check', 'login', 'preview', 'send', 'receipt'] as const
export type TaxStep = (typeof taxSteps)[number]

interface Course {
  readonly login: LoginState
  /** Whether the electronic id is another person's than the profile's: with it nothing is shown or sent. */
  readonly isOther: boolean
  /** Whether there was a login on this page before. */
  readonly wasLoggedIn: boolean
  readonly isPreviewed: boolean
  /** The newest of the year. */
  readonly newest: Submission | undefined
}

/** How far a landlord has come: whoever has sent what stands in the books is at the receipt. */
export function taxStepOf({ login, isOther, wasLoggedIn, isPreviewed, newest }: Course): TaxStep {
  const stands = newest?.state === 'submitted' || newest?.state === 'accepted'
  if (stands && newest.changes.length === 0) return 'receipt'
  if (login === 'valid' && !isOther) return isPreviewed ? 'send' : 'preview'
  return login !== 'none' || wasLoggedIn ? 'login' : 'check'
}
