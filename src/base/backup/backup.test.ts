import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, type TestApp } from '../../app/server/test-app'
import { expenseCalls } from '../../books/expense/calls'
import type { EncryptionKey } from '../db/encryption'
import { createDb, createPool } from '../db/pool'
import { emptyDatabase, testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { fileJobKinds } from '../file/jobs'
import { diskStore } from '../file/provider/disk'
import { claimStore } from '../file/service-store'
import { removeBytesKind } from '../file/service-uses'
import { samplePdf } from '../file/test-files'
import { startTestS3 } from '../file/test-s3'
import { verifyAudit } from '../audit/service-verify'
import { createEncryption } from '../db/encryption'
import type { FileStore } from '../file/port'
import type { BackupPlace } from './port'
import { backupBucket } from './provider/bucket'
import { backupFolder } from './provider/folder'
import { readManifest, writeManifest } from './manifest'
import { openSeal } from './seal'
import { lastBackup } from './service'
import { makeBackup, type BackupDeps } from './service-backup'
import { checkBackup, restoreBackup, type CheckDeps } from './service-restore'

const key: EncryptionKey = { id: 'k1', secret: randomBytes(32) }
const migrations = new URL('../db/migrations', import.meta.url).pathname
const ids = { code: (bits: 128 | 256) => randomBytes(bits / 8).toString('base64url') }

let app: TestApp
let connection: pg.ClientConfig
let folder: string
let kari: Awaited<ReturnType<TestApp['landlord']>>
const upload = async (text: string) =>
  (JSON.parse((await app.upload(kari.token, 'a.pdf', samplePdf(text))).body) as { url: string }).url
const record = (documents: string[]) =>
  app.call(expenseCalls.create, { body: { houseId: kari.houseId, archived: true, documents } }, { token: kari.token })

beforeAll(async () => {
  app = await testApp({ keys: [key] })
  folder = await mkdtemp(join(tmpdir(), 'husbok-backup-'))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db)
  connection = { ...inject('database').connection, database: rows[0]!.name }
  kari = await app.landlord()
  for (const text of ['one', 'two', 'three']) await record([await upload(text)])
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const printed: string[] = []
const print = (text: string) => void printed.push(text)
let places = 0
const newFolder = () => join(folder, `place-${(places += 1)}`)

const backUp = (place: BackupPlace, more: Partial<BackupDeps> = {}) =>
  makeBackup({
    db: app.db,
    connection,
    store: app.modules.store,
    place,
    encryptedTables,
    product: '0.0.0',
    clock: { now: app.now },
    ids,
    print,
    mayLack: 0,
    ...more,
  })
const check = (place: BackupPlace, more: Partial<CheckDeps> = {}) =>
  checkBackup({ place, keys: [key], migrations, ids, print, ...more })

interface Restored {
  readonly database: TestDatabase
  readonly store: FileStore
}
/** An installation without anything in it. */
async function emptyTarget(): Promise<Restored> {
  return { database: await emptyDatabase(), store: diskStore(newFolder()) }
}
async function restore(place: BackupPlace, target: Restored, more: Partial<CheckDeps> = {}): Promise<void> {
  const checked = await check(place, more)
  const into = { connection: target.database.connection, role: null, store: target.store }
  await restoreBackup(checked, into, { migrations, print, clock: { now: app.now } })
}

/** Every row of every table as text, with where the sequences stand; the list of backups is written beside. */
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

async function expectSame({ database, store }: Restored): Promise<void> {
  expect(await contentOf(database.connection)).toEqual(await contentOf(connection))
  expect(await filesOf(store)).toEqual(await filesOf(app.modules.store))
  const pool = createPool(database.connection, 2)
  const { rows, fault } = await verifyAudit(createDb(pool), createEncryption([key]))
  expect([rows > 0, fault]).toEqual([true, null])
  // What was switched off while it was filled is on again.
  await expect(pool.query('delete from audit')).rejects.toThrow('append-only')
  await pool.end()
}

describe('a backup that is restored into an empty installation', () => {
  it.each([
    ['in a folder', undefined],
    ['encrypted with a passphrase', 'a long passphrase'],
  ])('%s has every record and file', async (_what, passphrase) => {
    const place = backupFolder(newFolder())
    await backUp(place, { passphrase })
    const target = await emptyTarget()
    await restore(place, target, { passphrase })
    await expectSame(target)
    expect(await target.store.owner()).toBe(
      (await app.modules.store.owner()) ??
        (await app.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id,
    )
    await target.database.drop()
  })

  it('in a bucket has every record and file', async () => {
    const s3 = await startTestS3('backups')
    const place = await backupBucket(
      {
        endpoint: s3.endpoint,
        region: 'test',
        bucket: 'backups',
        accessKeyId: 'a',
        secretAccessKey: 'b',
        forcePathStyle: true,
      },
      'husbok/nightly',
    )
    await backUp(place)
    // Again over the first, from which files are taken over.
    await backUp(place)
    const target = await emptyTarget()
    await restore(place, target)
    await expectSame(target)
    await target.database.drop()
    s3.refuse('', 403)
    await expect(check(place)).rejects.toThrow(/^s3:\/\/backups\/husbok\/nightly cannot be reached, or refuses/)
    await s3.stop()
  })

  it('is told of as the last one', async () => {
    const place = backupFolder(newFolder())
    app.setNow('2026-11-21T10:00:00.000Z')
    await backUp(place)
    expect(await lastBackup(app.db)).toEqual({
      place: place.name,
      snapshotAt: app.now(),
      finishedAt: app.now(),
      isWhole: true,
      bytes: expect.any(Number) as number,
      files: 3,
    })
  })
})

describe('a backup is refused', () => {
  const passphrase = 'a long passphrase'
  let whole: string
  beforeAll(async () => {
    whole = newFolder()
    await backUp(backupFolder(whole), { passphrase })
  })
  /** A copy of it, with something changed. */
  async function changed(change: (path: string) => Promise<void>): Promise<BackupPlace> {
    const copy = newFolder()
    await cp(whole, copy, { recursive: true })
    await change(copy)
    return backupFolder(copy)
  }
  /** The first object of a kind. */
  async function objectOf(path: string, kind: string): Promise<string> {
    const names = await readdir(join(path, kind), { recursive: true, withFileTypes: true })
    const found = names.find((entry) => entry.isFile())!
    return join(found.parentPath, found.name)
  }
  async function flip(path: string): Promise<void> {
    const bytes = await readFile(path)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)
  }
  const cut = async (path: string) => await writeFile(path, (await readFile(path)).subarray(0, -20))

  it.each<[string, (path: string) => Promise<void>, RegExp]>([
    ['whose manifest is not there', (path) => rm(join(path, 'manifest.json')), /is not whole: .* never finished/],
    ['whose manifest was cut', (path) => cut(join(path, 'manifest.json')), /its manifest\.json was cut or changed/],
    [
      'whose manifest was changed',
      (path) => flip(join(path, 'manifest.json')),
      /its manifest\.json was cut or changed/,
    ],
    [
      'in which a table was changed',
      async (path) => flip(await objectOf(path, 'database')),
      /database\/.* is not what/,
    ],
    ['in which a table is missing', async (path) => rm(await objectOf(path, 'database')), /database\/.* is missing/],
    ['in which a file was changed', async (path) => flip(await objectOf(path, 'files')), /files\/.* is not what/],
    ['in which a file was cut', async (path) => cut(await objectOf(path, 'files')), /files\/.* is not what/],
    ['in which a file is missing', async (path) => rm(await objectOf(path, 'files')), /files\/.* is missing/],
    ['that is none', (path) => rm(join(path, 'husbok-backup.json')), /There is no backup/],
    ['of another product', (path) => writeFile(join(path, 'husbok-backup.json'), '{}'), /holds no backup of Husbok/],
  ])('%s', async (_what, change, sentence) => {
    await expect(check(await changed(change), { passphrase })).rejects.toThrow(sentence)
  })

  it('with another passphrase, without one, and with one that it does not need', async () => {
    const place = backupFolder(whole)
    await expect(check(place, { passphrase: 'another passphrase' })).rejects.toThrow(/is not the passphrase/)
    await expect(check(place)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    await expect(backUp(place, { passphrase: 'another passphrase' })).rejects.toThrow(/is not the passphrase/)
    const plain = backupFolder(newFolder())
    await backUp(plain)
    await expect(check(plain, { passphrase })).rejects.toThrow(/is not encrypted/)
  })

  it('with keys that do not fit', async () => {
    const place = backupFolder(whole)
    const other = { id: 'k1', secret: randomBytes(32) }
    await expect(check(place, { passphrase, keys: [other] })).rejects.toThrow(/Key k1 .* is another one/)
    await expect(check(place, { passphrase, keys: [{ ...other, id: 'k2' }] })).rejects.toThrow(/need key k1/)
    await check(place, { passphrase, keys: [{ ...other, id: 'k2' }, key] })
  })

  it('of a newer version, and of tables that were made otherwise', async () => {
    const place = await changed(async () => undefined)
    const sealed = { place, seal: await openSeal(place, passphrase, ids) }
    const manifest = await readManifest(sealed)
    const newer = { name: '9999_newer.sql', checksum: 'x' }
    await writeManifest(sealed, { ...manifest, migrations: [...manifest.migrations, newer] })
    await expect(check(place, { passphrase })).rejects.toThrow(/has migration 9999_newer\.sql, which this version/)
    const [first, ...rest] = manifest.migrations
    await writeManifest(sealed, { ...manifest, migrations: [{ ...first!, checksum: 'x' }, ...rest] })
    await expect(check(place, { passphrase })).rejects.toThrow(/was changed after it landed/)
  })

  it('into a folder that holds something else', async () => {
    await expect(backUp(backupFolder(join(app.dataDir, 'files')))).rejects.toThrow(/is not empty and holds no backup/)
  })
})

describe('a restore', () => {
  let place: BackupPlace
  beforeAll(async () => {
    place = backupFolder(newFolder())
    await backUp(place)
  })

  it('is refused into what is not empty', async () => {
    const target = await emptyTarget()
    const into = (connectionOf: pg.ClientConfig, store = target.store) =>
      check(place).then((checked) =>
        restoreBackup(
          checked,
          { connection: connectionOf, role: null, store },
          { migrations, print, clock: { now: app.now } },
        ),
      )
    await expect(into(connection)).rejects.toThrow(/is in use: stop the app/)
    await expect(into(target.database.connection, app.modules.store)).rejects.toThrow(/store of files is not empty/)
    const claimed = diskStore(newFolder())
    await claimed.claim('another')
    await expect(into(target.database.connection, claimed)).rejects.toThrow(
      /belongs to another installation \(another\)/,
    )
    const used = await testDatabase()
    const pool = createPool(used.connection, 1)
    await pool.query(`insert into account (email, created_at, updated_at) values ('a@b.no', now(), now())`)
    await pool.end()
    await expect(into(used.connection)).rejects.toThrow(/accounts have been registered/)
    const foreign = await emptyDatabase()
    const other = createPool(foreign.connection, 1)
    await other.query('create table somebody (id int)')
    await other.end()
    await expect(into(foreign.connection)).rejects.toThrow(/tables that are not of Husbok/)
    expect([await target.store.owner(), await claimed.owner()]).toEqual([null, 'another'])
    for (const { drop } of [target.database, used, foreign]) await drop()
  })

  /** Fails where a kill would have struck. */
  const failing = (store: FileStore, fails: (call: string) => boolean): FileStore => ({
    ...store,
    put: (id, bytes) => (fails('put') ? Promise.reject(new Error('killed')) : store.put(id, bytes)),
    claim: (owner) => (fails(`claim ${owner.slice(0, 7)}`) ? Promise.reject(new Error('killed')) : store.claim(owner)),
  })

  it.each<[string, () => (call: string) => boolean]>([
    [
      'among the files',
      () => {
        let puts = 0
        return (call) => call === 'put' && (puts += 1) === 2
      },
    ],
    ['behind the database', () => (call) => call.startsWith('claim') && call !== 'claim restore'],
  ])('that was cut %s is refused by the start, and completed by the next one', async (_what, fails) => {
    const target = await emptyTarget()
    const isCut = fails()
    await expect(restore(place, { ...target, store: failing(target.store, isCut) })).rejects.toThrow('killed')
    const pool = createPool(target.database.connection, 1)
    await expect(claimStore(createDb(pool), target.store, 'fresh')).rejects.toThrow(
      /was interrupted, and it is not whole/,
    )
    await pool.end()
    const another = backupFolder(newFolder())
    await backUp(another)
    await expect(restore(another, target)).rejects.toThrow(/another backup was interrupted here|accounts have been/)
    await restore(place, target)
    await expectSame(target)
    await target.database.drop()
  })
})

describe('a backup that is made', () => {
  /** The same place, which is told of each object that is written. */
  const watched = (place: BackupPlace, onWrite: (path: string) => Promise<void>): BackupPlace => ({
    ...place,
    write: async (path, bytes) => {
      await onWrite(path)
      await place.write(path, bytes)
    },
  })

  it('goes on where it was cut, and is refused until it is whole', async () => {
    const place = backupFolder(newFolder())
    const written: string[] = []
    const note = async (path: string) => void written.push(path)
    let files = 0
    const cut = watched(place, async (path) => {
      if (path.startsWith('files/') && (files += 1) === 3) throw new Error('killed')
      await note(path)
    })
    await expect(backUp(cut)).rejects.toThrow('killed')
    await expect(check(place)).rejects.toThrow(/is not whole/)
    expect(await lastBackup(app.db, { any: true })).toMatchObject({ isWhole: false, place: place.name })
    const before = written.filter((path) => path.startsWith('files/'))
    expect(before).toHaveLength(2)
    written.splice(0)
    await backUp(watched(place, note))
    expect(written.filter((path) => path.startsWith('files/'))).toHaveLength(1)
    expect(before).not.toContain(written.find((path) => path.startsWith('files/')))
    await check(place)
    // Of the run that was cut nothing is left.
    expect(await readdir(join(place.name, 'database'))).toHaveLength(1)
  })

  it('has the bytes of files that are deleted meanwhile; they go when it has ended', async () => {
    const url = await upload('deleted')
    const id = url.slice('/api/document/'.length)
    const remove = async () =>
      await fileJobKinds({ store: app.modules.store })[removeBytesKind]!.run({
        db: app.db,
        now: app.now() as Instant,
        payload: { ids: [id] },
        job: { id: 0, key: null, attempt: 1, before: null },
        signal: new AbortController().signal,
      })
    const place = backupFolder(newFolder())
    let isRemoved = false
    const during = watched(place, async (path) => {
      if (!path.startsWith('files/') || isRemoved) return
      isRemoved = true
      await app.db.deleteFrom('document').where('id', '=', id).execute()
      await remove()
      await expect(backUp(backupFolder(newFolder()))).rejects.toThrow(/Another backup/)
    })
    await backUp(during)
    const { manifest } = await check(place)
    expect([isRemoved, manifest.files.count, manifest.files.faulty]).toEqual([true, 4, 0])
    expect(await app.modules.store.get(id)).not.toBeNull()
    const queued = await app.db.selectFrom('job').selectAll().where('kind', '=', removeBytesKind).execute()
    expect(queued).toMatchObject([{ payload: { ids: [id] }, run_at: '2026-11-21T10:05:00.000Z' }])
    await remove()
    expect(await app.modules.store.get(id)).toBeNull()
    // The next one of that place has it no more.
    await backUp(place)
    const names = await readdir(join(place.name, 'files'), { recursive: true, withFileTypes: true })
    expect(names.filter((entry) => entry.isFile())).toHaveLength(3)
  })

  it('fails when the store has lost a file, unless that is accepted', async () => {
    const { id } = await app.db.selectFrom('document').select('id').executeTakeFirstOrThrow()
    const lost: FileStore = {
      ...app.modules.store,
      get: (one, range) => (one === id ? Promise.resolve(null) : app.modules.store.get(one, range)),
    }
    const place = backupFolder(newFolder())
    await expect(backUp(place, { store: lost })).rejects.toThrow(/the store lacks 1 of 3 files/)
    expect(printed).toContain(`File ${id} is missing in the store.`)
    await expect(check(place)).rejects.toThrow(/is not whole/)
    await backUp(place, { store: lost, mayLack: 1 })
    const { manifest } = await check(place)
    expect(manifest.files).toMatchObject({ count: 3, faulty: 1 })
  })
})
