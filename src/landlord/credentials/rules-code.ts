const minute = 60_000
const hour = 60 * minute

/** The life of each code, in ms (docs/rules/landlord.md#login-and-codes). */
export const codeLifeMs = {
  reset: hour,
  /** A code in a link to log in, shown on a screen or handed out by support. */
  byUrl: minute,
  /** A code in a link to log in, sent by e-mail. */
  byUrlMailed: 10 * minute,
  email: 24 * hour,
} as const

export const msToMinutes = (ms: number): number => ms / minute
export const msToHours = (ms: number): number => ms / hour
