/** How long each kind of code is valid, in milliseconds (docs/rules/landlord.md#login-and-codes). */
const minute = 60_000
const hour = 60 * minute

export const codeLife = {
  reset: hour,
  /** Handed over by a screen or by support. */
  byUrl: minute,
  /** The same code, sent by e-mail. */
  byUrlMailed: 10 * minute,
  /** For confirming a new address. */
  email: 24 * hour,
} as const

/** For the text of an e-mail. */
export const inMinutes = (ms: number): number => ms / minute
export const inHours = (ms: number): number => ms / hour
