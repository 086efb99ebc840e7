import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

/** The state of the audit trail, unchecked: `verifyAudit` checks it. */
export interface TrailState {
  readonly checkpoint: { readonly id: number; readonly at: Instant; readonly hash: string } | null
  readonly ageSeconds: number | null
  /** The longest time that an entry may have waited for its signature. 0 when all are signed. */
  readonly unsignedSeconds: number
}

/** Reads the state from two rows, so its cost doesn't grow with the trail. */
export async function trailState(db: Db, now: Instant): Promise<TrailState> {
  const row = await db
    .selectFrom('audit_checkpoint')
    .select(['id', 'at', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const newest = await db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const secondsSince = (at: Instant) => Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000)
  const ageSeconds = row ? secondsSince(row.at) : null
  const isSigned = !newest || (row !== undefined && newest.at <= row.at)
  return {
    checkpoint: row ? { id: row.id, at: row.at, hash: row.hash.toString('hex') } : null,
    ageSeconds,
    // Without a checkpoint the waiting time is unknown. With one, no entry has waited longer than the checkpoint's age.
    unsignedSeconds: isSigned ? 0 : (ageSeconds ?? secondsSince(newest.at)),
  }
}
