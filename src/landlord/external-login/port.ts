import type { Language } from '../../base/kit/words'

export interface ExternalIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface AuthorizationRequest {
  /** Bound to the browser. */
  readonly state: string
  /** Must be in the answer's id token. */
  readonly nonce: string
  /** The client that asked for the code also exchanges it (PKCE): 43 characters. */
  readonly verifier: string
}

export interface Callback {
  readonly code: string
  /** Left out when the provider doesn't send it. */
  readonly iss?: string | undefined
}

export interface ExternalPerson {
  readonly issuer: string
  /** Other services get a different name for the person. */
  readonly subject: string
  readonly nationalId: string
  /** Empty when the provider sends none. */
  readonly name: string
  /** Null when the provider doesn't send one. */
  readonly sid: string | null
  /** In seconds, for the access token. */
  readonly expiresIn: number
  readonly accessToken: string
  readonly idToken: string
}

/** The provider has answered, and its answer doesn't allow a login. */
export class LoginRejected extends Error {
  /** For the send log: no secret, and nothing about the person. */
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'LoginRejected'
  }
}

/** Throws ProviderFailure. */
export interface ExternalIdProvider {
  begin(question: AuthorizationRequest, language: Language): Promise<string>
  /** Checks everything about the answer. Throws LoginRejected. */
  finish(callback: Callback, question: AuthorizationRequest): Promise<ExternalPerson>
  logoutUrl(idToken: string): Promise<string>
}
