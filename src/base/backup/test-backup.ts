import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, type TestApp } from '../../app/server/test-app'
import { expenseCalls } from '../../books/expense/calls'
import { verifyAudit } from '../audit/service-verify'
import { createEncryption, type EncryptionKey } from '../db/encryption'
import { checkAndRecordKeys } from '../db/key-check'
import { createDb, createPool } from '../db/pool'
import { emptyDatabase, testDatabase, type TestDatabase } from '../db/test-database'
import type { FileStore } from '../file/port'
import { diskStore } from '../file/provider/disk'
import { samplePdf } from '../file/test-files'
import type { BackupPlace } from './port'
import { makeBackup, type BackupDeps } from './service'
import { checkBackup, restoreBackup, type CheckDeps } from './service-restore'

const migrations = new URL('../db/migrations', import.meta.url).pathname

/** An installation without anything in it. */
export interface EmptyInstallation {
  readonly database: TestDatabase
  readonly store: FileStore
}

/** An installation with a landlord and three files, to make backups of. */
export async function backedUpApp() {
  const key: EncryptionKey = { id: 'k1', secret: randomBytes(32) }
  const ids = { code: (bits: 128 | 256) => randomBytes(bits / 8).toString('base64url') }
  const app: TestApp = await testApp({ keys: [key] })
  await checkAndRecordKeys(app.db, [key], encryptedTables)
  const folder = await mkdtemp(join(tmpdir(), 'husbok-backup-'))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db)
  const connection: pg.ClientConfig = { ...inject('database').connection, database: rows[0]!.name }
  const kari = await app.landlord()
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const clock = { now: app.now }
  let places = 0
  const newFolder = () => join(folder, `place-${(places += 1)}`)

  const upload = async (text: string) =>
    (JSON.parse((await app.upload(kari.token, 'a.pdf', samplePdf(text))).body) as { url: string }).url
  for (const text of ['one', 'two', 'three'])
    await app.call(
      expenseCalls.create,
      { body: { houseId: kari.houseId, archived: true, documents: [await upload(text)] } },
      { token: kari.token },
    )

  const backUp = (place: BackupPlace, more: Partial<BackupDeps> = {}) =>
    makeBackup({
      db: app.db,
      connection,
      store: app.modules.store,
      place,
      encryptedTables,
      product: '0.0.0',
      clock,
      ids,
      print,
      mayLack: 0,
      ...more,
    })
  const check = (place: BackupPlace, more: Partial<CheckDeps> = {}) =>
    checkBackup({ place, keys: [key], migrations, ids, print, ...more })
  const emptyTarget = async (): Promise<EmptyInstallation> => ({
    database: await emptyDatabase(),
    store: diskStore(newFolder()),
  })
  const restore = async (
    place: BackupPlace,
    { database, store }: EmptyInstallation,
    { patience, ...more }: Partial<CheckDeps> & { readonly patience?: number } = {},
  ) => {
    const into = { connection: database.connection, role: null, store }
    await restoreBackup(await check(place, more), into, { migrations, print, clock, ...(patience && { patience }) })
  }

  async function filesOf(store: FileStore): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const { id } of await app.db.selectFrom('document').select('id').orderBy('id').execute()) {
      const stored = await store.get(id)
      const pieces: Uint8Array[] = []
      if (stored) for await (const piece of stored.body) pieces.push(piece)
      found.set(id, Buffer.concat(pieces).toString('base64'))
    }
    return found
  }
  /** The target has every record and file of the app. Its audit trail is complete and can only grow. */
  async function expectSame({ database, store }: EmptyInstallation): Promise<void> {
    expect(await contentOf(database.connection)).toEqual(await contentOf(connection))
    expect(await filesOf(store)).toEqual(await filesOf(app.modules.store))
    const pool = createPool(database.connection, 2)
    const found = await verifyAudit(createDb(pool), createEncryption([key]))
    expect([found.rows > 0, found.fault]).toEqual([true, null])
    // The triggers were switched off while the database was filled. They are on again.
    await expect(pool.query('delete from audit')).rejects.toThrow('append-only')
    await pool.end()
    const { id } = await app.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
    expect(await store.owner()).toBe(id)
  }
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true })
  }
  return {
    app,
    key,
    ids,
    connection,
    printed,
    newFolder,
    upload,
    backUp,
    check,
    emptyTarget,
    restore,
    expectSame,
    close,
  }
}

export type BackedUpApp = Awaited<ReturnType<typeof backedUpApp>>

/** A database for a restore: it has all tables, and nobody has registered in it. */
export async function emptyInstallation() {
  const database = await testDatabase()
  const pool = createPool(database.connection, 4)
  const close = async () => {
    await pool.end()
    await database.drop()
  }
  return { db: createDb(pool), connection: database.connection, close }
}

/** Every row of every table as text, and the values of the sequences. The list of backups is left out. */
async function contentOf(of: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(of)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'backup' order by 1`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of rows) {
    const { rows: texts } = await client.query<{ text: string }>(`select t::text as text from "${name}" t order by 1`)
    content[name] = texts.map(({ text }) => text)
  }
  const { rows: sequences } = await client.query<{ text: string }>(
    `select sequencename || ' ' || coalesce(last_value, 0) as text from pg_sequences where schemaname = 'public' order by 1`,
  )
  content['sequences'] = sequences.map(({ text }) => text)
  await client.end()
  return content
}
