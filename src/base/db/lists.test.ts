import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from './test-database'
import { selectLists } from './lists'
import { createDb, createPool, instantOf, type Db } from './pool'

let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await testDatabase()
  db = createDb(createPool(base.connection, 2))
  await sql`insert into account (email, "passwordHash", created_at, updated_at) values ('a@husbok.test', 'x', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00.1Z'),
    ('b@husbok.test', 'x', '2026-11-20T10:00:00.12Z', '2026-11-20T10:00:00.123456Z')`.execute(db)
  await sql`insert into house (account_id, name, address, postcode, city, property_number, created_at, updated_at)
    values (1, ${'Å "bo" \\ \n i 北 🏠'}, 'x', '0155', 'Oslo', 7, now(), now()), (1, '', 'x', '0155', 'Oslo', null, now(), now())`.execute(
    db,
  )
  await sql`insert into bilag (account_id, "houseId", archived, sum, date, listed_on, documents, created_at, updated_at)
    values (1, 1, true, 99999999999, '2024-02-29', '2024-02-29', '{"a, b","",c}', now(), now()), (1, 1, true, null, null, '2026-01-01', '{}', now(), now())`.execute(
    db,
  )
})
afterAll(async () => {
  await db.destroy()
  await base.drop()
})

describe('several lists in one statement', () => {
  const queries = () => ({
    accounts: db.selectFrom('account').selectAll().orderBy('id', 'desc'),
    houses: db.selectFrom('house').selectAll().where('account_id', '=', 1).orderBy('name', 'desc'),
    vouchers: db.selectFrom('bilag').selectAll().where('account_id', '=', 1).where('sum', 'is not', null),
    gaps: db.selectFrom('bilag').selectAll().where('account_id', '=', 1).where('sum', 'is', null),
    none: db.selectFrom('supplier').selectAll().where('account_id', '=', 9),
  })

  it('are what each query brings alone: order, dates, instants, gaps, arrays and letters', async () => {
    const alone = Object.fromEntries(
      await Promise.all(Object.entries(queries()).map(async ([name, query]) => [name, await query.execute()] as const)),
    )
    const together = await selectLists(db, queries())
    expect(together).toEqual(alone)
    expect(together.accounts.map((account) => account.updated_at)).toEqual([
      '2026-11-20T10:00:00.123Z',
      '2026-11-20T10:00:00.100Z',
    ])
    expect(together.none).toEqual([])
  })

  it('come in pieces when they are long, in their order, and others are let in between', async () => {
    const numbers = (most: number) =>
      db.selectNoFrom(sql<number>`generate_series(1, ${most}::int)`.as('n')).orderBy(sql.ref('n'), 'desc')
    // Each piece is read in its own turn of the event loop.
    const pieces = vi.spyOn(JSON, 'parse')
    const atTurn: number[] = []
    let turn = 0
    let next = setImmediate(function count() {
      if (pieces.mock.calls.length > atTurn.length) atTurn.push(turn)
      turn += 1
      next = setImmediate(count)
    })
    const { many, few } = await selectLists(db, { many: numbers(2001), few: numbers(3) })
    clearImmediate(next)
    pieces.mockRestore()
    expect(many).toEqual(Array.from({ length: 2001 }, (_, n) => ({ n: 2001 - n })))
    expect(few).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }])
    expect(atTurn.length).toBeGreaterThanOrEqual(9)
  })

  it('refuse a number that is not safe, as a column does', async () => {
    const far = (value: string) => db.selectNoFrom(sql.raw<number>(`${value}::bigint`).as('n'))
    await expect(selectLists(db, { far: far('9007199254740991') })).resolves.toEqual({ far: [{ n: 9007199254740991 }] })
    await expect(selectLists(db, { far: far('9007199254740993') })).rejects.toThrow('not a safe integer')
    await expect(far('9007199254740993').execute()).rejects.toThrow('not a safe integer')
  })
})

describe('an instant of the database', () => {
  it.each([
    ['2026-11-20 10:00:00+00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20 10:00:00.5+00', '2026-11-20T10:00:00.500Z'],
    ['2026-11-20 10:00:00.123999+00', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20T10:00:00+00:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.12+00:00', '2026-11-20T10:00:00.120Z'],
    ['2026-11-20 10:00:00.5+02', '2026-11-20T08:00:00.500Z'],
    ['2026-11-20T10:00:00.5-03:30', '2026-11-20T13:30:00.500Z'],
    ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ])('%s is %s', (written, instant) => expect(instantOf(written)).toBe(instant))

  it('is never guessed', () => {
    expect(() => instantOf('infinity')).toThrow()
    expect(() => instantOf('12026-11-20 10:00:00+00')).toThrow()
  })
})
