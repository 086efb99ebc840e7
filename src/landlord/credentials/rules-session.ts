/** The times of a session, in ms (docs/rules/landlord.md#sessions). */
const minute = 60_000
const day = 24 * 60 * minute

export const sessionLife = {
  /** A session ends when nobody has used it for this long. */
  idle: 7 * day,
  /** A session ends after this long, even while it is used. */
  absolute: 30 * day,
  /** The use of a session is noted only this often, because a write at every request would cost too much. */
  noted: 5 * minute,
  /** How long an entered password is a proof for a change of the e-mail address. */
  proof: 10 * minute,
} as const

/** A device is new again when nobody has logged in from it for this long. */
export const deviceLife = 365 * day
