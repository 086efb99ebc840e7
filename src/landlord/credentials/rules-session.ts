/** How long sessions and what is known of devices live, in milliseconds (docs/rules.md#sessions). */
const minute = 60_000
const day = 24 * 60 * minute

export const sessionLife = {
  /** A session that nobody used for so long is over. */
  idle: 7 * day,
  /** However much it is used. */
  absolute: 30 * day,
  /** Use is noted at most this often: a write per request would cost more than it tells. */
  noted: 5 * minute,
  /** So long after it was given, the password counts as given for changing the address. */
  proof: 10 * minute,
} as const

/** A device that nobody has logged in from for so long is new again. */
export const deviceLife = 365 * day
