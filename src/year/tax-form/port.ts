import type { Day } from '../../base/kit/day'
import { ProviderFailure } from '../../base/provider/failure'
import type { Language } from '../../base/kit/words'
import type { AuthMethod, TaxForm } from './model'

export interface OlderTaxSettings {
  /** The address up to `/AuthenticationExternal/…`. */
  readonly url: string
}

/** The person's login. It is not stored, and only exists during the call that contains it. */
export interface TaxFormCredentials {
  readonly userSSN: string
  readonly systemUserName: string
  readonly systemPassword: string
  readonly authMethod: AuthMethod
}
export type LoginWithCode = TaxFormCredentials & { readonly userPinCode: string }

export interface FormUpdate {
  readonly formId: number
  readonly year: number
  /** Our reference. The authority replaces an earlier form that has the same reference. */
  readonly reference: string
  readonly xml: string
}

/** A fault that the authority has reported. `login`: the caller's login is wrong. `request`: the request is wrong. */
export class AuthorityFault extends ProviderFailure {
  constructor(
    readonly about: 'login' | 'request',
    errorId: string,
  ) {
    super('refused', `fault ${/^\d{1,5}$/.test(errorId) ? errorId : 'without a number'}`)
  }
}

/** `invalid`: the authority checked the form and found errors. */
export type FormOutcome = 'ok' | 'invalid' | 'rejected'

/**
 * Each method throws AuthorityFault for a fault that the authority reports, and ProviderFailure if the authority can't
 * be reached.
 */
export interface TaxFormProvider {
  /** Returns the authority's sentence that says which code to enter. Null if the person has no phone. */
  challenge(owner: number, login: TaxFormCredentials): Promise<string | null>
  /** Lists the tax returns that were changed within the period. */
  forms(owner: number, login: LoginWithCode, period: { from: Day; to: Day }, language: Language): Promise<TaxForm[]>
  update(owner: number, login: LoginWithCode, form: FormUpdate): Promise<FormOutcome>
}
