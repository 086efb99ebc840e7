import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, modules } from '../src/app/server/module-list'
import { testApp, testPassword, type TestApp } from '../src/app/server/test-app'
import { readableDump } from '../src/app/server/test-dump'
import type { Row } from '../src/base/kit/endpoint'
import { fetchUnzippedExport } from '../src/year/export/test-account'
import { moduleOffences } from './architecture-modules'
import { accountTables, fillAccount, readCatalog, type Catalog, type Readability } from './module-rows'
import { accountCalls } from '../src/landlord/account/calls'

let app: TestApp
let catalog: Catalog
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => {
  app = await testApp({ now: start })
  catalog = await readCatalog(app.db)
})
afterAll(() => app.close())

const tables = accountTables(modules)
const root = join(import.meta.dirname, '../src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))

describe('the modules', () => {
  it('are named in one list, each as its folder says', () => {
    const declared = sources.flatMap((path) => /^(.*)\/module\.ts$/.exec(path)?.[1] ?? [])
    expect(modules.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
  })

  it('own each table of the database once, and leave no encrypted column out of the rotation', () =>
    expect(moduleOffences(modules, catalog.columns)).toEqual([]))

  it('leave out none of their calls, answer each once, and leave out no job that is scheduled', async () => {
    const files = sources.filter((path) => /^\w+\/[\w-]+\/calls[\w-]*\.ts$/.test(path) && !path.startsWith('app/'))
    const rows = await Promise.all(
      files.map(async (path) =>
        Object.values((await import(join(root, path))) as Record<string, object>).flatMap((each) =>
          Object.values(each).filter((row): row is Row => row?.method !== undefined && row.path !== undefined),
        ),
      ),
    )
    const names = [...new Set(rows.flat().map(({ name }) => name))]
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !allCalls.some((row) => row.name === name))).toEqual([])
    const answered = app.modules.routes.map(({ row }) => row.name)
    expect(answered.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
    const { kinds, schedules } = app.modules.work
    expect(schedules.map(({ kind }) => kind).filter((kind) => !(kind in kinds))).toEqual([])
  })
})

/** Every row of the account in a table, as text. */
async function linesOf(table: string, account: number): Promise<string[]> {
  const owner = tables.get(table)!.account
  const mine =
    typeof owner === 'string'
      ? sql`${sql.ref(owner)} = ${account}`
      : sql`${sql.ref(owner.by)} in (select id from ${sql.table(owner.of)} where account_id = ${account})`
  const { rows } = await sql<{
    row: object
  }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${mine}`.execute(app.db)
  return rows.map(({ row }) => JSON.stringify(row))
}

/** An account with a marked row in each table, and the number of rows in each. */
async function filled(readability: Readability) {
  app.setNow(start)
  const { token, id } = await app.landlord()
  const { passwordHash } = await app.db
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.modules.work.kinds['audit.checkpoint']!.run({ db: app.db, now: app.now(), payload: {} } as never)
  const markOf = (table: string) => `kanari${table.replaceAll('_', '')}${id}q`
  await fillAccount(app, modules, { account: id, readability, markOf })
  await app.db.updateTable('account').set({ passwordHash }).where('id', '=', id).execute()
  const rows = new Map<string, number>()
  for (const [table] of tables) rows.set(table, (await linesOf(table, id)).length)
  return { token, id, markOf, rows }
}

describe('an account with a row in every table', () => {
  it.each<Readability>(['readable', 'unreadable'])(
    'leaves none of its texts when it is deleted: %s',
    async (readability) => {
      const { token, id, rows } = await filled(readability)
      expect([...rows].filter(([, count]) => count === 0)).toEqual([])
      for (const [table, { encrypted = [] }] of tables)
        for (const column of encrypted.flatMap(({ columns }) => columns))
          expect((await linesOf(table, id)).join('\n'), `${table}.${column}`).toContain(
            `"${column}":"${readability === 'unreadable' ? 'lost' : 'test'}:`,
          )

      await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
      app.setNow('2026-11-20T10:10:00.000Z')
      await app.work()

      for (const [table, { erased }] of tables) {
        const { length } = await linesOf(table, id)
        if (erased === 'row') expect(length, table).toBe(0)
        else expect(length, table).toBeGreaterThanOrEqual(rows.get(table)!)
      }
      // Only the mail about the deletion names the account's owner, until it is sent.
      const left = (await readableDump(app)).filter((line) => /kanari(?!fugl)|lost:/.test(line))
      expect(left.filter((line) => !/"key":"account\.deleted-\d+"/.test(line))).toEqual([])
    },
  )

  it('is exported as its tables say', async () => {
    const { token, id, markOf } = await filled('readable')
    const { files } = await fetchUnzippedExport(app, token)
    const marked = (table: string) =>
      [...files]
        .filter(([path, bytes]) => path.endsWith('.json') && bytes.includes(markOf(table)))
        .map(([path]) => path)
    for (const [table, { exported: declared }] of tables) {
      if ('not' in declared) {
        expect(marked(table), table).toEqual([])
        continue
      }
      // The way of signing decides which paper of a contract is exported (year/export/service-contracts.test.ts).
      if (declared.in === 'files' || marked(table).includes(declared.in)) continue
      // The export contains no text of such a row. Without the row, the exported file must be different.
      const before = (await fetchUnzippedExport(app, token)).files.get(declared.in)?.toString('utf8')
      await sql`delete from ${sql.table(table)} where account_id = ${id}`.execute(app.db)
      expect((await fetchUnzippedExport(app, token)).files.get(declared.in)?.toString('utf8'), table).not.toBe(before)
    }
  })
})
