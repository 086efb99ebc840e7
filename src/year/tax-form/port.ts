import type { Day } from '../../base/kit/day'
import { ProviderFailure } from '../../base/provider/failure'
import type { Language } from '../../base/kit/words'
import type { AuthMethod, TaxForm } from './model'

export interface OlderTaxSettings {
  /** The part of the address before `/AuthenticationExternal/…`. */
  readonly url: string
}

/** The person's login, kept only during the call that contains it. */
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
  /** Our reference. Sending a form with the same reference again replaces it at the authority. */
  readonly reference: string
  readonly xml: string
}

/** A fault that the authority answered. `login`: the caller's login is wrong. `request`: the request is wrong. */
export class AuthorityFault extends ProviderFailure {
  constructor(
    readonly about: 'login' | 'request',
    errorId: string,
  ) {
    super('refused', `fault ${/^\d{1,5}$/.test(errorId) ? errorId : 'without a number'}`)
  }
}

/** `invalid`: the authority has checked it and found errors. */
export type FormOutcome = 'ok' | 'invalid' | 'rejected'

/** Each method throws AuthorityFault for the authority's faults, and ProviderFailure when it can't be reached. */
export interface TaxFormProvider {
  /** Returns the authority's sentence that says which code is meant, or null when the person has no phone. */
  challenge(owner: number, login: TaxFormCredentials): Promise<string | null>
  /** Lists the tax returns that were changed between the two days. */
  forms(owner: number, login: LoginWithCode, period: { from: Day; to: Day }, language: Language): Promise<TaxForm[]>
  update(owner: number, login: LoginWithCode, form: FormUpdate): Promise<FormOutcome>
}
