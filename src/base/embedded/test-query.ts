import { join } from 'node:path'
import pg from 'pg'
import { findEmbedded } from './supervisor'

/**
 * Runs an SQL statement as the app's role in the embedded database of this data directory. The app
 * must be running.
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
