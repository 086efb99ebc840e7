import { sql, type RawBuilder } from 'kysely'
import { isPlain } from './encrypted-record'
import type { Encryption } from './encryption'
import type { EncryptedTable } from './key-check'
import type { Db } from './pool'

interface RotationDeps {
  readonly db: Db
  readonly encryption: Encryption
  readonly tables: readonly EncryptedTable[]
}

export interface UnreadableValue {
  readonly table: string
  readonly id: number
  readonly column: string
}

export interface Rotated {
  /** In rows. */
  readonly rewritten: number
  /** None of our keys reads them: they stay as they are. */
  readonly unreadable: readonly UnreadableValue[]
}

/**
 * Rewrites every encrypted field with the current key, while the app runs. Each batch is one short transaction that
 * locks its rows, so that a parallel save is neither lost nor skipped. It can be stopped and started again at any
 * point. A value that can't be read keeps its bytes and is named.
 * The old key can be removed when the rotation is done and named no value, all processes use the new key, and a day has
 * passed (stored answers and queued mails).
 */
export async function rotateKeys({ db, encryption, tables }: RotationDeps, batch = 200): Promise<Rotated> {
  const current = sql.lit(`${encryption.current.replaceAll('_', '\\_')}:%`)
  return await rewrite(db, tables, batch, {
    isOld: (column) => sql`${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${current}`,
    renewed: (value, context, wasPlain) =>
      encryption.isCurrent(value)
        ? value
        : encryption.encrypt(wasPlain ? value : encryption.decrypt(value, context), context),
  })
}

/** The table is an index among those with such columns. */
export interface PlainCursor {
  readonly table: number
  readonly after: number
}

/**
 * Encrypts values that an earlier version stored unencrypted: at most `batch` rows of one table, in the caller's
 * transaction. Queued at each start and each hour, because processes of that version may still write. When nothing is
 * left it reads an empty index. Returns how many rows were written, and where the next batch begins.
 */
export async function encryptPlainBatch(
  { db, encryption, tables }: RotationDeps,
  from: PlainCursor,
  batch = 200,
): Promise<{ rows: number; next: PlainCursor | null }> {
  const before = tables.filter(({ plainBefore }) => plainBefore.length > 0)
  const table = before[from.table]
  if (!table) return { rows: 0, next: null }
  const done = await rewriteBatch(db, { ...table, columns: table.plainBefore }, from.after, batch, {
    isOld: (column) => sql`${sql.ref(column)} <> '' and ${sql.ref(column)} not like '%:%'`,
    renewed: (value, context, wasPlain) => (wasPlain ? encryption.encrypt(value, context) : value),
  })
  const next = done.last === undefined ? { table: from.table + 1, after: 0 } : { table: from.table, after: done.last }
  return { rows: done.rewritten, next: next.table < before.length ? next : null }
}

interface Renewal {
  readonly isOld: (column: string) => RawBuilder<unknown>
  /** Throws for a value that can't be read. */
  readonly renewed: (value: string, context: string, wasPlain: boolean) => string
}

async function rewrite(db: Db, tables: readonly EncryptedTable[], batch: number, renewal: Renewal): Promise<Rotated> {
  let rewritten = 0
  const unreadable: UnreadableValue[] = []
  for (const table of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      const done = await db.transaction().execute((tx) => rewriteBatch(tx, table, from, batch, renewal))
      rewritten += done.rewritten
      unreadable.push(...done.unreadable)
      after = done.last
    }
  }
  return { rewritten, unreadable }
}

/** `last` is undefined when there are no more rows after `from`. */
async function rewriteBatch(
  tx: Db,
  { table, columns, plainBefore, context }: EncryptedTable,
  from: number,
  batch: number,
  { isOld, renewed }: Renewal,
): Promise<Rotated & { last: number | undefined }> {
  const { rows } = await sql<{ id: number } & Record<string, string | null>>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where id > ${from} and (${sql.join(
      columns.map((column) => sql`(${isOld(column)})`),
      sql` or `,
    )}) order by id limit ${batch} for no key update`.execute(tx)
  const unreadable: UnreadableValue[] = []
  let rewritten = 0
  for (const row of rows) {
    const changes = columns.flatMap((column) => {
      const value = row[column] ?? ''
      // An empty value was erased.
      if (value === '') return []
      try {
        const next = renewed(value, context(column, row.id), plainBefore.includes(column) && isPlain(value))
        return next === value ? [] : [sql`${sql.ref(column)} = ${next}`]
      } catch {
        unreadable.push({ table, id: row.id, column })
        return []
      }
    })
    if (changes.length === 0) continue
    rewritten += 1
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${row.id}`.execute(tx)
  }
  return { rewritten, unreadable, last: rows.at(-1)?.id }
}

/** Null when the table has no column of the account. */
export interface OwnedEncryptedTable extends EncryptedTable {
  readonly account: string | null
}

export interface OwnedUnreadableValue extends UnreadableValue {
  readonly account: number | null
}

interface Search extends Omit<RotationDeps, 'tables'> {
  readonly tables: readonly OwnedEncryptedTable[]
}

/** Reads pages of so many rows. Changes and locks nothing. */
export async function findUnreadable({ db, encryption, tables }: Search, page = 50): Promise<OwnedUnreadableValue[]> {
  const found: OwnedUnreadableValue[] = []
  for (const each of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: readonly StoredValues[] = await readPage(db, each, after, page)
      for (const row of rows)
        for (const column of each.columns)
          if (!isReadable(each, { id: row.id, column, value: row[column] ?? '' }, encryption))
            found.push({ table: each.table, id: row.id, column, account: row.owner })
      after = rows.at(-1)?.id
    }
  }
  return found
}

type StoredValues = { readonly id: number; readonly owner: number | null } & Readonly<Record<string, string | null>>

async function readPage(
  db: Db,
  { table, columns, account }: OwnedEncryptedTable,
  after: number,
  page: number,
): Promise<readonly StoredValues[]> {
  const { rows } = await sql<StoredValues>`
    select id, ${account === null ? sql`null` : sql.ref(account)} as owner, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where id > ${after} and (${sql.join(
      columns.map((column) => sql`${sql.ref(column)} <> ''`),
      sql` or `,
    )}) order by id limit ${page}`.execute(db)
  return rows
}

/** An empty value was erased. */
function isReadable(
  { plainBefore, context }: EncryptedTable,
  { id, column, value }: { readonly id: number; readonly column: string; readonly value: string },
  encryption: Pick<Encryption, 'decrypt'>,
): boolean {
  if (value === '' || (plainBefore.includes(column) && isPlain(value))) return true
  try {
    encryption.decrypt(value, context(column, id))
    return true
  } catch {
    return false
  }
}

/** Returns the row's account. Undefined, and nothing changes, when the value can be read. */
export async function clearUnreadable(
  { db, encryption, tables }: Search,
  at: UnreadableValue,
): Promise<{ readonly account: number | null } | undefined> {
  // Two declarations may share a table.
  const table = tables.find((each) => each.table === at.table && each.columns.includes(at.column))
  if (!table) return undefined
  const { rows } = await sql<{ owner: number | null; value: string | null; mayBeNull: boolean }>`
    select ${table.account === null ? sql`null` : sql.ref(table.account)} as owner, ${sql.ref(at.column)} as value,
      (select not attnotnull from pg_attribute
        where attrelid = ${at.table}::regclass and attname = ${at.column}) as "mayBeNull"
    from ${sql.table(at.table)} where id = ${at.id} for no key update`.execute(db)
  const [row] = rows
  if (!row || isReadable(table, { ...at, value: row.value ?? '' }, encryption)) return undefined
  await sql`update ${sql.table(at.table)} set ${sql.ref(at.column)} = ${row.mayBeNull ? null : ''} where id = ${at.id}`.execute(
    db,
  )
  return { account: row.owner }
}
