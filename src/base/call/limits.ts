import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { Limit } from '../kit/endpoint'
import { networkOf } from '../kit/network'
import { Refusal } from '../kit/refusal'

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

export interface Caller {
  /** Its address, or what stands for a browser that the subject is known to use: that one is never slowed. */
  readonly ip: string
  readonly isKnown?: boolean
  /** Account id or e-mail address. */
  readonly subject: string
}

const keyOf = (limit: Limit, rule: Rule, caller: Caller) =>
  `${limit}${rule.of === 'done' ? '-done' : ''}:${rule.per}:${rule.per === 'ip' ? '' : caller.subject}:${rule.per === 'subject' ? '' : networkOf(caller.ip)}`

/** How long a call waits, in ms, that is this many times counted beyond no refusal: 1 second from the 21st on, doubled each ten, at most 8. */
export const slowedBy = (used: number, most = 20): number =>
  used <= most ? 0 : 1000 * Math.min(8, 2 ** Math.floor((used - most - 1) / 10))

/**
 * Counts the call in every bucket of its limits; refuses with 429 and the seconds to wait when one is full. Returns how long
 * the call has to wait first, in ms. `factor` widens all.
 */
export async function countCall(
  db: Db,
  limits: readonly Limit[],
  caller: Caller,
  now: Instant,
  factor: number,
): Promise<number> {
  let slowed = 0
  /** Times that this subject has called from this address, by the rule before. */
  let own = 0
  /** Of those that count what is done: this call is not done when it is refused here. */
  const counted: string[] = []
  for (const limit of limits) {
    for (const rule of limitRules[limit]) {
      const key = keyOf(limit, rule, caller)
      if (rule.of === 'done') counted.push(key)
      const ends = new Date(Date.parse(now) + rule.minutes * 60_000).toISOString()
      const { rows } = await sql<{ used: number; resets_at: string }>`
        insert into bucket (key, used, resets_at) values (${key}, 1, ${ends})
        on conflict (key) do update set
          used = case when bucket.resets_at <= ${now} then 1 else bucket.used + 1 end,
          resets_at = case when bucket.resets_at <= ${now} then excluded.resets_at else bucket.resets_at end
        returning used, resets_at`.execute(db)
      const bucket = rows[0]!
      if (rule.per === 'subject+ip') own = bucket.used
      if (bucket.used <= rule.most * factor) continue
      if (rule.slowsAfter === undefined) {
        if (counted.length > 0) await takeBack(db, counted)
        throw new Refusal(
          'tooManyRequests',
          undefined,
          Math.max(1, Math.ceil((Date.parse(bucket.resets_at) - Date.parse(now)) / 1000)),
        )
      }
      if (caller.isKnown || own <= rule.slowsAfter) continue
      slowed = Math.max(slowed, slowedBy(bucket.used, rule.most * factor))
    }
  }
  return slowed
}

/** Takes a call back out of the buckets that count only the others: a login that succeeds is no attempt to guess a password. */
export async function settleCall(
  db: Db,
  limits: readonly Limit[],
  caller: Caller,
  came: 'refused' | 'done',
): Promise<void> {
  const keys = limits.flatMap((limit) =>
    limitRules[limit].filter(({ of = came }) => of !== came).map((rule) => keyOf(limit, rule, caller)),
  )
  if (keys.length > 0) await takeBack(db, keys)
}

/** Takes a call back out of all its buckets, as if it had never been made. */
export const forgiveCall = (db: Db, limits: readonly Limit[], caller: Caller): Promise<void> =>
  takeBack(
    db,
    limits.flatMap((limit) => limitRules[limit].map((rule) => keyOf(limit, rule, caller))),
  )

const takeBack = async (db: Db, keys: readonly string[]): Promise<void> => {
  await sql`update bucket set used = greatest(used - 1, 0) where key = any(${keys})`.execute(db)
}

/** Removes buckets whose time is over. */
export const sweepBuckets = (db: Db, now: Instant) => db.deleteFrom('bucket').where('resets_at', '<', now).execute()

/** Removes the buckets of calls that named this e-mail address. */
export const forgetAddress = (db: Db, email: string) =>
  db
    .deleteFrom('bucket')
    .where(sql<boolean>`position(${`:${email}:`} in key) > 0`)
    .execute()
