import { join } from 'node:path'
import pg from 'pg'
import { findEmbedded } from './supervisor'

/**
 * The result of an SQL statement in the embedded database of an app that runs on this data directory, as the app's own
 * role.
 */
export async function queryEmbedded<R extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client((await findEmbedded({ dataDir: join(dataDir, 'postgres') }))!)
  await client.connect()
  try {
    return (await client.query<R>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
