import { Refusal } from '../kit/refusal'

/**
 * The failure of a provider. `timeout`: no answer in time. `unreachable`: no connection, or it broke off. `overloaded`:
 * 429 or 5xx. `refused`: another 4xx or a redirect. `unreadable`: the answer has another format than agreed, or is too
 * large. `paused`: it was not asked, because it has just failed too often.
 */
export type FailureKind = 'timeout' | 'unreachable' | 'overloaded' | 'refused' | 'unreadable' | 'paused'

const reasons = {
  timeout: 'providerTimeout',
  unreachable: 'providerUnavailable',
  overloaded: 'providerUnavailable',
  paused: 'providerUnavailable',
  refused: 'providerError',
  unreadable: 'providerError',
} as const

/** A failure of a provider. The message goes into the send log and must contain nothing secret. */
export class ProviderFailure extends Error {
  /** The provider's own words, for the caller. */
  readonly explanation: string

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions & { readonly explanation?: string },
  ) {
    super(message, options)
    this.name = 'ProviderFailure'
    this.explanation = options?.explanation ?? ''
  }

  /** True if the provider itself is out of order. A refused request says nothing about the next one. */
  get isOutage(): boolean {
    return this.kind !== 'refused' && this.kind !== 'paused'
  }

  /** The refusal for the caller: 502, 503 or 504, without the provider's own status or words. */
  toRefusal(): Refusal {
    const reason = reasons[this.kind]
    return new Refusal(reason, undefined, reason === 'providerUnavailable' ? 30 : undefined)
  }
}
