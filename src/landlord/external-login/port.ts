import type { Language } from '../../base/kit/words'

/** What the provider is reached by. */
export interface ExternalIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is remembered of a question until its answer comes. */
export interface AuthorizationRequest {
  /** Bound to the browser. */
  readonly state: string
  /** Must stand in the answer's id token. */
  readonly nonce: string
  /** Proves that whoever exchanges the code is who asked (PKCE): 43 characters. */
  readonly verifier: string
}

/** What the provider has sent the browser back with. */
export interface Callback {
  readonly code: string
  /** Names the provider; left out where it doesn't. */
  readonly iss?: string | undefined
}

/** Who has logged in, checked. */
export interface ExternalPerson {
  readonly issuer: string
  /** The provider's name for the person; another one than other services get. */
  readonly subject: string
  readonly nationalId: string
  /** Empty where the provider tells none. */
  readonly name: string
  /** Of the session at the provider; null where it doesn't say. */
  readonly sid: string | null
  /** How long the access token lives, in seconds. */
  readonly expiresIn: number
  readonly accessToken: string
  readonly idToken: string
}

/** The answer was given, and is none that somebody may be let in with. */
export class LoginRejected extends Error {
  /** `why` goes into the send log: nothing secret, nothing of the person. */
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'LoginRejected'
  }
}

/** A provider of electronic ids. Throws ProviderFailure where it can't be asked. */
export interface ExternalIdProvider {
  /** Where the browser goes to be asked. */
  begin(question: AuthorizationRequest, language: Language): Promise<string>
  /** Exchanges the code and checks everything about the answer. Throws LoginRejected. */
  finish(callback: Callback, question: AuthorizationRequest): Promise<ExternalPerson>
  /** Where the browser goes to log out there. */
  logoutUrl(idToken: string): Promise<string>
}
