import { sql } from 'kysely'
import type { TestApp } from '../src/app/server/test-app'
import type { EncryptedTable } from '../src/base/db/key-check'
import type { Db } from '../src/base/db/pool'
import type { AccountTable, Module } from '../src/base/module/shape'
import { tablesOf } from './architecture-modules'

/** The content of the encrypted columns: the mark, or a text that no key decrypts. */
export type Readability = 'readable' | 'unreadable'

interface CatalogColumn {
  readonly table: string
  readonly name: string
  readonly type: string
  /** True if an insert may leave the column out: it may be null, or the database fills it. */
  readonly isOptional: boolean
}

interface ForeignKey {
  readonly table: string
  readonly columns: readonly string[]
  readonly to: string
  readonly toColumns: readonly string[]
}

export interface Catalog {
  readonly columns: readonly CatalogColumn[]
  readonly foreignKeys: readonly ForeignKey[]
}

/**
 * The tables of the product as the database has them, so that a new table is included automatically. schema.ts leaves out
 * the table of the migrations that have run.
 */
export async function readCatalog(db: Db): Promise<Catalog> {
  const columns = await sql<CatalogColumn>`
    select table_name as table, column_name as name, udt_name as type,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "isOptional"
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration' order by table_name, ordinal_position`.execute(
    db,
  )
  const foreignKeys = await sql<ForeignKey>`
    select conrelid::regclass::text as table, confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) with ordinality key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as "toColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  return { columns: columns.rows, foreignKeys: foreignKeys.rows }
}

type Values = Record<string, unknown>

/** The tables whose rows belong to accounts, by their names. */
export const accountTables = (modules: readonly Module[]): ReadonlyMap<string, AccountTable> =>
  new Map(
    tablesOf(modules).flatMap(([, table, declared]) => (declared.account === null ? [] : [[table, declared] as const])),
  )

const number = (type: string) => /^(int2|int4|int8|numeric)$/.test(type)

/** The example value of a column, if its module gives none. Undefined: the database sets the value. */
function plainValue({ type, isOptional }: CatalogColumn, mark: string, now: string): unknown {
  if (type === 'text') return mark
  if (type === '_text') return [mark]
  if (type === 'jsonb') return JSON.stringify([mark])
  if (isOptional) return undefined
  if (number(type)) return 1
  if (type === 'bool') return false
  if (type === 'date') return now.slice(0, 10)
  return type === 'bytea' ? Buffer.from('mark') : now
}

/** Writes one row of an account to every table that can have one. Every text column contains the mark. */
export async function fillAccount(
  { db, encryption, now }: Pick<TestApp, 'db' | 'encryption' | 'now'>,
  modules: readonly Module[],
  { account, readability, markOf }: { account: number; readability: Readability; markOf: (table: string) => string },
): Promise<void> {
  const { columns, foreignKeys } = await readCatalog(db)
  const tables = accountTables(modules)
  const rows = new Map<string, Values>()

  async function written(table: string): Promise<Values> {
    const known = rows.get(table)
    if (known) return known
    const declared = tables.get(table)!
    const mark = markOf(table)
    const own = columns.filter((column) => column.table === table)
    const example: Values = { ...declared.example?.(mark) }
    const { values, plain } = split(declared, {
      ...Object.fromEntries(own.map((c) => [c.name, plainValue(c, mark, now())])),
      ...example,
    })
    for (const key of foreignKeys.filter(
      (each) => each.table === table && each.to !== table && each.to !== 'account',
    )) {
      const parent = await written(key.to)
      key.columns.forEach((column, index) => (values[column] = parent[key.toColumns[index]!]))
    }
    for (const [name, value] of Object.entries(example)) if (value === null) values[name] = null
    const row = await store(table, declared, values)
    if (Object.keys(plain).length > 0) await encrypt(declared.encrypted ?? [], Number(row['id']), plain)
    rows.set(table, row)
    return row
  }

  async function store(table: string, declared: AccountTable, values: Values): Promise<Values> {
    const owner = typeof declared.account === 'string' ? declared.account : declared.account.by
    const set = Object.entries({ ...values, [owner]: account }).filter(([, value]) => value !== undefined)
    const { rows: stored } = declared.isWrittenByProduct
      ? await sql<Values>`update ${sql.table(table)} set ${sql.join(
          set.filter(([name]) => name !== owner).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
        )} where ${sql.ref(owner)} = ${account} returning *`.execute(db)
      : await sql<Values>`insert into ${sql.table(table)} (${sql.join(set.map(([name]) => sql.ref(name)))})
          values (${sql.join(set.map(([, value]) => sql`${value}`))}) returning *`.execute(db)
    return stored[0]!
  }

  /** An encrypted value depends on the number of its row, which is known once the row exists. */
  async function encrypt(encrypted: readonly EncryptedTable[], id: number, plain: Values): Promise<void> {
    for (const each of encrypted)
      await sql`update ${sql.table(each.table)} set ${sql.join(
        each.columns.map((column) => {
          const text = String(plain[column])
          const value =
            readability === 'unreadable' ? `lost:${text}` : encryption.encrypt(text, each.context(column, id))
          return sql`${sql.ref(column)} = ${value}`
        }),
      )} where id = ${id}`.execute(db)
  }

  for (const [table, declared] of tables) if (!declared.isWrittenByProduct || table === 'account') await written(table)
}

/** The columns to write first, and the values to encrypt once the row has its number. */
function split(declared: AccountTable, values: Values): { values: Values; plain: Values } {
  const encrypted = (declared.encrypted ?? []).flatMap(({ columns }) => columns)
  const plain = Object.fromEntries(encrypted.map((column) => [column, values[column]]))
  return { values: { ...values, ...Object.fromEntries(encrypted.map((column) => [column, ''])) }, plain }
}
