import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeWithCommit } from './pipelined'
import { createDb, createPool, type Db } from './pool'
import { note, notesDatabase, write, type NotesDatabase } from './test-notes'

let database: NotesDatabase
let { db, other, notes, expectSound } = {} as NotesDatabase
beforeAll(async () => {
  database = await notesDatabase()
  ;({ db, other, notes, expectSound } = database)
})
afterAll(() => database.close())
beforeEach(() => other.query('delete from note'))

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )

describe('a transaction', () => {
  it('is seen by nobody before its end, and then with its last statement', async () => {
    await db.transaction().execute(async (tx) => {
      await write(tx, note(tx, 1))
      await executeWithCommit(tx, note(tx, 3))
      await write(tx, note(tx, 2))
      expect(await notes()).toEqual([])
    })
    expect(await notes()).toEqual([1, 2, 3])
  })

  it('may have no statement at all, or only the last one', async () => {
    expect(await db.transaction().execute(() => Promise.resolve('nothing'))).toBe('nothing')
    await db.transaction().execute((tx) => executeWithCommit(tx, note(tx, 1)))
    expect(await notes()).toEqual([1])
  })

  it('that is refused leaves nothing behind, neither rows nor its last statement for the next one', async () => {
    const refused = db.transaction().execute(async (tx) => {
      await write(tx, note(tx, 1))
      await executeWithCommit(tx, note(tx, 2))
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await notes()).toEqual([])
    await expectSound([])
  })

  it.each([
    ['breaks a rule', (tx: Db) => note(tx, 1), '23505'],
    ['cannot be understood', (tx: Db) => sql`insert into nowhere values (1)`.compile(tx), '42P01'],
  ])('whose last statement %s commits nothing, and throws that', async (_how, last, code) => {
    const failed = db.transaction().execute(async (tx) => {
      await write(tx, note(tx, 1))
      await executeWithCommit(tx, last(tx))
    })
    expect(await codeOf(failed)).toBe(code)
    expect(await notes()).toEqual([])
    await expectSound([])
  })

  it('that fails only at its end, by a deferred rule, commits nothing, and throws that', async () => {
    const failed = db.transaction().execute(async (tx) => {
      await write(tx, note(tx, 1, 7))
      await executeWithCommit(tx, note(tx, 2))
    })
    expect(await codeOf(failed)).toBe('23503')
    expect(await notes()).toEqual([])
    await expectSound([])
  })

  it('that goes on after a failed statement is not taken for committed', async () => {
    const failed = db.transaction().execute(async (tx) => {
      await write(tx, note(tx, 1))
      await write(tx, note(tx, 1)).catch(() => undefined)
      await executeWithCommit(tx, note(tx, 2))
    })
    expect(await codeOf(failed)).toBe('25P02')
    expect(await notes()).toEqual([])
    await expectSound([])
  })

  it('may send statements without waiting for each other, equal ones too', async () => {
    await db.transaction().execute(async (tx) => {
      await Promise.all([1, 2, 3, 4].map((id) => write(tx, note(tx, id))))
    })
    expect(await notes()).toEqual([1, 2, 3, 4])
    const failed = db.transaction().execute(async (tx) => {
      await Promise.all([5, 4, 6].map((id) => write(tx, note(tx, id))))
    })
    expect(await codeOf(failed)).toBe('23505')
    expect(await notes()).toEqual([1, 2, 3, 4])
    await expectSound([1, 2, 3, 4])
  })

  it('of an isolation of its own begins with that', async () => {
    const level = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(
        async (tx) => (await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(tx)).rows[0],
      )
    expect(level).toEqual({ transaction_isolation: 'repeatable read' })
    await expectSound([])
  })
})

describe('the last statement', () => {
  it('is refused outside a transaction, and a second time', async () => {
    await expect(executeWithCommit(db, note(db, 1))).rejects.toThrow('only a transaction')
    await expectSound([])
    const twice = db.transaction().execute(async (tx) => {
      await executeWithCommit(tx, note(tx, 1))
      await executeWithCommit(tx, note(tx, 2))
    })
    await expect(twice).rejects.toThrow('one last statement')
    expect(await notes()).toEqual([100, 101])
  })

  it('goes with the part of a transaction that is taken back, and stands before none', async () => {
    const tx = await db.startTransaction().execute()
    await write(tx, note(tx, 1))
    const saved = await tx.savepoint('here').execute()
    await write(saved, note(saved, 2))
    await executeWithCommit(saved, note(saved, 3))
    await expect(saved.savepoint('there').execute()).rejects.toThrow('before the last statement')
    await saved.rollbackToSavepoint('here').execute()
    await saved.commit().execute()
    expect(await notes()).toEqual([1])
    await expectSound([1])
  })
})

it('many transactions on few connections keep their last statements apart', async () => {
  const few = createPool(database.connection, 3)
  const many = createDb(few)
  const ends = await Promise.allSettled(
    Array.from({ length: 120 }, (_, n) =>
      many.transaction().execute(async (tx) => {
        await write(tx, note(tx, n * 10))
        await executeWithCommit(tx, n % 4 === 1 ? note(tx, n * 10) : note(tx, n * 10 + 1))
        if (n % 4 === 2) throw new Error('refused')
      }),
    ),
  )
  await few.end()
  const right = Array.from({ length: 120 }, (_, n) => n).filter((n) => n % 4 === 0 || n % 4 === 3)
  expect(ends.flatMap((end, n) => (end.status === 'fulfilled' ? [n] : []))).toEqual(right)
  expect(await notes()).toEqual(right.flatMap((n) => [n * 10, n * 10 + 1]))
})

it('a value that cannot be sent fails alone', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('unsendable')
    },
  }
  const same = (value: unknown) => sql<{ value: string }>`select ${value}::text as value`.execute(db)
  await expect(same(unsendable)).rejects.toThrow('unsendable')
  expect((await same('sent')).rows).toEqual([{ value: 'sent' }])
  await expect(same(unsendable)).rejects.toThrow('unsendable')
  expect((await same('sent')).rows).toEqual([{ value: 'sent' }])
})
