import { sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { createDb, createPool, type Db } from './pool'
import { testDatabase } from './test-database'

/** Sends a statement as it is compiled. */
export const sendStatement = (on: Db, statement: CompiledQuery) => on.executeQuery(statement)

/** The insert of a note. Its parent is checked only when the transaction ends. */
export const insertNote = (on: Db, id: number, parent: number | null = null) =>
  sql`insert into note (id, parent) values (${id}, ${parent})`.compile(on)

/**
 * A database with a table of notes. `db` uses it through one connection, and `other` through another. So anything that
 * a transaction leaves behind affects the next one.
 */
export async function notesDatabase() {
  const database = await testDatabase()
  const pool = createPool(database.connection, 1)
  const db = createDb(pool)
  const other = new pg.Client(database.connection)
  await other.connect()
  await other.query(
    'create table note (id int primary key, parent int references note (id) deferrable initially deferred)',
  )
  const notes = async () =>
    (await other.query<{ id: number }>('select id from note order by id')).rows.map(({ id }) => id)
  return {
    db,
    other,
    connection: database.connection,
    notes,
    /** Checks that the connection can be used: a transaction writes its rows and nothing else. */
    expectSound: async (before: number[]) => {
      await db.transaction().execute(async (tx) => {
        await sendStatement(tx, insertNote(tx, 100))
        await sendStatement(tx, insertNote(tx, 101))
      })
      expect(await notes()).toEqual([...before, 100, 101])
    },
    close: async () => {
      await other.end()
      await pool.end()
      await database.drop()
    },
  }
}
export type NotesDatabase = Awaited<ReturnType<typeof notesDatabase>>
