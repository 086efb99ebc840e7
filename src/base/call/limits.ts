import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { CallLimit } from '../kit/endpoint'
import { networkOfAddress } from '../kit/network'
import { Refusal } from '../kit/refusal'

export interface LimitRule {
  readonly per: 'ip' | 'subject' | 'subject+ip'
  readonly most: number
  readonly minutes: number
  /**
   * Only calls with this result count. Every call is counted on arrival, so that parallel calls are seen. A call with
   * another result is subtracted afterwards.
   */
  readonly of?: 'refused' | 'done'
  /**
   * With this, a call beyond `most` waits (`slowdownMs`) and is not refused, so nobody can lock somebody else's account.
   * The first calls of a subject from one address, up to this number, don't wait. So a person who knows the password is
   * not treated like a guesser.
   */
  readonly slowsAfter?: number
}

/**
 * The subject is the account, or the e-mail that a public call names. All processes share the counters through the
 * database. Without the database a call is refused.
 */
export const limitRules: Record<CallLimit, readonly LimitRule[]> = {
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
  // Three of a million codes are right at a time. A person who knows the password gets ten guesses in 15 minutes.
  secondFactor: [
    { per: 'subject', most: 10, minutes: 15, of: 'refused' },
    { per: 'ip', most: 30, minutes: 15, of: 'refused' },
  ],
  // A refused change of the profile may have been a guess at the password.
  profile: [{ per: 'subject', most: 10, minutes: 15, of: 'refused' }],
  upload: [{ per: 'subject', most: 20, minutes: 1 }],
  export: [{ per: 'subject', most: 10, minutes: 60 }],
  // Each payment opens a page at the provider, which limits us too.
  payment: [{ per: 'subject', most: 30, minutes: 15 }],
  // Each call asks the signing provider or the bank. The page repeats it while it waits for a signature.
  signing: [{ per: 'subject', most: 60, minutes: 15 }],
  // Each tax return makes several requests to the tax authority, which limits us too.
  taxReturn: [{ per: 'subject', most: 30, minutes: 15 }],
  // Links to sign: they can't be guessed, and several people with one address may reload repeatedly.
  link: [{ per: 'ip', most: 120, minutes: 15 }],
  // Each look-up asks a public register while somebody types. Somebody who types all the time asks twice a second.
  register: [{ per: 'ip', most: 120, minutes: 1 }],
  registerOfOwner: [{ per: 'subject', most: 120, minutes: 1 }],
}

export interface LimitedCaller {
  /** An IP address, or the id of a browser that the subject is known to use. */
  readonly ip: string
  readonly isKnown?: boolean
  readonly subject: string
}

const keyOf = (limit: CallLimit, rule: LimitRule, caller: LimitedCaller) =>
  `${limit}${rule.of === 'done' ? '-done' : ''}:${rule.per}:${rule.per === 'ip' ? '' : caller.subject}:${rule.per === 'subject' ? '' : networkOfAddress(caller.ip)}`

/** In ms: 1 second from the 21st counted call on, doubled every ten, at most 8 seconds. */
export const slowdownMs = (used: number, most = 20): number =>
  used <= most ? 0 : 1000 * Math.min(8, 2 ** Math.floor((used - most - 1) / 10))

/**
 * Refuses with 429 when a bucket is full. Returns how long the call must wait, in ms. `factor` multiplies all limits.
 */
export async function countCall(
  db: Db,
  limits: readonly CallLimit[],
  caller: LimitedCaller,
  now: Instant,
  factor: number,
): Promise<number> {
  let slowed = 0
  /** The number of counted calls of this subject from this address. */
  let own = 0
  /** The buckets that count only successful calls. A call that is refused here must be subtracted from them. */
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
      slowed = Math.max(slowed, slowdownMs(bucket.used, rule.most * factor))
    }
  }
  return slowed
}

/**
 * Subtracts a finished call that doesn't count after all. For instance, a successful login is not an attempt to guess a
 * password.
 */
export async function subtractUncountedCall(
  db: Db,
  limits: readonly CallLimit[],
  caller: LimitedCaller,
  came: 'refused' | 'done',
): Promise<void> {
  const keys = limits.flatMap((limit) =>
    limitRules[limit].filter(({ of = came }) => of !== came).map((rule) => keyOf(limit, rule, caller)),
  )
  if (keys.length > 0) await takeBack(db, keys)
}

export const forgiveCall = (db: Db, limits: readonly CallLimit[], caller: LimitedCaller): Promise<void> =>
  takeBack(
    db,
    limits.flatMap((limit) => limitRules[limit].map((rule) => keyOf(limit, rule, caller))),
  )

const takeBack = async (db: Db, keys: readonly string[]): Promise<void> => {
  await sql`update bucket set used = greatest(used - 1, 0) where key = any(${keys})`.execute(db)
}

export const sweepBuckets = (db: Db, now: Instant) => db.deleteFrom('bucket').where('resets_at', '<', now).execute()

/** Removes the counters of requests that name this e-mail address. */
export const deleteLimitsOfEmail = (db: Db, email: string) =>
  db
    .deleteFrom('bucket')
    .where(sql<boolean>`position(${`:${email}:`} in key) > 0`)
    .execute()
