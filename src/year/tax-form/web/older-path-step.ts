import { CallError } from '../../../base/ui/query/call-request'
import { authMethods, type AuthMethod, type TaxForm } from '../model'

export type OlderPathStep =
  | { readonly kind: 'login' | 'method' }
  /** `message`: the authority's sentence of which code is meant. */
  | { readonly kind: 'code'; readonly message: string }
  | { readonly kind: 'form'; readonly code: string; readonly forms: readonly TaxForm[] }

/** What was typed so far. */
export interface TypedLogin {
  readonly userSSN: string
  readonly systemUserName: string
  readonly systemPassword: string
  readonly authMethod: AuthMethod | ''
  readonly saveData: boolean
}

export interface OlderPathStepProps {
  readonly login: TypedLogin
  readonly setLogin: (login: TypedLogin) => void
  readonly go: (step: OlderPathStep) => void
  readonly fail: (error: Error) => void
}

/** What is sent with each call; the method is chosen by then. */
export const credentialsOf = ({ userSSN, systemUserName, systemPassword, authMethod }: TypedLogin) => ({
  userSSN,
  systemUserName,
  systemPassword,
  authMethod: authMethod || authMethods[0],
})
export const asError = (error: unknown): Error => (error instanceof Error ? error : new CallError('unknownError'))
