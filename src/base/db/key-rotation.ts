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

/** Where a value lies that could not be read. */
export interface UnreadableValue {
  readonly table: string
  readonly id: number
  readonly column: string
}

export interface Rotated {
  /** How many rows were rewritten. */
  readonly rewritten: number
  /** What stays as it is, because no key of ours reads it. */
  readonly unreadable: readonly UnreadableValue[]
}

/**
 * Rewrites every encrypted field of every table with the current key, while the app runs. Each batch is one short
 * transaction that locks its rows, so that what is saved meanwhile is neither lost nor left behind; it can be stopped
 * and begun again at any point. A value that can't be read keeps its bytes and is named. When it is done, the processes
 * all use the new key and a day has passed (stored answers and queued mails), the old key can go, unless something was
 * named.
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

/** Where a batch of `encryptPlainBatch` begins: behind this id of this table, counted among those with such columns. */
export interface PlainCursor {
  readonly table: number
  readonly after: number
}

/**
 * Encrypts, of at most `batch` rows of one table, what an earlier version stored unencrypted, in the caller's transaction.
 * Queued at each start and each hour, because processes of that version may still write beside us; where nothing is left
 * it reads an empty index. Returns how many rows were written, and where the next batch begins.
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
  /** Which values of a column are to be rewritten. */
  readonly isOld: (column: string) => RawBuilder<unknown>
  /** The value to store instead; throws for one that can't be read. */
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

/** One batch; `last` is the id to go on behind, undefined when there are no more after `from`. */
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
      // An empty value is one that was erased.
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
