import type { Day } from '../../base/kit/day'
import { ProviderFailure } from '../../base/provider/failure'
import type { Language } from '../../base/kit/words'
import type { AuthMethod, TaxForm } from './model'

/** How the authority's older interface is reached. */
export interface OlderTaxSettings {
  /** The part of the address before `/AuthenticationExternal/…`. */
  readonly url: string
}

/** Who logs in; kept for no longer than the call that brings it. */
export interface Login {
  readonly userSSN: string
  readonly systemUserName: string
  readonly systemPassword: string
  readonly authMethod: AuthMethod
}
export type LoginWithCode = Login & { readonly userPinCode: string }

/** A form to be put into a return. */
export interface FormUpdate {
  /** The return. */
  readonly formId: number
  readonly year: number
  /** What we call it: the same again replaces it there. */
  readonly reference: string
  readonly xml: string
}

/** The authority has answered with a fault: `login` for whatever is wrong with who asks, `request` for what is asked. */
export class FaultAnswered extends ProviderFailure {
  constructor(
    readonly about: 'login' | 'request',
    errorId: string,
  ) {
    super('refused', `fault ${/^\d{1,5}$/.test(errorId) ? errorId : 'without a number'}`)
  }
}

/** What became of a form: `invalid` where the authority has checked it and found something. */
export type FormOutcome = 'ok' | 'invalid' | 'rejected'

/** The authority's older interface. Each throws FaultAnswered for its faults, ProviderFailure where it can't be asked. */
export interface TaxFormProvider {
  /** Has a code sent; answers the authority's sentence of which, or null where the person has no phone. */
  challenge(owner: number, login: Login): Promise<string | null>
  /** The returns that were changed between the two days. */
  forms(owner: number, login: LoginWithCode, period: { from: Day; to: Day }, language: Language): Promise<TaxForm[]>
  update(owner: number, login: LoginWithCode, form: FormUpdate): Promise<FormOutcome>
}
