import { sql } from 'kysely'
import type { OwnerId } from '../kit/owner'
import type { Db } from './pool'
import type { DB } from './schema'

/**
 * A text that changes whenever any program adds, changes or removes a row of the account in these tables. It contains
 * where PostgreSQL stores each row, and which transaction wrote it. It may also change when no row has changed. It
 * costs two hundred times less than reading the rows.
 */
export async function rowVersion(db: Db, owner: OwnerId, tables: readonly (keyof DB)[]): Promise<string> {
  const sums = tables.map(
    (table) =>
      sql`(select count(*) || '.' || coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0) from ${sql.table(table)} where account_id = ${owner})`,
  )
  const { rows } = await sql<{ version: string }>`select concat_ws(' ', ${sql.join(sums)}) as version`.execute(db)
  return rows[0]!.version
}
