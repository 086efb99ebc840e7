import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send, type DraftRequest, type SentAnswer } from './request'
import { isWrite, rows, readsBody, variants, type Part } from './rows'
import { eachNth } from './run'
import { sampleRequest } from './samples'
import { allTables, changedAccounts, snapshot, columnsOf, rowCounts, rowGrowth } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

/** Fields that only the server sets, with values that an attacker would like. All columns of the database are added to them. */
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

/** Fields of the list that a form may contain, because landlords archive and restore vouchers and suppliers. */
const open: ReadonlySet<string> = new Set(['archived'])

/**
 * Fields that have the name of one that only the server sets, and another meaning: the id of the path again (another is
 * refused, references), and who of the parties has drawn a signature.
 */
const otherMeaning: ReadonlySet<string> = new Set([
  'PUT bilag/{id}/restore id',
  'POST contract/{id}/handover/{handoverId}/signature role',
])

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

/** The request with these extra fields in that part. */
function withFields(request: DraftRequest, part: Part, names: readonly string[]): DraftRequest {
  const added = names.map((name) => [name, name in wished ? wished[name] : 1] as const)
  if (part === 'query')
    return { ...request, query: [...request.query, ...added.map(([name, value]) => [name, String(value)] as const)] }
  if (!request.files)
    return { ...request, body: { ...(request.body as object | undefined), ...Object.fromEntries(added) } }
  const parts = added.map(([field, value]) => ({ field, bytes: Buffer.from(String(value)) }))
  return { ...request, files: [...parts, ...request.files] }
}

/** The fields that the answer refuses as unknown. */
const refusedIn = ({ body }: SentAnswer): ReadonlySet<string> =>
  new Set(
    Object.entries((JSON.parse(body) as { fields?: Record<string, string> }).fields ?? {}).flatMap(([name, key]) =>
      key === 'validation.unknown' || key === 'unknown' ? [name] : [],
    ),
  )

const asked = rows.filter(isWrite).filter((_row, index) => eachNth(index, 2))

describe.each(asked.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const declared = (part: Part) => new Set(variants(row, part).flatMap((all) => all.map(({ name }) => name)))

  it.each((['body', 'query'] as const).filter((part) => part === 'query' || readsBody(row)))(
    'refuses fields that only the server sets: in the %s',
    async (part) => {
      // The caller is not an administrator already, so that a call that grants the role is noticed.
      const caller = row.access === 'admin' ? await fixture.person() : person
      await fixture.admit(caller, row)
      const request = await sampleRequest(fixture, row, caller)
      await fixture.relieve(caller)
      const [before, rowsBefore] = [await snapshot(fixture.app.db), await rowCounts(fixture.app.db)]
      const known = declared(part)
      const undeclared = fields.filter((name) => !known.has(name))
      // For JSON or a query, one answer names all refused fields. For a multipart body it names only the first part.
      const isTogether = !(part === 'body' && request.files)
      const names = isTogether ? undeclared : undeclared.filter((name) => name in wished)
      const requests = isTogether ? [names] : names.map((name) => [name])
      const taken: string[] = []
      for (const asked of requests) {
        const sent = await send(fixture, row, withFields(request, part, asked), { token: caller.token })
        const refused = sent.status === 422 && asked.length > 1 ? refusedIn(sent) : new Set<string>()
        const isRefused = (name: string) => sent.status === 422 && (asked.length === 1 || refused.has(name))
        taken.push(...asked.filter((name) => !isRefused(name)).map((name) => `${name} -> ${sent.status}`))
      }
      expect(taken).toEqual([])
      expect(changedAccounts(before, await snapshot(fixture.app.db))).toEqual([])
      expect(rowGrowth(rowsBefore, await rowCounts(fixture.app.db))).toEqual({})
    },
  )
})

describe('forms', () => {
  it('declares none of the fields that only the server sets', () => {
    const declared = rows
      .filter(isWrite)
      .flatMap((row) => variants(row, 'body').flatMap((all) => all.map(({ name }) => ({ row: row.name, name }))))
    expect(
      declared.filter(({ row, name }) => name in wished && !open.has(name) && !otherMeaning.has(`${row} ${name}`)),
    ).toEqual([])
  })
})
