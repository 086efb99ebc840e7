const minute = 60_000
const day = 24 * 60 * minute

/** The times of a session, in ms (docs/rules/landlord.md#sessions). */
export const sessionLife = {
  /** A session ends after this time without use. */
  idle: 7 * day,
  /** A session ends after this time, even if it is in use. */
  absolute: 30 * day,
  /** The use of a session is stored at most once in this time, because a write at every request would cost too much. */
  noted: 5 * minute,
  /** For this time after the password was typed, the e-mail address can be changed without it. */
  proof: 10 * minute,
} as const

/** After this time without a login, a device counts as new again. */
export const deviceLife = 365 * day
