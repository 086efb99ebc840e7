import type { Limit } from '../kit/endpoint'

export interface Rule {
  readonly per: 'ip' | 'subject' | 'subject+ip'
  readonly most: number
  readonly minutes: number
  /** Which calls stay counted. Each is counted when it arrives, so that parallel ones are seen, and taken back if it is none of these. */
  readonly of?: 'refused' | 'done'
  /**
   * Beyond `most` a call waits (`slowedBy`) and is not refused: nobody can lock an account of somebody else. Not the first
   * so many of one subject from one address, by the rule before it: who knows the password is not among those who guess.
   */
  readonly slowsAfter?: number
}

/**
 * How often per address and per subject (the account, or the e-mail that a public call names). Shared by all
 * processes through the database; when the database is away the call is refused, not let through.
 */
export const limitRules: Record<Limit, readonly Rule[]> = {
  login: [
    { per: 'subject+ip', most: 10, minutes: 15, of: 'refused' },
    { per: 'ip', most: 50, minutes: 15, of: 'refused' },
    { per: 'subject', most: 20, minutes: 60, of: 'refused', slowsAfter: 2 },
  ],
  reset: [
    { per: 'subject', most: 3, minutes: 60 },
    { per: 'ip', most: 20, minutes: 60 },
  ],
  checkEmail: [{ per: 'ip', most: 20, minutes: 60 }],
  signUp: [
    { per: 'ip', most: 20, minutes: 60, of: 'done' },
    { per: 'ip', most: 200, minutes: 60 },
  ],
  code: [{ per: 'ip', most: 30, minutes: 15 }],
  password: [{ per: 'subject', most: 10, minutes: 15 }],
  // A million codes, of which three are right at a time: whoever knows the password gets ten guesses in a quarter of an hour.
  secondFactor: [
    { per: 'subject', most: 10, minutes: 15, of: 'refused' },
    { per: 'ip', most: 30, minutes: 15, of: 'refused' },
  ],
  // A refused save may have been a guess at the password.
  profile: [{ per: 'subject', most: 10, minutes: 15, of: 'refused' }],
  upload: [{ per: 'subject', most: 20, minutes: 1 }],
  export: [{ per: 'subject', most: 10, minutes: 60 }],
  // Each opens a page at the payment provider, which limits us in turn.
  payment: [{ per: 'subject', most: 30, minutes: 15 }],
  // Each asks who signs, or the bank; who waits for a signature looks again and again.
  signing: [{ per: 'subject', most: 60, minutes: 15 }],
  // Each is several questions to the tax authority, which limits us in turn.
  taxReturn: [{ per: 'subject', most: 30, minutes: 15 }],
  // Links to sign: a guess has no chance, and behind one address several may look and look again.
  link: [{ per: 'ip', most: 120, minutes: 15 }],
}
