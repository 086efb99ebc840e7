import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { GiveUp } from '../outbox/job-kind'
import { addMs } from '../outbox/rules'
import { queueJob } from '../outbox/job'
import type { FileStore } from './port'
import { freeStoredBytes } from './service-uses'

/** The time for which a file may be without a record, in ms. */
const unusedAfterMs = 24 * 3_600_000
/** The payload names the bytes (`{ ids }`). */
export const quarantineKind = 'file.quarantine'
export const sweepBatchSize = 500

/**
 * Deletes files that no record has named for 24 hours, and gives their space back. Their bytes go into quarantine.
 * Returns how many files. Skips locked accounts, because something is being written for them. Covers all accounts,
 * which only a job may do.
 */
export async function sweepUnusedFiles(db: Db, now: Instant): Promise<number> {
  const unused = await db
    .selectFrom('document')
    .select(['account_id', 'id'])
    .where('uses', '=', 0)
    .where('created_at', '<', addMs(now, -unusedAfterMs))
    .orderBy('created_at')
    .limit(sweepBatchSize)
    .execute()
  if (unused.length === 0) return 0
  const accounts = [...new Set(unused.map((file) => file.account_id))]
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accounts)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  if (held.length === 0) return 0
  const gone = await db
    .deleteFrom('document')
    .where(
      'account_id',
      'in',
      held.map((account) => account.id),
    )
    .where(
      'id',
      'in',
      unused.map((file) => file.id),
    )
    // The file was found before its account was locked, so a record may use it by now.
    .where('uses', '=', 0)
    .returning(['account_id', 'id', 'size'])
    .execute()
  if (gone.length === 0) return 0
  const perAccount = new Map<number, number>()
  for (const file of gone) perAccount.set(file.account_id, (perAccount.get(file.account_id) ?? 0) + file.size)
  for (const [account, bytes] of perAccount) await freeStoredBytes(db, account, bytes)
  await queueJob(db, now, quarantineKind, { ids: gone.map((file) => file.id) })
  return gone.length
}

/** The time in quarantine, in ms. Until it ends the bytes can be released (docs/rules/base.md#files). */
const quarantineMs = 30 * 24 * 3_600_000
/**
 * Nothing is moved when more files than this lack a row, and more than this share of all files. So many of them mean a
 * wrong database, not interrupted uploads.
 */
const mostOrphans = 20
const largestShare = 0.01

export interface OrphanSweep {
  /** The number of files without a row. A person has checked that it is right. */
  readonly atMost?: number
  readonly signal?: AbortSignal
}

/**
 * Moves bytes to quarantine that have had no row for a day: their upload never committed, because the process or the
 * machine died. Releases bytes in quarantine that a row names again (an older database was restored). Returns how many
 * files were moved. Moves none and throws when there are more than 1 % of all files and more than `atMost` (20). The
 * worker logs the error.
 */
export async function sweepOrphans(
  db: Db,
  store: FileStore,
  now: Instant,
  { atMost = mostOrphans, signal }: OrphanSweep = {},
): Promise<number> {
  for await (const ids of batches(store.listQuarantined(now), signal))
    for (const id of await namedBy(db, ids)) await store.release(id)
  const strays: string[] = []
  let stored = 0
  for await (const ids of batches(store.list(addMs(now, -unusedAfterMs)), signal)) {
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

/** Removes bytes that were in quarantine without a row for 30 days. Returns how many files. */
export async function emptyQuarantine(db: Db, store: FileStore, now: Instant, signal?: AbortSignal): Promise<number> {
  let removed = 0
  for await (const ids of batches(store.listQuarantined(addMs(now, -quarantineMs)), signal)) {
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
    if (found.push(id) < sweepBatchSize) continue
    yield found
    found = []
  }
  if (found.length > 0) yield found
}

async function namedBy(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('document').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}
