import type { Insertable } from 'kysely'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'
import type { Instant } from '../kit/day'

/** A backup that came to its end. */
export interface BackupRun {
  /** The folder, or the address of a part of a bucket; no secret. */
  readonly place: string
  /** The moment that everything in it is of. */
  readonly snapshotAt: Instant
  readonly finishedAt: Instant
  /** False: it failed, and can't be restored. */
  readonly isWhole: boolean
  /** Of all its objects as they are stored. */
  readonly bytes: number
  readonly files: number
}

/** The last backup of this installation that succeeded, or with `any` the last that came to an end; null when there is none. One that was cut leaves nothing. */
export async function lastBackup(db: Db, { any = false }: { readonly any?: boolean } = {}): Promise<BackupRun | null> {
  const row = await db
    .selectFrom('backup')
    .selectAll()
    .where('kind', '=', 'backup')
    .$if(!any, (query) => query.where('is_whole', '=', true))
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { place, snapshot_at, finished_at, is_whole, bytes, files } = row
  return { place, snapshotAt: snapshot_at, finishedAt: finished_at, isWhole: is_whole, bytes, files }
}

/** The moment that the last whole backup is of; null when there is none. */
export const lastSnapshot = async (db: Db): Promise<Instant | null> => (await lastBackup(db))?.snapshotAt ?? null

/** Writes down how a backup ended. */
export const recordBackup = (db: Db, run: Insertable<DB['backup']>): Promise<unknown> =>
  db.insertInto('backup').values(run).execute()
