import { sql, type Expression } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { instantOf, type Db } from './pool'

/** Reading 200 rows takes a millisecond or two. After that other calls run. */
const readAtOnce = 200

/** Every table names its columns of instants this way. */
const isInstant = (column: string) => column.endsWith('_at')

/** Gives the values of a row from JSON the types that other queries return. Changes the row in place. */
function revive(row: Record<string, unknown>): void {
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new RangeError(`not a safe integer in the database: ${column}`)
    if (typeof value === 'string' && isInstant(column)) row[column] = instantOf(value)
  }
}

/**
 * The rows of several queries, each in its own order. One statement reads all of them, so that the caller waits for the
 * database once. A long list takes a third of the time, because PostgreSQL and Node handle JSON faster than single
 * fields. The list comes in pieces of 200 rows, and other calls run between the pieces. Whole numbers, texts, dates,
 * instants (`…_at`), booleans and arrays of texts have the same types as in other queries.
 */
export async function selectLists<L extends Record<string, object>>(
  db: Db,
  queries: { readonly [K in keyof L]: Expression<L[K]> },
): Promise<{ [K in keyof L]: L[K][] }> {
  const names: (keyof L & string)[] = Object.keys(queries)
  const lists = names.map(
    (name, list) => sql`select ${sql.lit(list)}::int as list, piece, json_agg(line order by number)::text as json
      from (select line, number, (number - 1) / ${sql.lit(readAtOnce)} as piece
        from (select line, row_number() over () as number from ${queries[name]} as line) as numbered) as split
      group by piece`,
  )
  // The JSON is read as text, because the driver would parse many pieces in one go.
  const { rows } = await sql<{
    list: number
    json: string
  }>`${sql.join(lists, sql` union all `)} order by list, piece`.execute(db)
  const found = Object.fromEntries(names.map((name) => [name, [] as object[]]))
  let read = 0
  for (const { list, json } of rows) {
    const piece = JSON.parse(json) as Record<string, unknown>[]
    piece.forEach(revive)
    found[names[list]!]!.push(...piece)
    read += piece.length
    if (read >= readAtOnce) {
      read = 0
      await setImmediate()
    }
  }
  return found as { [K in keyof L]: L[K][] }
}
