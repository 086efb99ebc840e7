import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/pool'

/** The lock that keeps the bytes of every file that the database names. Other code uses the locks 2 to 4. */
const [family, lock] = [4875, 5]

/**
 * Takes the lock. While this session lasts, no file's bytes are removed for good. False when another session has the
 * lock. The database frees it when the session's process dies.
 */
export async function lockByteRemoval(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${family}, ${lock}) as held`)
  return rows[0]!.held
}

/** True if some session has the lock. Files that are deleted in the meantime lose their bytes when the lock is free. */
export async function isByteRemovalLocked(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and classid = ${sql.lit(family)} and objid = ${sql.lit(lock)}
      and database = (select oid from pg_database where datname = current_database())) as held`.execute(db)
  return rows[0]!.held
}
