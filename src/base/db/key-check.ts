import { sql } from 'kysely'
import { createEncryption, type Encryption, type EncryptionKey } from './encryption'
import type { Db } from './pool'

/**
 * A table with encrypted columns and a numeric `id`. A module that has such a table exports this, and app/server passes
 * them all.
 */
export interface EncryptedTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly context: (column: string, id: number) => string
}

const context = (key: string) => `encryption_key.encrypted_check.${key}`
const text = 'husbok'

const canRead = (encryption: Encryption, value: string, bound: string): boolean => {
  try {
    encryption.decrypt(value, bound)
    return true
  } catch {
    return false
  }
}

/** True if the database has no account and no key yet, so that a new key may be made for it. */
export async function isDatabaseUnused(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from account union all select 1 from encryption_key limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Refuses keys that don't fit this database, before anything is read or written with them. They don't fit when a known
 * id has another secret, when none of the known keys is there, or when a key that a stored value names is missing. A
 * new key is remembered by a text that is encrypted with it. Throws an Error with a text for the operator. The text
 * never contains a key.
 */
export async function checkAndRecordKeys(
  db: Db,
  keys: readonly EncryptionKey[],
  tables: readonly EncryptedTable[],
): Promise<void> {
  const known = await knownKeys(db)
  if (known.size === 0) await readsWhatIsStored(db, createEncryption(keys), tables)
  else if (!keys.some(({ id }) => known.has(id)))
    throw new Error(
      `This database was written with key ${[...known.keys()].join(', ')}, and ENCRYPTION_KEYS holds ${keys.map(({ id }) => id).join(', ')} only. Put the key of this database back; nothing was changed.`,
    )
  fits(keys, known)
  const gone = [...known.keys()].filter((id) => !keys.some((key) => key.id === id))
  const needed = await stillNeeded(db, gone, tables)
  if (needed.length > 0)
    throw new Error(
      `Stored values need key ${needed.join(', ')}, and ENCRYPTION_KEYS holds ${keys.map(({ id }) => id).join(', ')} only. Put the missing key back, after the current one (an old key can go when \`npm run admin -- rotate-keys\` has rewritten everything); nothing was changed.`,
    )
  for (const key of keys.filter(({ id }) => !known.has(id))) {
    await db
      .insertInto('encryption_key')
      .values({ id: key.id, encrypted_check: createEncryption([key]).encrypt(text, context(key.id)) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  // Another process may have stored another secret under the same id first.
  fits(keys, await knownKeys(db))
}

/** The ids of those keys that a stored value still names. Without ids nothing is read. */
async function stillNeeded(db: Db, ids: readonly string[], tables: readonly EncryptedTable[]): Promise<string[]> {
  const needed: string[] = []
  for (const id of ids) {
    const found = tables.flatMap(({ table, columns }) =>
      columns.map(
        (column) => sql`exists (select from ${sql.table(table)} where starts_with(${sql.ref(column)}, ${`${id}:`}))`,
      ),
    )
    const { rows } = await sql<{ found: boolean }>`select ${sql.join(found, sql` or `)} as found`.execute(db)
    if (rows[0]!.found) needed.push(id)
  }
  return needed
}

async function knownKeys(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('encryption_key').select(['id', 'encrypted_check']).orderBy('id').execute()
  return new Map(rows.map((row) => [row.id, row.encrypted_check]))
}

function fits(keys: readonly EncryptionKey[], known: ReadonlyMap<string, string>): void {
  for (const key of keys) {
    const check = known.get(key.id)
    if (check !== undefined && !canRead(createEncryption([key]), check, context(key.id)))
      throw new Error(
        `Key ${key.id} of ENCRYPTION_KEYS is another one than this database was written with. Put the right key back; nothing was changed.`,
      )
  }
}

export interface KnownKey {
  readonly id: string
  readonly check: string
  readonly isNeeded: boolean
}

export async function readKnownKeys(db: Db, tables: readonly EncryptedTable[]): Promise<KnownKey[]> {
  const known = await knownKeys(db)
  const needed = await stillNeeded(db, [...known.keys()], tables)
  return [...known].map(([id, check]) => ({ id, check, isNeeded: needed.includes(id) }))
}

/** Refuses keys when a needed key is missing, none of the known keys is there, or a key differs from the known one. */
export function refuseOtherKeys(keys: readonly EncryptionKey[], known: readonly KnownKey[]): void {
  const missing = known.filter(({ id }) => !keys.some((key) => key.id === id))
  const lacking = missing.length === known.length ? missing : missing.filter(({ isNeeded }) => isNeeded)
  if (lacking.length > 0)
    throw new Error(
      `What is stored needs key ${lacking.map(({ id }) => id).join(', ')}, and ENCRYPTION_KEYS holds ${keys.map(({ id }) => id).join(', ')} only. Put the missing key there; nothing was changed.`,
    )
  fits(keys, new Map(known.map(({ id, check }) => [id, check])))
}

const samplesPerTable = 5

/**
 * Checks the keys of a database that remembers no key yet. Refuses only when none of the newest values can be read,
 * because one damaged value proves nothing.
 */
async function readsWhatIsStored(db: Db, encryption: Encryption, tables: readonly EncryptedTable[]): Promise<void> {
  const found: boolean[] = []
  for (const { table, columns, context: bound } of tables) {
    for (const column of columns) {
      const { rows } = await sql<{ id: number; value: string }>`
        select id, ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} like '%:%'
        order by id desc limit ${samplesPerTable}`.execute(db)
      found.push(...rows.map(({ id, value }) => canRead(encryption, value, bound(column, id))))
    }
  }
  if (found.length > 0 && !found.includes(true))
    throw new Error(
      'ENCRYPTION_KEYS cannot read what this database holds. Put the key of this database back; nothing was changed.',
    )
}
