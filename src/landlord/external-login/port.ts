import type { Language } from '../../base/kit/words'

export interface ExternalIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface AuthorizationRequest {
  /** A random value that binds the answer to the browser. */
  readonly state: string
  /** A random value that must be in the answer's id token. */
  readonly nonce: string
  /**
   * The PKCE verifier: 43 characters that prove that the client that exchanges the code also
   * requested it.
   */
  readonly verifier: string
}

export interface Callback {
  readonly code: string
  /** Missing if the provider doesn't send it. */
  readonly iss?: string | undefined
}

export interface ExternalPerson {
  readonly issuer: string
  /** The provider's id for the person. Other services get another id. */
  readonly subject: string
  readonly nationalId: string
  /** Empty if the provider sends none. */
  readonly name: string
  /** The provider's session. Null if the provider doesn't send it. */
  readonly sid: string | null
  /** The life of the access token, in seconds. */
  readonly expiresIn: number
  readonly accessToken: string
  readonly idToken: string
}

/** The provider has answered, but the answer doesn't allow a login. */
export class LoginRejected extends Error {
  /** `why` is for the send log. So it contains no secret, and nothing about the person. */
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'LoginRejected'
  }
}

/** A provider of electronic ids. Its functions throw ProviderFailure. */
export interface ExternalIdProvider {
  begin(question: AuthorizationRequest, language: Language): Promise<string>
  /** Checks everything about the answer. Throws LoginRejected. */
  finish(callback: Callback, question: AuthorizationRequest): Promise<ExternalPerson>
  logoutUrl(idToken: string): Promise<string>
}
