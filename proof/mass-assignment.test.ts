import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spends } from './known'
import { send, type Draft } from './request'
import { isWrite, rows, takesBody, variants, type Part } from './rows'
import { sample } from './samples'
import { allTables, changed, snapshot, columnsOf, counts, growth } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

/** Fields that only the server sets, with what a client would like to have in them. All columns of the database come on top. */
const wished: Readonly<Record<string, unknown>> = {
  id: 1,
  account_id: 1,
  accountId: 1,
  userId: 1,
  role: 'admin',
  isAdmin: true,
  isFinished: true,
  isTrashed: true,
  archived: true,
  isAutoGenerate: true,
  isRepeatStopped: true,
  parentBilagId: 1,
  listed_on: '2026-01-01',
  usedBilags: 0,
  additionalId: 1000,
  lastContract: 1000,
  houses: 0,
  storedBytes: 0,
  subscriptionActive: true,
  subscription: { active: true },
  subscriptionId: 'sub_1',
  firstBilagDate: '2027-01-01',
  trial: { day: 0, state: 'open' },
  free: { used: 0, warnAt: 15, cap: 1000 },
  is_register_finished: true,
  isOldAppUser: false,
  isDefault: true,
  passwordHash: 'x',
  payUrl: 'https://example.org',
  signicatInfo: {},
  isDepositPaid: true,
  deposit_paid: true,
  depreciationYears: [2026],
  status: 'finished',
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  deleted_at: null,
}

/** Of these, what a form may hold after all: vouchers and suppliers are put away and taken out again by hand. */
const open: ReadonlySet<string> = new Set(['archived'])

/** Says once more which record the path names; another one is refused (references). */
const repeated = { row: 'PUT bilag/{id}/restore', name: 'id' }

let fixture: Fixture
let person: Person
let fields: string[]

beforeAll(async () => {
  fixture = await createFixture()
  person = await fixture.person()
  const columns = await Promise.all((await allTables(fixture.app.db)).map((table) => columnsOf(fixture.app.db, table)))
  fields = [...new Set([...Object.keys(wished), ...columns.flat().map((column) => column.name)])]
})
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

describe.each(rows.filter(isWrite).map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const declares = (part: Part, field: string) =>
    variants(row, part).some((all) => all.some(({ name }) => name === field))

  it.each((['body', 'query'] as const).filter((part) => part === 'query' || takesBody(row)))(
    'refuses fields that only the server sets: in the %s',
    async (part) => {
      // Whoever has the role already would not be seen to be given it.
      const caller = row.access === 'admin' ? await fixture.person() : person
      await fixture.admit(caller, row)
      const request = await sample(fixture, row, caller)
      await fixture.relieve(caller)
      const [before, rowsBefore] = [await snapshot(fixture.app.db), await counts(fixture.app.db)]
      const taken: string[] = []
      for (const field of fields.filter((name) => !declares(part, name))) {
        const value = field in wished ? wished[field] : 1
        const planted: Draft =
          part === 'query'
            ? { ...request, query: [...request.query, [field, String(value)]] }
            : request.files
              ? { ...request, files: [{ field, bytes: Buffer.from(String(value)) }, ...request.files] }
              : { ...request, body: { ...(request.body as object | undefined), [field]: value } }
        const sent = await send(fixture, row, planted, { token: caller.token })
        if (sent.status !== 422) taken.push(`${field} -> ${sent.status} ${sent.body.slice(0, 80)}`)
      }
      expect(taken).toEqual([])
      expect(changed(before, await snapshot(fixture.app.db))).toEqual([])
      expect(growth(rowsBefore, await counts(fixture.app.db))).toEqual({})
    },
  )
})

describe('forms', () => {
  it('declares none of the fields that only the server sets', () => {
    const declared = rows
      .filter(isWrite)
      .flatMap((row) => variants(row, 'body').flatMap((all) => all.map(({ name }) => ({ row: row.name, name }))))
    expect(
      declared.filter(
        ({ row, name }) => name in wished && !open.has(name) && !(row === repeated.row && name === repeated.name),
      ),
    ).toEqual([])
  })
})

describe('records', () => {
  it('stay in the account that made them, whatever a later write says', async () => {
    const other = await fixture.person()
    for (const row of rows.filter((one) => isWrite(one) && one.access !== 'public')) {
      const caller = spends(row) ? await fixture.person() : other
      const request = await sample(fixture, row, caller, { fresh: true })
      await fixture.admit(caller, row)
      const before = await snapshot(fixture.app.db)
      await send(fixture, row, request, { token: await fixture.session(caller) })
      expect(changed(before, await snapshot(fixture.app.db), [caller.id]), row.name).toEqual([])
    }
  })
})
