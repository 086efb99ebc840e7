/** In ms (docs/rules/landlord.md#sessions). */
const minute = 60_000
const day = 24 * 60 * minute

export const sessionLife = {
  /** A session ends when nobody has used it for this long. */
  idle: 7 * day,
  /** However much it is used. */
  absolute: 30 * day,
  /** A write per request would cost too much. */
  noted: 5 * minute,
  /** A password counts for so long as proof for changing the e-mail address. */
  proof: 10 * minute,
} as const

/** A device is new again when nobody has logged in from it for this long. */
export const deviceLife = 365 * day
