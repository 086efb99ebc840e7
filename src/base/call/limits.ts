import { sql } from 'kysely'
import type { Limit } from '../kit/endpoint'
import type { Instant } from '../kit/day'
import { networkOf } from '../kit/network'
import { Refusal } from '../kit/refusal'
import type { Db } from '../db/pool'

interface Rule {
  readonly per: 'ip' | 'subject' | 'subject+ip'
  readonly most: number
  readonly minutes: number
}

/**
 * How often per address and per subject (the account, or the e-mail that a public call names). Shared by all
 * processes through the database; when the database is away the call is refused, not let through.
 */
export const limitRules: Record<Limit, readonly Rule[]> = {
  login: [
    { per: 'subject+ip', most: 10, minutes: 15 },
    { per: 'ip', most: 50, minutes: 15 },
  ],
  reset: [
    { per: 'subject', most: 3, minutes: 60 },
    { per: 'ip', most: 20, minutes: 60 },
  ],
  checkEmail: [{ per: 'ip', most: 20, minutes: 60 }],
  signUp: [{ per: 'ip', most: 3, minutes: 180 }],
  code: [{ per: 'ip', most: 30, minutes: 15 }],
  password: [{ per: 'subject', most: 10, minutes: 15 }],
  upload: [{ per: 'subject', most: 20, minutes: 1 }],
  export: [{ per: 'subject', most: 10, minutes: 60 }],
}

export interface Caller {
  readonly ip: string
  /** Account id or e-mail address. */
  readonly subject: string
}

const keyOf = (limit: Limit, rule: Rule, caller: Caller) =>
  `${limit}:${rule.per}:${rule.per === 'ip' ? '' : caller.subject}:${rule.per === 'subject' ? '' : networkOf(caller.ip)}`

/** Counts the call in every bucket of its limits; refuses with 429 and the seconds to wait when one is full. `factor` widens all. */
export async function countCall(
  db: Db,
  limits: readonly Limit[],
  caller: Caller,
  now: Instant,
  factor: number,
): Promise<void> {
  for (const limit of limits) {
    for (const rule of limitRules[limit]) {
      const ends = new Date(Date.parse(now) + rule.minutes * 60_000).toISOString()
      const { rows } = await sql<{ used: number; resets_at: string }>`
        insert into bucket (key, used, resets_at) values (${keyOf(limit, rule, caller)}, 1, ${ends})
        on conflict (key) do update set
          used = case when bucket.resets_at <= ${now} then 1 else bucket.used + 1 end,
          resets_at = case when bucket.resets_at <= ${now} then excluded.resets_at else bucket.resets_at end
        returning used, resets_at`.execute(db)
      const bucket = rows[0]!
      if (bucket.used > rule.most * factor) {
        throw new Refusal(
          'tooManyRequests',
          undefined,
          Math.max(1, Math.ceil((Date.parse(bucket.resets_at) - Date.parse(now)) / 1000)),
        )
      }
    }
  }
}

/** Takes a call back out of its buckets: a successful login is no attempt to guess a password. */
export async function forgiveCall(db: Db, limits: readonly Limit[], caller: Caller): Promise<void> {
  const keys = limits.flatMap((limit) => limitRules[limit].map((rule) => keyOf(limit, rule, caller)))
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
