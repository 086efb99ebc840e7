import { sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { Db } from '../db/pool'
import { maxFileBytes } from '../kit/file-type'
import { Refusal } from '../kit/refusal'
import { errorCodeOf } from './failure'

export interface DiskSpace {
  /** Receives every error, and recognises that the database's disk is full. */
  note(error: unknown): void
  check(): Promise<void>
}

/** Infinity when the directory doesn't exist yet. */
const freeBytes = (directory: string): Promise<number> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    (error: unknown) => {
      if (errorCodeOf(error) === 'ENOENT') return Infinity
      throw error
    },
  )

/**
 * Checks for space: the largest file must fit into each directory. The database's disk may belong to another machine,
 * so it is checked only after a write has failed there: a small table is created and dropped until that succeeds.
 */
export function diskSpace(db: Db, directories: readonly string[]): DiskSpace {
  let isDatabaseFull = false
  return {
    note(error) {
      if (errorCodeOf(error) === '53100') isDatabaseFull = true
    },
    async check() {
      for (const directory of directories)
        if ((await freeBytes(directory)) < maxFileBytes) throw new Refusal('diskFull', undefined, 60)
      if (!isDatabaseFull) return
      await db.transaction().execute(async (tx) => {
        await sql`create temp table room on commit drop as
          select md5(random()::text) as filler from generate_series(1, 20000)`.execute(tx)
      })
      isDatabaseFull = false
    },
  }
}
