import { sql, type RawBuilder } from 'kysely'
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

export interface RotationResult {
  /** The number of rows that were rewritten. */
  readonly rewritten: number
  /** The values that none of our keys reads. They stay as they are. */
  readonly unreadable: readonly UnreadableValue[]
}

/**
 * Rewrites every encrypted field with the current key, while the app runs. Each batch is one short
 * transaction that locks its rows, so that a parallel save is neither lost nor skipped. The
 * rotation can be stopped and started again at any point. A value that can't be read stays
 * unchanged and is reported as `unreadable`.
 * The old key can be removed when the rotation has ended without unreadable values, all processes
 * use the new key, and a week has passed. The rotation rewrites neither stored answers, which are
 * kept for a day, nor queued mails, which are tried for over three days. A mail that was given up
 * can be sent again only with the key that wrote it.
 */
export async function rotateKeys({ db, encryption, tables }: RotationDeps, batch = 200): Promise<RotationResult> {
  let rewritten = 0
  const unreadable: UnreadableValue[] = []
  for (const table of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      const done = await db.transaction().execute((tx) => rotateBatch({ db: tx, encryption }, table, from, batch))
      rewritten += done.rewritten
      unreadable.push(...done.unreadable)
      after = done.last
    }
  }
  return { rewritten, unreadable }
}

/** Rewrites the next rows after `from`. `last` is undefined when there are none. */
async function rotateBatch(
  { db, encryption }: Omit<RotationDeps, 'tables'>,
  table: EncryptedTable,
  from: number,
  batch: number,
): Promise<RotationResult & { last: number | undefined }> {
  const current = sql.lit(`${encryption.current.replaceAll('_', '\\_')}:%`)
  const rows = await storedValues(db, table, {
    chosen: (column) => sql`${column} <> '' and ${column} not like ${current}`,
    after: from,
    limit: batch,
    lock: sql`for no key update`,
  })
  const unreadable: UnreadableValue[] = []
  let rewritten = 0
  for (const row of rows) {
    const changes = table.columns.flatMap((column) => {
      const value = row[column] ?? ''
      // An empty value was erased.
      if (value === '' || encryption.isCurrent(value)) return []
      const context = table.context(column, row.id)
      try {
        return [sql`${sql.ref(column)} = ${encryption.encrypt(encryption.decrypt(value, context), context)}`]
      } catch {
        unreadable.push({ table: table.table, id: row.id, column })
        return []
      }
    })
    if (changes.length === 0) continue
    rewritten += 1
    await sql`update ${sql.table(table.table)} set ${sql.join(changes)} where id = ${row.id}`.execute(db)
  }
  return { rewritten, unreadable, last: rows.at(-1)?.id }
}

type StoredValues = { readonly id: number; readonly owner: number | null } & Readonly<Record<string, string | null>>

/**
 * The next rows of a table in the order of their ids. A row is included when `chosen` is true for one of its encrypted
 * columns.
 */
async function storedValues(
  db: Db,
  { table, columns, account = null }: EncryptedTable & { readonly account?: string | null },
  {
    chosen,
    after,
    limit,
    whose,
    lock = sql``,
  }: {
    readonly chosen: (column: RawBuilder<unknown>) => RawBuilder<unknown>
    readonly after: number
    readonly limit: number
    readonly whose?: number | undefined
    readonly lock?: RawBuilder<unknown>
  },
): Promise<readonly StoredValues[]> {
  const names = columns.map((column) => sql.ref(column))
  const { rows } = await sql<StoredValues>`
    select id, ${account === null ? sql`null` : sql.ref(account)} as owner, ${sql.join(names)}
    from ${sql.table(table)} where id > ${after}
      ${whose === undefined || account === null ? sql`` : sql`and ${sql.ref(account)} = ${whose}`} and (${sql.join(
        names.map((name) => sql`(${chosen(name)})`),
        sql` or `,
      )}) order by id limit ${limit} ${lock}`.execute(db)
  return rows
}

/** `account` is the column with the account's id. Null when the table has none. */
export interface OwnedEncryptedTable extends EncryptedTable {
  readonly account: string | null
}

export interface OwnedUnreadableValue extends UnreadableValue {
  readonly account: number | null
}

interface Search extends Omit<RotationDeps, 'tables'> {
  readonly tables: readonly OwnedEncryptedTable[]
  /** Left out: all accounts. */
  readonly account?: number
}

/** Finds the values that no key reads. It reads pages of `page` rows, and changes and locks nothing. */
export async function findUnreadable(
  { db, encryption, tables, account }: Search,
  page = 50,
): Promise<OwnedUnreadableValue[]> {
  const found: OwnedUnreadableValue[] = []
  for (const each of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: readonly StoredValues[] = await storedValues(db, each, {
        chosen: (column) => sql`${column} <> ''`,
        after,
        limit: page,
        whose: account,
      })
      for (const row of rows)
        for (const column of each.columns)
          if (!isReadable(each, { id: row.id, column, value: row[column] ?? '' }, encryption))
            found.push({ table: each.table, id: row.id, column, account: row.owner })
      after = rows.at(-1)?.id
    }
  }
  return found
}

/** True if one of our keys reads the value. An empty value was erased, so it counts as readable. */
function isReadable(
  { context }: EncryptedTable,
  { id, column, value }: { readonly id: number; readonly column: string; readonly value: string },
  encryption: Pick<Encryption, 'decrypt'>,
): boolean {
  if (value === '') return true
  try {
    encryption.decrypt(value, context(column, id))
    return true
  } catch {
    return false
  }
}

/** Empties a value that no key reads, and returns the row's account. A readable value stays: undefined. */
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
