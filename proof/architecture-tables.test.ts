import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exceptions, ownedTables, ownerOf, sharedRows } from './architecture-owners'
import { tableOffences } from './architecture-tables'
import { readTree } from './architecture-tree'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tree = readTree(read('docs/architecture.md'))
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: read(path) }))

/** The lines that `interface <name> { … }` of schema.ts declares. */
const declared = (name: string) =>
  [
    ...(new RegExp(`interface ${name} {([^}]*)}`).exec(read('src/base/db/schema.ts'))?.[1] ?? '').matchAll(
      /^ +(\w+):/gm,
    ),
  ].map(([, field]) => field!)

describe('tables', () => {
  it('are named by their owner and by what stands after it, and written by their owner alone', () => {
    expect(source.length).toBeGreaterThan(500)
    expect(tableOffences(source, tree, exceptions)).toEqual([])
    // The time is long, because every file is parsed on a machine that may be busy.
  }, 60_000)

  it('have an owner each, which is drawn in docs/architecture.md', () => {
    expect([...ownedTables].toSorted()).toEqual(declared('DB').toSorted())
    const modules = [...tree].flatMap(([layer, names]) => [...names.keys()].map((name) => `${layer}/${name}`))
    for (const table of ownedTables) expect(modules).toContain(ownerOf(table))
  })

  it('share a row only by columns that it has', () =>
    expect(declared('Account')).toEqual(
      expect.arrayContaining([sharedRows['account']!.touched, ...Object.keys(sharedRows['account']!.columns)]),
    ))

  it('are excepted only as long as it is true', () =>
    expect(tableOffences([], tree, new Map([['x reads y of z', 'because']]))).toEqual([
      'no longer true: x reads y of z',
    ]))
})

const offending = (path: string, text: string) => tableOffences([{ path, text }], tree)

describe('a query', () => {
  it.each([
    ['a later module’s table', "db.selectFrom('signing').select('id')", 'reads signing'],
    ['one by another name', "db.selectFrom('signing as order').select('id')", 'reads signing'],
    ['one among several', "db.selectFrom(['contract', 'deposit as d'])", 'reads deposit'],
    ['one that is joined', "db.selectFrom('contract').leftJoin('deposit as d', (on) => on)", 'reads deposit'],
    ['one that exists', "rows.where((is) => is.exists(is.selectFrom('signer').select('id')))", 'reads signer'],
    ['one that an update takes from', "db.updateTable('contract').from('signing').set({ x: 1 })", 'reads signing'],
    ['one that a removal uses', "db.deleteFrom('contract').using('signing')", 'reads signing'],
    ['one in SQL', 'sql`select from contract c join signing s on true`', 'reads signing'],
    ['one in SQL after a comma', 'sql<number>`select 1 from contract as c, deposit d`', 'reads deposit'],
    ['one in SQL by a value', "sql`select from ${sql.table('deposit')}`", 'reads deposit'],
    ['one in the text of a statement', "client.query('select id from deposit')", 'reads deposit'],
    ['one of a list', "for (const table of ['signer'] as const) db.selectFrom(table)", 'reads signer'],
    ['one by a function', "const tables = { a: 'signer' }; db.selectFrom(`${tableOf(a)} as record`)", 'reads signer'],
    ['nobody knows which', 'db.deleteFrom(tableOf(type))', 'computes the name of a table'],
    ['an insert elsewhere', "db.insertInto('house').values({})", 'writes house'],
    ['an update elsewhere', "db.updateTable('house').set({})", 'writes house'],
    ['a removal elsewhere', "db.deleteFrom('house')", 'writes house'],
    ['an insert elsewhere in SQL', 'sql`with made as (select 1) insert into house (id) select 1`', 'writes house'],
    ['an update elsewhere in SQL', 'sql`update house set name = 1`', 'writes house'],
    ['a removal elsewhere in SQL', 'sql`delete from house`', 'writes house'],
    ['a column of another', "db.updateTable('account').set({ storedBytes: 0 }).where('id', '=', 1)", 'writes account'],
    ['columns nobody knows', "db.updateTable('account').set(values)", 'writes account'],
    ['one of its own and others', "db.updateTable('account').set({ lastContract: 1, ...rest })", 'writes account'],
    [
      'a column of another in SQL',
      'sql`update account set "lastContract" = 1, houses = 2 where true`',
      'writes account',
    ],
    ['an account', "db.deleteFrom('account')", 'writes account'],
  ])('of the contract is refused %s', (_what, text, offence) =>
    expect(offending('src/lease/contract/service.ts', text)).toEqual([
      expect.stringContaining(`src/lease/contract/service.ts ${offence}`),
    ]),
  )

  it.each([
    ['its own tables', "db.updateTable('contract').set({ x: 1 }); db.selectFrom('contract as c')"],
    ['an earlier module’s table', "db.selectFrom('house').innerJoin('account', 'a', 'b')"],
    [
      'its column of a shared row',
      "db.updateTable('account').set((is) => ({ lastContract: is('lastContract', '+', 1) }))",
    ],
    [
      'its column in SQL',
      'sql`update account set "lastContract" = made.n, updated_at = now() from unnest(${x}) as made`',
    ],
    ['what a part of a statement is called', "db.with('due', (q) => q.selectFrom('contract')).selectFrom('due')"],
    ['a query handed in', "db.selectFrom(query.as('rows')).selectFrom((is) => is.selectFrom('contract').as('rows'))"],
    [
      'what only looks like one',
      "Array.from(rows); Buffer.from(bytes); Buffer.from('deposit-1'); translate(words, 'signing')",
    ],
    ['a lock of its own rows', 'sql`select from contract for update of contract`'],
    [
      'an insert that may be an update',
      'sql`insert into contract (id) values (1) on conflict (id) do update set x = 1`',
    ],
    ['a column', 'sql`select extract(year from deposit.date), x is distinct from signing.id from contract`'],
  ])('of the contract may name %s', (_what, text) =>
    expect(offending('src/lease/contract/service.ts', text)).toEqual([]),
  )

  it('of base may name the row of an account, from the module on that locks it', () => {
    const text = "db.selectFrom('account').select('id').forNoKeyUpdate()"
    expect(offending('src/base/call/account.ts', text)).toEqual([])
    expect(offending('src/base/db/pool.ts', text)).toEqual([expect.stringContaining('reads account')])
  })
})
