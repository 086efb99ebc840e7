import { sql } from 'kysely'
import type { Encryption } from '../../base/db/encryption'
import type { EncryptedTable } from '../../base/db/key-check'
import type { Db } from '../../base/db/pool'
import { encryptedFields } from './model'
import { profileContext } from './service-profile'

/** The encrypted columns of accounts. */
export const encryptedAccountColumns: EncryptedTable = {
  table: 'account',
  columns: encryptedFields,
  context: (column, id) => profileContext(column as (typeof encryptedFields)[number], id),
}

export interface RotationDeps {
  readonly db: Db
  readonly encryption: Encryption
  readonly tables: readonly EncryptedTable[]
}

/**
 * Rewrites every encrypted field of every table with the current key, while the app runs. Each batch is one short
 * transaction that locks its rows, so that what is saved meanwhile is neither lost nor left behind; it can be stopped
 * and begun again at any point. Returns how many rows were rewritten. When it is done, the processes all use the
 * new key and a day has passed (stored answers and queued mails), the old key can go. Throws when a value can't be read.
 */
export async function rotateKeys({ db, encryption, tables }: RotationDeps, batch = 200): Promise<number> {
  let rewritten = 0
  for (const table of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      const rows = await db.transaction().execute((tx) => rotateBatch(tx, encryption, table, from, batch))
      rewritten += rows.length
      after = rows.at(-1)
    }
  }
  return rewritten
}

/** The ids of the rows that were rewritten, in order; none when there are no more after `from`. */
async function rotateBatch(
  tx: Db,
  encryption: Encryption,
  { table, columns, context }: EncryptedTable,
  from: number,
  batch: number,
): Promise<number[]> {
  // An empty value is one that was erased.
  const old = columns.map(
    (column) => sql`${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${`${likeText(encryption.current)}:%`}`,
  )
  const { rows } = await sql<{ id: number } & Record<string, string | null>>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where id > ${from} and (${sql.join(old, sql` or `)}) order by id limit ${batch} for no key update`.execute(tx)
  for (const row of rows) {
    const renewed = columns.map((column) => {
      const value = row[column] ?? null
      if (value === null || value === '' || encryption.isCurrent(value)) return sql`${sql.ref(column)} = ${value}`
      const rowContext = context(column, row.id)
      return sql`${sql.ref(column)} = ${encryption.encrypt(encryption.decrypt(value, rowContext), rowContext)}`
    })
    await sql`update ${sql.table(table)} set ${sql.join(renewed)} where id = ${row.id}`.execute(tx)
  }
  return rows.map((row) => row.id)
}

/** A key id may hold `_`, which `like` takes for any character. */
const likeText = (id: string) => id.replaceAll('_', '\\_')
