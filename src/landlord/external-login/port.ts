import type { Language } from '../../base/kit/words'

/** The settings for reaching the provider. */
export interface ExternalIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is stored of a question until its answer comes. */
export interface AuthorizationRequest {
  /** Bound to the browser. */
  readonly state: string
  /** Must be in the answer's id token. */
  readonly nonce: string
  /** Proves that the same client exchanges the code that has asked for it (PKCE): 43 characters. */
  readonly verifier: string
}

/** What the provider has sent the browser back with. */
export interface Callback {
  readonly code: string
  /** Names the provider. Left out when the provider doesn't send it. */
  readonly iss?: string | undefined
}

/** Who has logged in, checked. */
export interface ExternalPerson {
  readonly issuer: string
  /** The provider's name for the person, different from the one that other services get. */
  readonly subject: string
  readonly nationalId: string
  /** Empty when the provider sends none. */
  readonly name: string
  /** The session at the provider. Null when it doesn't send one. */
  readonly sid: string | null
  /** How long the access token is valid, in seconds. */
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

/** A provider of electronic ids. Throws ProviderFailure when it can't be reached. */
export interface ExternalIdProvider {
  /** Where the browser goes to log in there. */
  begin(question: AuthorizationRequest, language: Language): Promise<string>
  /** Exchanges the code and checks everything about the answer. Throws LoginRejected. */
  finish(callback: Callback, question: AuthorizationRequest): Promise<ExternalPerson>
  /** Where the browser goes to log out there. */
  logoutUrl(idToken: string): Promise<string>
}
