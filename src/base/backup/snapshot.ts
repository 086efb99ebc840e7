import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readKnownKeys, type EncryptedTable } from '../db/key-check'
import type { Db } from '../db/pool'
import { lockByteRemoval } from '../file/service-hold'
import { quotedIdentifier, sequencesOf, tablesInOrder } from './fill'
import { type Manifest } from './manifest'
import { partsWriter, type PartedLines, type EncryptedBackupPlace } from './parts'

/** Opens a session without the parsers and statement names of the product's pool. */
export async function openPlainSession(connection: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: name, keepAlive: true })
  // The next query reports that the connection broke.
  client.on('error', () => undefined)
  await client.connect()
  // The text of values must not depend on the server's settings.
  await client.query(
    `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
     set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
     set client_encoding = 'UTF8'; set standard_conforming_strings = on`,
  )
  return client
}

/**
 * Opens the session of a backup. As long as it lasts, no file's bytes are removed. Refuses a second backup at a time.
 */
export async function openBackupSession(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = await openPlainSession(connection, 'husbok backup')
  if (await lockByteRemoval(client)) return client
  await client.end()
  throw new Error('Another backup of this installation is being made. Run this one when it has ended.')
}

export interface SnapshotDeps {
  readonly client: pg.Client
  /** A second connection, outside the snapshot of `client`. */
  readonly db: Db
  readonly encryptedTables: readonly EncryptedTable[]
  readonly into: EncryptedBackupPlace
  readonly prefix: string
  readonly print: (text: string) => void
}

export type Snapshot = Pick<Manifest, 'migrations' | 'installation' | 'tables' | 'sequences' | 'keys'> & {
  /** The files. Each is a line of JSON, `[id, size, sha256]`, in the order of their paths. */
  readonly named: PartedLines
}

export async function writeSnapshot(deps: SnapshotDeps): Promise<Snapshot> {
  const { client, into, prefix, print } = deps
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ id: string; installation: string }>(
    'select pg_export_snapshot() as id, (select id from installation) as installation',
  )
  const { id, installation } = rows[0]!
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name collate "C"',
  )
  const keys = await keysAt(id, deps)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesInOrder(client)) {
    const writer = partsWriter(into, `${prefix}${name}`)
    const text = `copy ${quotedIdentifier(name)} (${columns.map(quotedIdentifier).join(', ')}) to stdout`
    for await (const piece of client.query(copyTo(text))) await writer.write(piece as Uint8Array)
    const copied = await writer.end()
    tables.push({ name, columns: [...columns], rows: copied })
    if (copied.lines > 0) print(`${name}: ${copied.lines} rows`)
  }
  const sequences = await sequencesOf(client)
  const named = await writeNamedFiles(deps)
  await client.query('commit')
  return { migrations, installation, tables, sequences, keys, named }
}

const keysAt = (snapshot: string, { db, encryptedTables }: SnapshotDeps) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
      return await readKnownKeys(tx, encryptedTables)
    })

const pageSize = 1000

async function writeNamedFiles({ client, into, prefix }: SnapshotDeps): Promise<PartedLines> {
  const writer = partsWriter(into, `${prefix}named_files`)
  await client.query(
    `declare named cursor for select id, size, sha256 from document
     order by decode(translate(id, '-_', '+/') || '==', 'base64')`,
  )
  for (;;) {
    const { rows } = await client.query<{ id: string; size: string; sha256: string }>(`fetch ${pageSize} from named`)
    for (const { id, size, sha256 } of rows)
      await writer.write(Buffer.from(`${JSON.stringify([id, Number(size), sha256])}\n`))
    if (rows.length < pageSize) return await writer.end()
  }
}
