import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { failedSince } from '../../base/sendlog/service-failed'

/** Sizes in bytes, counts, and versions that the database knows. */
export interface StoredSizes {
  readonly postgres: string
  /** Name of the last migration that landed. */
  readonly migration: string
  /** Accounts and houses that were not deleted. */
  readonly accounts: number
  readonly houses: number
  readonly database: number
  /** The five largest tables, with their indexes. */
  readonly tables: readonly { readonly name: string; readonly size: number }[]
  readonly files: { readonly count: number; readonly size: number }
  /** Attempts to send that failed within a day, by channel. */
  readonly failed: readonly { readonly type: string; readonly count: number }[]
}

/** Reads what an operator is told of the database: numbers, and never a record. */
export async function readSizes(db: Db, now: Instant): Promise<StoredSizes> {
  const { rows: versions } = await sql<{ postgres: string; migration: string; database: number }>`
    select current_setting('server_version') as postgres, pg_database_size(current_database()) as database,
      (select max(name collate "C") from migration) as migration`.execute(db)
  const { rows: tables } = await sql<{ name: string; size: number }>`
    select relname as name, pg_total_relation_size(oid) as size from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by size desc, relname limit 5`.execute(
    db,
  )
  const living = async (table: 'account' | 'house') =>
    await db
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  const files = await db
    .selectFrom('document')
    .select((is) => [is.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(size), 0)::bigint`.as('size')])
    .executeTakeFirstOrThrow()
  const dayAgo = new Date(Date.parse(now) - 86_400_000).toISOString() as Instant
  return {
    ...versions[0]!,
    tables,
    accounts: (await living('account')).count,
    houses: (await living('house')).count,
    files,
    failed: await failedSince(db, dayAgo),
  }
}
