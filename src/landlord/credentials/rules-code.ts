/** In milliseconds, for each kind of code (docs/rules/landlord.md#login-and-codes). */
const minute = 60_000
const hour = 60 * minute

export const codeLife = {
  reset: hour,
  /** From a screen or from support. */
  byUrl: minute,
  /** The same code, sent by e-mail. */
  byUrlMailed: 10 * minute,
  /** Confirms a new address. */
  email: 24 * hour,
} as const

/** For the text of an e-mail. */
export const inMinutes = (ms: number): number => ms / minute
export const inHours = (ms: number): number => ms / hour
