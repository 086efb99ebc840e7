import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { GiveUp } from '../outbox/job-kind'
import { later } from '../outbox/rules'
import type { FileStore } from './port'
import { batch, unusedAfterMs } from './service-sweep-unused'

/** How long what was swept can be taken back (docs/rules.md#files). */
const quarantineMs = 30 * 24 * 3_600_000
/** Above both of these a sweep takes nothing: so much at once is a wrong database rather than broken uploads. */
const mostStrays = 20
const largestShare = 0.01

export interface StraySweep {
  /** Strays that may be taken although they are many: as many as somebody has looked at. */
  readonly atMost?: number
  readonly signal?: AbortSignal
}

/**
 * Puts bytes into quarantine that have had no row for a day: an upload whose transaction never committed because the
 * process or the machine died in between. Bytes in quarantine that a row names again (an older database was restored)
 * are taken back. Returns how many were put there. Takes none and throws when they are more than 1 % of all files and
 * more than `atMost` (20); the worker's log says so.
 */
export async function sweepStrays(
  db: Db,
  store: FileStore,
  now: Instant,
  { atMost = mostStrays, signal }: StraySweep = {},
): Promise<number> {
  for await (const ids of batches(store.listQuarantined(now), signal))
    for (const id of await namedBy(db, ids)) await store.release(id)
  const strays: string[] = []
  let stored = 0
  for await (const ids of batches(store.list(later(now, -unusedAfterMs)), signal)) {
    const named = await namedBy(db, ids)
    stored += ids.length
    strays.push(...ids.filter((id) => !named.has(id)))
  }
  if (strays.length > atMost && strays.length > largestShare * stored)
    throw new GiveUp(
      `${strays.length} of ${stored} stored files have no row in the database: none was touched. If that is right, run \`npm run admin -- sweep-files ${strays.length}\`.`,
    )
  for (const id of strays) {
    if (signal?.aborted) break
    await store.quarantine(id, now)
  }
  return strays.length
}

/** Removes for good what has been in quarantine for 30 days and has no row. Returns how many. */
export async function emptyQuarantine(db: Db, store: FileStore, now: Instant, signal?: AbortSignal): Promise<number> {
  let removed = 0
  for await (const ids of batches(store.listQuarantined(later(now, -quarantineMs)), signal)) {
    const named = await namedBy(db, ids)
    for (const id of ids.filter((each) => !named.has(each))) {
      await store.remove(id)
      removed += 1
    }
  }
  return removed
}

async function* batches(ids: AsyncIterable<string>, signal: AbortSignal | undefined): AsyncGenerator<string[]> {
  let found: string[] = []
  for await (const id of ids) {
    if (signal?.aborted) return
    if (found.push(id) < batch) continue
    yield found
    found = []
  }
  if (found.length > 0) yield found
}

/** Those of the ids that a row names. */
async function namedBy(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('document').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}
