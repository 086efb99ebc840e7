import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { eventually } from '../call/test-eventually'
import type { Connection } from '../embedded/supervisor'

export interface TestDatabase {
  connection: Connection
  /** Ends every session in it and removes it. */
  drop: () => Promise<void>
}

/** A test file's own migrated, empty database: a clone of the run's template (about 30 ms). */
export const testDatabase = (): Promise<TestDatabase> => create(inject('database').template)

/** A test file's own database without any table. */
export const emptyDatabase = (): Promise<TestDatabase> => create('template0')

async function create(from: string): Promise<TestDatabase> {
  const { connection, template } = inject('database')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  const command = async (sql: string): Promise<void> => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await command(`create database ${name} template ${from}`)
  return {
    connection: { ...connection, database: name },
    // PostgreSQL 15 refuses to drop a database while autovacuum is connected to it. That ends soon.
    drop: () => eventually(() => command(`drop database if exists ${name} with (force)`)),
  }
}
