import type { SelectQueryBuilder } from 'kysely'
import type { DB } from './schema'

export async function countRows<T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
