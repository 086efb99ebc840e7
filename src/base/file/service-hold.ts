import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/pool'

/** The advisory lock of whoever needs the bytes of every file that the database names at one moment, beside 2 to 4 of others. */
const [family, lock] = [4875, 5]

/**
 * From here on, as long as this session lasts, no bytes of a file are removed for good: whoever then looks at the database
 * finds all that it names. False when another session does it already. The database frees it when the session's process dies.
 */
export async function holdBytes(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${family}, ${lock}) as held`)
  return rows[0]!.held
}

/** Whether bytes are to stay. What was deleted after the holder had looked is removed later. */
export async function areBytesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and classid = ${sql.lit(family)} and objid = ${sql.lit(lock)}
      and database = (select oid from pg_database where datname = current_database())) as held`.execute(db)
  return rows[0]!.held
}
