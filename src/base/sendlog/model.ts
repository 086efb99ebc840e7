import type { Instant } from '../kit/day'

/** An attempt to send something. It must contain nothing secret, although the log also redacts it. */
export interface Attempt {
  readonly success: boolean
  /** `mail`, `sms`, a provider's name, or `job` for a job that failed for good. */
  readonly type: string
  readonly userId: number | null
  /** Job, attempt, the server's response. */
  readonly internalData: Readonly<Record<string, string | number | boolean | null>>
  /** Without bodies, codes and whole addresses. */
  readonly sendData: Readonly<Record<string, string | number | boolean | null>>
  readonly requestError: string
  readonly at: Instant
}
