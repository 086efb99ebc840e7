import { sql, type Expression } from 'kysely'
import { instantOf, type Db } from './pool'

/** Columns of instants are named so in every table. */
const isInstant = (column: string) => column.endsWith('_at')

/** A row that came as JSON -> the row as a query of its own would have brought it, in place. */
function revive(row: Record<string, unknown>): void {
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new RangeError(`not a safe integer in the database: ${column}`)
    if (typeof value === 'string' && isInstant(column)) row[column] = instantOf(value)
  }
}

/**
 * The rows of several queries, each in its own order, by one statement: a list of everything waits for the database
 * once, and a long list comes in a third of the time, because PostgreSQL and Node read and write JSON faster than single
 * fields. Whole numbers, texts, dates, instants (`…_at`), booleans and arrays of texts come as they do otherwise.
 */
export async function selectLists<L extends Record<string, object>>(
  db: Db,
  queries: { readonly [K in keyof L]: Expression<L[K]> },
): Promise<{ [K in keyof L]: L[K][] }> {
  const names: (keyof L & string)[] = Object.keys(queries)
  const lists = names.map(
    (name) => sql`(select coalesce(json_agg(line), '[]') from ${queries[name]} as line) as ${sql.id(name)}`,
  )
  const { rows } = await sql<{ [K in keyof L]: L[K][] }>`select ${sql.join(lists)}`.execute(db)
  const [found] = rows
  for (const name of names) for (const row of found![name]) revive(row as Record<string, unknown>)
  return found!
}
