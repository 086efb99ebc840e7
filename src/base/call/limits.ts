import { sql } from 'kysely'
import type { Limit } from '../kit/endpoint'
import type { Instant } from '../kit/day'
import { networkOf } from '../kit/network'
import { Refusal } from '../kit/refusal'
import type { Db } from '../db/pool'
import { type Rule, limitRules } from './limit-rules'

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
