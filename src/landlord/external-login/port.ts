import type { Language } from '../../base/kit/words'

export interface ExternalIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Stored until the answer comes. */
export interface AuthorizationRequest {
  /** Bound to the browser. */
  readonly state: string
  /** Must be in the answer's id token. */
  readonly nonce: string
  /** Proves that the client that asked for the code also exchanges it (PKCE): 43 characters. */
  readonly verifier: string
}

/** The provider sends the browser back with it. */
export interface Callback {
  readonly code: string
  /** Names the provider. Left out when the provider doesn't send it. */
  readonly iss?: string | undefined
}

/** Checked. */
export interface ExternalPerson {
  readonly issuer: string
  /** The provider's name for the person, different from the one that other services get. */
  readonly subject: string
  readonly nationalId: string
  /** Empty when the provider sends none. */
  readonly name: string
  /** The session at the provider. Null when it doesn't send one. */
  readonly sid: string | null
  /** Of the access token, in seconds. */
  readonly expiresIn: number
  readonly accessToken: string
  readonly idToken: string
}

/** The provider has answered, and its answer doesn't allow a login. */
export class LoginRejected extends Error {
  /** `why` is written to the send log: no secret, and nothing about the person. */
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'LoginRejected'
  }
}

/** Throws ProviderFailure when it can't be reached. */
export interface ExternalIdProvider {
  /** The browser goes there to log in. */
  begin(question: AuthorizationRequest, language: Language): Promise<string>
  /** Exchanges the code and checks everything about the answer. Throws LoginRejected. */
  finish(callback: Callback, question: AuthorizationRequest): Promise<ExternalPerson>
  /** The browser goes there to log out. */
  logoutUrl(idToken: string): Promise<string>
}
