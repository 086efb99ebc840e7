import { sql } from 'kysely'
import { expect } from 'vitest'
import { answerContext } from '../../base/call/stored-answer'
import { mailEncryptionContext, smsEncryptionContext } from '../../base/outbox/service'
import { encryptedTables } from './encrypted-tables'
import type { TestApp } from './test-app'

type Values = Readonly<Record<string, unknown>>

/** Every table of the database as decrypted text: `table: row`. Anyone with a backup and the keys can read the same. */
export async function readableDump({ db, encryption }: TestApp): Promise<readonly string[]> {
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  expect(tables.rows.length).toBeGreaterThan(30)
  const read = (value: unknown, context: string): unknown => {
    if (typeof value !== 'string' || value === '') return value
    try {
      return encryption.decrypt(value, context)
    } catch {
      return value
    }
  }
  const readable = (name: string, row: Values): Values => {
    if (name === 'job') {
      const { encrypted } = (row['payload'] ?? {}) as { encrypted?: unknown }
      return { ...row, read: [read(encrypted, mailEncryptionContext), read(encrypted, smsEncryptionContext)] }
    }
    if (name === 'idempotency') {
      const [account, route, key] = [Number(row['account_id']), String(row['route']), String(row['key'])]
      return { ...row, answer: read(row['answer'], answerContext({ account, route, key })) }
    }
    const encrypted = encryptedTables.find(({ table }) => table === name)
    if (!encrypted) return row
    const { columns, context } = encrypted
    return { ...row, ...Object.fromEntries(columns.map((c) => [c, read(row[c], context(c, Number(row['id'])))])) }
  }
  const lines = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<Values>`select * from ${sql.table(name)}`.execute(db)
      return rows.map((row) => `${name}: ${JSON.stringify(readable(name, row))}`)
    }),
  )
  return lines.flat()
}

/** Every column with encrypted content: `table.column`. */
export async function encryptedColumns({ db, encryption }: Pick<TestApp, 'db' | 'encryption'>): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' and udt_name = 'text' order by 1, 2`.execute(db)
  const value = `^${encryption.current}:[A-Za-z0-9_-]{30,}$`
  const found = rows.map(async ({ table, column }) => {
    const { rows: some } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} ~ ${value} limit 1`.execute(db)
    return some.length > 0 ? [`${table}.${column}`] : []
  })
  return (await Promise.all(found)).flat()
}

/** The tables that contain a text. */
export const tablesContaining = (dump: readonly string[], text: RegExp): readonly string[] =>
  [...new Set(dump.filter((line) => text.test(line)).map((line) => line.slice(0, line.indexOf(':'))))].toSorted()
