import { Refusal } from '../kit/refusal'

/**
 * Why a provider gave no usable answer. `timeout`: none in time. `unreachable`: no connection, or it broke off.
 * `overloaded`: 429 or 5xx. `refused`: it answered, and declined (another 4xx, a redirect). `unreadable`: an answer that is
 * not what was agreed, or is too large. `paused`: not asked, since it failed too often just now.
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

/** A provider's failure. Its message goes into the send log and must hold nothing secret. */
export class ProviderFailure extends Error {
  /** What the provider itself says of what it declined, for whoever asked; empty when it says nothing. */
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

  /** Whether the provider itself is in trouble; a request that it declined says nothing about the next one. */
  get isOutage(): boolean {
    return this.kind !== 'refused' && this.kind !== 'paused'
  }

  /** What the caller of our API is told (502, 503, 504): never the provider's own status or words. */
  toRefusal(): Refusal {
    const reason = reasons[this.kind]
    return new Refusal(reason, undefined, reason === 'providerUnavailable' ? 30 : undefined)
  }
}
