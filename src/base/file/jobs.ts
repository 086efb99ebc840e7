import { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { queueJob } from '../outbox/job'
import { jobKind, type JobKinds } from '../outbox/job-kind'
import { later, schedule } from '../outbox/rules'
import type { FileStore } from './port'
import { removeBytesKind } from './service-uses'

const unusedAfterMs = 24 * 3_600_000
const batch = 500

/**
 * Deletes files that no record has named for 24 hours and gives their space back; returns how many. A file of an
 * account that something is written for at this moment is left for the next time. Crosses accounts, as only a job may.
 */
export async function sweepUnused(db: Db, now: Instant): Promise<number> {
  const unused = await db
    .selectFrom('document')
    .select(['account_id', 'id'])
    .where('uses', '=', 0)
    .where('created_at', '<', later(now, -unusedAfterMs))
    .orderBy('created_at')
    .limit(batch)
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
    // Looked at before its account was held: it may have come into use meanwhile.
    .where('uses', '=', 0)
    .returning(['account_id', 'id', 'size'])
    .execute()
  if (gone.length === 0) return 0
  const perAccount = new Map<number, number>()
  for (const file of gone) perAccount.set(file.account_id, (perAccount.get(file.account_id) ?? 0) + file.size)
  for (const [account, bytes] of perAccount) {
    await db
      .updateTable('account')
      .set((eb) => ({ storedBytes: eb('storedBytes', '-', bytes) }))
      .where('id', '=', account)
      .execute()
  }
  await queueJob(db, now, removeBytesKind, { ids: gone.map((file) => file.id) })
  return gone.length
}

/**
 * Removes bytes that have had no row for a day: an upload whose transaction never committed because the process or the
 * machine died in between. Returns how many.
 */
export async function sweepStrays(db: Db, store: FileStore, now: Instant, signal?: AbortSignal): Promise<number> {
  let removed = 0
  const clear = async (ids: readonly string[]) => {
    const rows = await db.selectFrom('document').select('id').where('id', 'in', ids).execute()
    const known = new Set(rows.map((row) => row.id))
    for (const id of ids.filter((each) => !known.has(each))) {
      await store.remove(id)
      removed += 1
    }
  }
  let found: string[] = []
  for await (const id of store.list(later(now, -unusedAfterMs))) {
    if (signal?.aborted) return removed
    found.push(id)
    if (found.length < batch) continue
    await clear(found)
    found = []
  }
  if (found.length > 0) await clear(found)
  return removed
}

/** The jobs of files. */
export const fileJobKinds = ({ store }: { store: FileStore }): JobKinds => ({
  [removeBytesKind]: jobKind({
    payload: z.strictObject({ ids: z.array(z.string()) }),
    mode: 'outside',
    run: async ({ payload }) => {
      for (const id of payload.ids) await store.remove(id)
    },
  }),
  'file.sweepUnused': jobKind({
    payload: z.strictObject({}),
    mode: 'inside',
    run: async ({ db, now }) => {
      for (let swept = batch; swept === batch;) swept = await sweepUnused(db, now)
    },
  }),
  'file.sweepStrays': jobKind({
    payload: z.strictObject({}),
    mode: 'outside',
    lease: 3600,
    run: async ({ db, now, signal }) => {
      await sweepStrays(db, store, now, signal)
    },
  }),
})

export const fileSchedules = [schedule('file.sweepUnused', 60), schedule('file.sweepStrays', 1440)]
