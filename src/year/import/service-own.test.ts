import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { modules } from '../../app/server/module-list'
import { houseCalls } from '../../landlord/house/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { canaryText, fullAccount } from '../../landlord/account/test-full-account'
import { travellingTables } from '../export/rules-tables'
import { importCalls } from './calls'
import { changedZip, comparable, exportZip, uploadExport } from './test-own-export'

let app: TestApp
let zip: Buffer
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => {
  app = await testApp({ now: start })
  const { token, id } = await fullAccount(app)
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  zip = await exportZip(app, token)
  await uploadExport(app, token, zip)
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(() => app.setNow(start))

const at = (id: number) => ({ params: { id: String(id) } })
const apply = (id: number, token: string) => app.call(importCalls.apply, { ...at(id), body: {} }, { token })
const empty = async (more: { finished?: boolean } = {}) => {
  const one = await app.landlord(more)
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', one.id).execute()
  return one
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused
        ? { status: error.status, ...error.body, requestId: undefined }
        : (error as { answer: object }).answer,
  )

/** All rows of all tables, without the trail, jobs, sessions, stored answers and limits. */
async function dump(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name !~ '^(audit|job$|session$|idempotency$|bucket$|known_|pdf_verdict$|old_books$)'`.execute(app.db)
  const found: Record<string, unknown> = {}
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(app.db)
    found[name] = all.rows.map(({ row }) => row).toSorted()
  }
  return found
}

const uploaded = async (bytes: Uint8Array) => {
  const { token } = await empty()
  return await refusal(uploadExport(app, token, bytes))
}

type Rows = Record<string, Record<string, unknown>[]>
/** The zip with other rows, and hashes that fit. */
const withRows = (change: (rows: Rows, json: Record<string, unknown>) => void) =>
  changedZip(zip, (files) => {
    const json = JSON.parse(files.get('restore/tables.json')!.toString('utf8')) as Record<string, unknown>
    change(json['tables'] as Rows, json)
    files.set('restore/tables.json', Buffer.from(JSON.stringify(json)))
  })

describe('an own export', () => {
  it.each([true, false])('gives the same account, with a finished registration: %s', async (finished) => {
    const { token, id } = await empty({ finished })
    const read = await uploadExport(app, token, zip)
    expect(read).toMatchObject({
      kind: 'export',
      counts: { houses: 2, suppliers: 6, expenses: 7, income: 1, items: 1, contracts: 0 },
      totals: expect.arrayContaining([{ year: 2026, kind: 'income', sum: 1_200_000 }]),
    })
    expect(await apply(read.id, token)).toEqual({ created: read.counts })
    expect(comparable(await exportZip(app, token))).toEqual(comparable(zip))
    const { rows } = await sql<Record<string, number>>`select "usedBilags", houses, "storedBytes",
      (select sum(size)::int from document where account_id = ${id}) as size from account where id = ${id}`.execute(
      app.db,
    )
    expect(rows[0]).toMatchObject({ usedBilags: 9, houses: 2, storedBytes: rows[0]!['size'] })
    expect(await refusal(apply(read.id, token))).toMatchObject({ message: 'importApplied' })
  })

  it('encrypts values anew for their rows, and makes nothing twice when jobs run', async () => {
    const { token, id } = await empty()
    await apply((await uploadExport(app, token, zip)).id, token)
    const { rows } = await sql<{ value: string }>`select tenant_birthday as value from incomebilag`.execute(app.db)
    expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length)
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from bilag where account_id = ${id}`.execute(app.db)).rows[0]!
        .n
    const before = await count()
    app.setNow('2026-11-20T10:30:00.000Z')
    await app.work()
    expect(await count()).toBe(before)
  })

  it('is taken back to the last byte, and the house of the registration is there again', async () => {
    const { token } = await empty()
    const read = await uploadExport(app, token, zip)
    const before = await dump()
    await apply(read.id, token)
    expect(await dump()).not.toEqual(before)
    await app.call(importCalls.remove, at(read.id), { token })
    expect(await dump()).toEqual(before)
    await apply(read.id, token)
    expect(comparable(await exportZip(app, token))).toEqual(comparable(zip))
  })

  it('is not taken back once something was changed', async () => {
    const { token, id } = await empty()
    const read = await uploadExport(app, token, zip)
    await apply(read.id, token)
    app.setNow('2026-11-20T10:01:00.000Z')
    const [house] = await app.call(houseCalls.list, {}, { token })
    await app.call(houseCalls.update, { ...at(house!.id), body: { ...testHouse, name: 'Nytt navn' } }, { token })
    expect(await refusal(app.call(importCalls.remove, at(read.id), { token }))).toMatchObject({
      message: 'importChanged',
      changed: expect.arrayContaining([{ kind: 'house', id: house!.id, text: 'Nytt navn' }]),
    })
    expect(await app.db.selectFrom('bilag').select('id').where('account_id', '=', id).execute()).toHaveLength(7)
  })

  it('is refused where the account has a record, and where the plan has no place', async () => {
    const { token } = await empty()
    const read = await uploadExport(app, token, zip)
    const body = { name: 'Per', address: 'Gata', city: 'Bø', postcode: '3800' }
    await app.call(supplierCalls.create, { body }, { token })
    const before = await dump()
    expect(await refusal(apply(read.id, token))).toMatchObject({ status: 409, message: 'accountNotEmpty' })
    const free = await app.landlord()
    const many = withRows(({ bilag }) => {
      for (let n = 0; n < 30; n += 1) bilag!.push({ ...bilag![0], parentBilagId: null, description: `nr ${n}` })
    })
    const other = await uploadExport(app, free.token, many)
    expect(await refusal(apply(other.id, free.token))).toMatchObject({ status: 402, message: 'freeLimit', fits: 21 })
    expect(
      await refusal(app.call(importCalls.apply, { ...at(read.id), body: { only: { years: [2026] } } }, { token })),
    ).toMatchObject({
      status: 422,
      fields: { only: 'invalid' },
    })
    expect((await dump())['bilag']).toEqual(before['bilag'])
  })

  it('leaves nothing behind if the transaction fails', async () => {
    const { token } = await empty()
    // No constraint of the form knows it: two vouchers of a repeat on one day.
    const twice = withRows(({ bilag }) => {
      const child = bilag!.find(({ parentBilagId }) => parentBilagId !== null)!
      bilag!.push({ ...child })
    })
    const read = await uploadExport(app, token, twice)
    const [before, files] = [await dump(), await storedFiles()]
    expect(await refusal(apply(read.id, token))).toMatchObject({
      status: 422,
      message: 'noBooks',
      parts: ['restore/tables.json'],
    })
    expect(await dump()).toEqual(before)
    expect(await storedFiles()).toEqual(files)
  })

  it('names its parts if it was changed by hand, damaged, or is of a newer release', async () => {
    const changed = changedZip(zip, (files) => files.set('data/expenses.json', Buffer.from('[]')), false)
    expect(await uploaded(changed)).toMatchObject({ message: 'noBooks', parts: ['data/expenses.json'] })
    const added = changedZip(zip, (files) => files.set('data/strange.json', Buffer.from('[]')), false)
    expect(await uploaded(added)).toMatchObject({ message: 'noBooks', parts: ['data/strange.json'] })
    const cases: readonly [(rows: Rows, json: Record<string, unknown>) => void, string][] = [
      [(_, json) => (json['version'] = 2), 'version'],
      [(_, json) => (json['extra'] = 1), 'extra'],
      [(rows) => (rows['strange'] = []), 'strange'],
      [(rows) => rows['bilag']!.forEach((row) => (row['newer'] = 1)), 'bilag: newer'],
      [(rows) => rows['bilag']!.forEach((row) => (row['account_id'] = 1)), 'bilag: account_id'],
      [(rows) => (rows['bilag']![0]!['houseId'] = '#99'), 'bilag 1: houseId'],
      [(rows) => (rows['bilag']![0]!['houseId'] = 1), 'bilag 1: houseId'],
      [(rows) => (rows['bilag']![0]!['documents'] = ['/api/document/x']), 'bilag 1: documents'],
      [(rows) => (rows['bilag']![0]!['franchise'] = 101), 'bilag 1: franchise'],
      [(rows) => (rows['bilag']![0]!['sum'] = '1; drop table bilag'), 'bilag 1: sum'],
      [(rows) => (rows['bilag']![0]!['description'] = 'x'.repeat(5000)), 'bilag 1: description'],
      [(rows) => (rows['incomebilag']![0]!['tenant_birthday'] = 'i går'), 'incomebilag 1: tenant_birthday'],
      [(rows) => (rows['house']![0]!['co_owners'] = [{ name: 'Per', share: 400 }]), 'house 1: co_owners'],
      [(rows) => (rows['house'] = [5] as never), 'house'],
    ]
    for (const [change, part] of cases)
      expect(await uploaded(withRows(change)), part).toMatchObject({ message: 'noBooks', parts: [part] })
  })

  it('has every table whose rows are exported', () => {
    const own = new Set(['account', 'subscription'])
    const exported = modules.flatMap(({ tables = {} }) =>
      Object.entries(tables).flatMap(([name, table]) =>
        table && table.account !== null && 'in' in table.exported && !own.has(name) ? [[name, table] as const] : [],
      ),
    )
    const travelling = new Map(travellingTables.map((table) => [table.name, table]))
    expect(exported.map(([name]) => name).filter((name) => !travelling.has(name))).toEqual([])
    for (const [name, { encrypted = [] }] of exported) {
      const { encrypted: columns = [], paper, stays = [] } = travelling.get(name)!
      const declared = encrypted.flatMap((each) => each.columns)
      expect([...columns, ...(paper ? [paper.column] : []), ...stays], name).toEqual(
        expect.arrayContaining([...declared]),
      )
      expect(canaryText).not.toBe('')
    }
  })
})

const storedFiles = async () => {
  const { readdir } = await import('node:fs/promises')
  const all = await readdir(`${app.dataDir}/files`, { recursive: true, withFileTypes: true }).catch(() => [])
  return all.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
}
