import { sql } from 'kysely'
import type { Db } from '../src/base/db/pool'

/** Every table of the product, read from the database, so that a new table is included automatically. */
export async function allTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(db)
  return rows.map((row) => row.name)
}

interface Column {
  readonly name: string
  readonly isIdentity: boolean
}

export async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<{ name: string; identity: string }>`
    select column_name as name, is_identity as identity from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db)
  return rows.map(({ name, identity }) => ({ name, isIdentity: identity === 'YES' }))
}

/**
 * Tables that `counts` leaves out. Counters of the limits change with every call, also a refused one. Each row of the
 * two audit tables belongs to a row of `audit`, which is counted. The verdict on a PDF may be stored before or after
 * the answer of the call.
 */
const uncounted = new Set(['bucket', 'audit_address', 'audit_head', 'pdf_verdict'])

/** Rows per table. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const counted = (await cachedTables(db)).filter((table) => !uncounted.has(table))
  const each = counted.map((table) => sql`select ${table}::text as name, count(*) as count from ${sql.table(table)}`)
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.name, row.count]))
}

/** `after - before`, tables without a difference left out. */
export const rowGrowth = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) =>
      count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
    ),
  )

/**
 * The audit trail only grows. Each entry changes the end of its account's chain in `audit_head`. So it is enough to
 * compare `audit_head`.
 */
const chained = new Set(['audit'])

/** The state of each account's rows, by `table account`. An added, changed or removed row changes the text. */
export type Snapshot = ReadonlyMap<string, string>

/**
 * Reads how many rows each account has in every table with accounts, and the sum of the transactions that wrote them. A
 * changed row has a newer transaction, and a removed row lowers the number. Account 0 is left out: it means no account, for
 * entries of the trail that concern none.
 */
export async function snapshot(db: Db): Promise<Snapshot> {
  const parts: ReturnType<typeof sql>[] = []
  for (const table of await cachedTables(db)) {
    if (chained.has(table)) continue
    const names = new Set((await cachedColumns(db, table)).map((column) => column.name))
    const key = names.has('account_id') ? 'account_id' : table === 'account' ? 'id' : undefined
    if (!key) continue
    // A call that names a file first stores the number of its pages, even if the call is then refused. So that column
    // is left out.
    const written = names.has('pages')
      ? sql`sum(hashtextextended((to_jsonb(${sql.table(table)}) - 'pages')::text, 0))`
      : sql`sum(xmin::text::bigint)`
    parts.push(sql`
      select ${table}::text as name, ${sql.ref(key)} as account, count(*) || ' ' || ${written} as written
      from ${sql.table(table)} where ${sql.ref(key)} <> 0 group by 2`)
  }
  const { rows } = await sql<{
    name: string
    account: number
    written: string
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map((row) => [`${row.name} ${row.account}`, row.written]))
}

let tables: Promise<string[]> | undefined
/** All databases of a run are copies of one. */
const cachedTables = (db: Db): Promise<string[]> => (tables ??= allTables(db))
const known = new Map<string, Promise<Column[]>>()
const cachedColumns = (db: Db, table: string): Promise<Column[]> => {
  const found = known.get(table) ?? columnsOf(db, table)
  known.set(table, found)
  return found
}

/** The differences for accounts that existed before, except those in `except`, as `table account`. */
export function changedAccounts(before: Snapshot, after: Snapshot, except: readonly number[] = []): string[] {
  const accounts = new Set([...before.keys()].map((key) => key.split(' ')[1]))
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const account = key.split(' ')[1]!
    return accounts.has(account) && !except.includes(Number(account)) && before.get(key) !== after.get(key)
  })
}
