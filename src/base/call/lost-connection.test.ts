import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/pool'
import { insertNote, notesDatabase, sendStatement, type NotesDatabase } from '../db/test-notes'
import { refusalOf } from './failure'

let database: NotesDatabase
let { db, other, notes, expectSound } = {} as NotesDatabase
beforeAll(async () => {
  database = await notesDatabase()
  ;({ db, other, notes, expectSound } = database)
})
afterAll(() => database.close())
beforeEach(() => other.query('delete from note'))

const pid = async (on: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]!.pid
/** The reason of the refusal, or `done`. */
const answerOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => refusalOf(error)?.reason ?? String(error),
  )

describe('a connection that is lost', () => {
  const kill = (process: number) => other.query('select pg_terminate_backend($1, 5000)', [process])

  it('before a transaction begins: the pool has noticed, or the transaction is an outage', async () => {
    const before = await pid(db)
    await kill(before)
    const first = await answerOf(
      db.transaction().execute(async (tx) => void (await sendStatement(tx, insertNote(tx, 1)))),
    )
    expect(['done', 'unavailable']).toContain(first)
    expect(await notes()).toEqual(first === 'done' ? [1] : [])
    expect(await pid(db)).not.toBe(before)
    await expectSound(await notes())
  })

  it.each([
    [
      'between its statements',
      async (tx: Db) => {
        await kill(await pid(tx))
        await sendStatement(tx, insertNote(tx, 2))
      },
    ],
    [
      'before its end',
      async (tx: Db) => {
        await sendStatement(tx, insertNote(tx, 2))
        await kill(await pid(tx))
      },
    ],
    [
      'by its last statement',
      (tx: Db) => sendStatement(tx, sql`select pg_terminate_backend(pg_backend_pid())`.compile(tx)),
    ],
  ])('%s: nothing is committed, it is answered as an outage, and the next one is on another', async (_when, lose) => {
    const before = await pid(db)
    const lost = db.transaction().execute(async (tx) => {
      await sendStatement(tx, insertNote(tx, 1))
      await lose(tx)
    })
    expect(await answerOf(lost)).toBe('unavailable')
    expect(await notes()).toEqual([])
    expect(await pid(db)).not.toBe(before)
    await expectSound([])
  })
})
