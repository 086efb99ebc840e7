import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, createPool } from '../db/pool'
import { emptyDatabase, testDatabase } from '../db/test-database'
import type { FileStore } from '../file/port'
import { diskStore } from '../file/provider/disk'
import { claimStore } from '../file/service-store'
import { readManifest, writeManifest } from './manifest'
import type { BackupPlace } from './port'
import { backupFolder } from './provider/folder'
import { openBackupCipher } from './cipher'
import { backedUpApp, type BackedUpApp, type EmptyInstallation } from './test-backup'

let own: BackedUpApp
beforeAll(async () => void (own = await backedUpApp()))
afterAll(() => own.close())

describe('a backup is refused', () => {
  const passphrase = 'a long passphrase'
  let whole: string
  beforeAll(async () => {
    whole = own.newFolder()
    await own.backUp(backupFolder(whole), { passphrase })
  })
  /** A changed copy of the backup. */
  async function changed(change: (path: string) => Promise<void>): Promise<BackupPlace> {
    const copy = own.newFolder()
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
  const pipe = (path: string) => rm(path).then(() => void execFileSync('/usr/bin/mkfifo', [path]))
  const zero = (path: string) => rm(path).then(() => symlink('/dev/zero', path))

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
    ['in which a file is a pipe', async (path) => pipe(await objectOf(path, 'files')), /files\/.* is missing/],
    ['in which a file never ends', async (path) => zero(await objectOf(path, 'files')), /files\/.* is missing/],
    ['that is none', (path) => rm(join(path, 'husbok-backup.json')), /There is no backup/],
    ['of another product', (path) => writeFile(join(path, 'husbok-backup.json'), '{}'), /holds no backup of Husbok/],
  ])('%s', async (_what, change, sentence) => {
    await expect(own.check(await changed(change), { passphrase })).rejects.toThrow(sentence)
  })

  it('with every fault listed, and restored without so many files where that is said', async () => {
    const place = await changed(async (path) => {
      await rm(await objectOf(path, 'files'))
      await flip(await objectOf(path, 'files'))
    })
    own.printed.splice(0)
    await expect(own.check(place, { passphrase })).rejects.toThrow(
      /In all 2 of \d+ files are missing or damaged; .*--lacking 2/,
    )
    expect(own.printed.filter((line) => /files\/.* is (missing|not what)/.test(line))).toHaveLength(2)
    const target = await own.emptyTarget()
    await expect(own.restore(place, target, { passphrase, mayLack: 1 })).rejects.toThrow(/In all 2 of/)
    expect(await target.store.owner()).toBe(null)
    await own.restore(place, target, { passphrase, mayLack: 2 })
    const ids = await own.app.db.selectFrom('document').select('id').execute()
    const there = await Promise.all(ids.map(async ({ id }) => ((await target.store.get(id)) === null ? 0 : 1)))
    expect(there.reduce<number>((sum, one) => sum + one, 0)).toBe(ids.length - 2)
    expect(own.printed).toContain('2 files are lost; they are listed above.')
    await target.database.drop()
  })

  it('of a newer format by that format, and read where an early build left out whose it is', async () => {
    const header = async (path: string, change: (header: Record<string, unknown>) => void) => {
      const file = join(path, 'husbok-backup.json')
      const text = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
      change(text)
      await writeFile(file, JSON.stringify(text))
    }
    const newer = await changed((path) => header(path, (text) => Object.assign(text, { version: 2, more: true })))
    await expect(own.check(newer, { passphrase })).rejects.toThrow(/has format 2; this version reads format 1/)
    const early = await changed((path) => header(path, (text) => delete text['installation']))
    await own.check(early, { passphrase })
    await expect(own.backUp(early, { passphrase })).rejects.toThrow(/of an earlier build/)
  })

  it('with another passphrase, without one, and with one that it does not need', async () => {
    const place = backupFolder(whole)
    await expect(own.check(place, { passphrase: 'another passphrase' })).rejects.toThrow(/is not the passphrase/)
    await expect(own.check(place)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    await expect(own.backUp(place, { passphrase: 'another passphrase' })).rejects.toThrow(/is not the passphrase/)
    const plain = backupFolder(own.newFolder())
    await own.backUp(plain)
    await expect(own.check(plain, { passphrase })).rejects.toThrow(/is not encrypted/)
  })

  it('with keys that do not fit', async () => {
    const place = backupFolder(whole)
    const other = { id: 'k1', secret: randomBytes(32) }
    await expect(own.check(place, { passphrase, keys: [other] })).rejects.toThrow(/Key k1 .* is another one/)
    await expect(own.check(place, { passphrase, keys: [{ ...other, id: 'k2' }] })).rejects.toThrow(/needs key k1/)
    await own.check(place, { passphrase, keys: [{ ...other, id: 'k2' }, own.key] })
  })

  it('of a newer version, and of tables that were made otherwise', async () => {
    const place = await changed(async () => undefined)
    const encrypted = { place, cipher: await openBackupCipher(place, passphrase, own.ids) }
    const manifest = await readManifest(encrypted)
    const newer = { name: '9999_newer.sql', checksum: 'x' }
    await writeManifest(encrypted, { ...manifest, migrations: [...manifest.migrations, newer] })
    await expect(own.check(place, { passphrase })).rejects.toThrow(/has migration 9999_newer\.sql, which this version/)
    const [first, ...rest] = manifest.migrations
    await writeManifest(encrypted, { ...manifest, migrations: [{ ...first!, checksum: 'x' }, ...rest] })
    await expect(own.check(place, { passphrase })).rejects.toThrow(/was changed after it was applied/)
  })

  it('into a folder that holds something else', async () => {
    await expect(own.backUp(backupFolder(join(own.app.dataDir, 'files')))).rejects.toThrow(
      /is not empty and holds no backup/,
    )
  })
})

describe('a restore', () => {
  let place: BackupPlace
  beforeAll(async () => {
    place = backupFolder(own.newFolder())
    await own.backUp(place)
  })

  it('is refused into what is not empty', async () => {
    const target = await own.emptyTarget()
    const into = (of: pg.ClientConfig, store = target.store) =>
      own.restore(place, {
        database: { ...target.database, connection: { ...target.database.connection, ...of } as never },
        store,
      })
    await expect(into(own.connection)).rejects.toThrow(/is in use: stop the app/)
    await expect(into(target.database.connection, own.app.modules.store)).rejects.toThrow(/store of files is not empty/)
    const claimed = diskStore(own.newFolder())
    await claimed.claim('another')
    await expect(into(target.database.connection, claimed)).rejects.toThrow(
      /belongs to another installation \(another\)/,
    )
    const used = await testDatabase()
    const pool = createPool(used.connection, 1)
    await pool.query(
      `insert into account (email, "passwordHash", created_at, updated_at) values ('a@b.no', '', now(), now())`,
    )
    await pool.end()
    await expect(into(used.connection)).rejects.toThrow(/accounts have been registered/)
    const foreign = await emptyDatabase()
    const other = createPool(foreign.connection, 1)
    await other.query('create table somebody (id int)')
    await other.end()
    await expect(into(foreign.connection)).rejects.toThrow(/tables that are not of Husbok/)
    const beside = await testDatabase()
    const third = createPool(beside.connection, 1)
    await third.query('create table customers (id int)')
    await expect(into(beside.connection)).rejects.toThrow(/is in use/)
    await third.end()
    await expect(into(beside.connection)).rejects.toThrow(/tables that are not of Husbok \(customers\)/)
    expect([await target.store.owner(), await claimed.owner()]).toEqual([null, 'another'])
    for (const { drop } of [target.database, used, foreign, beside]) await drop()
  })

  /** The database session of a restore that was killed. It continues for that many seconds. */
  async function killedRestore({ database }: EmptyInstallation, seconds: number): Promise<void> {
    const client = new pg.Client({ ...database.connection, application_name: 'husbok restore' })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select pg_advisory_lock(4875, 6)')
    client.query(`select pg_sleep(${seconds})`).catch(() => undefined)
    // The statement must have reached the server.
    await sleep(200)
    client.connection.stream.destroy()
  }

  it('waits until the session of one that was killed has ended', async () => {
    const target = await own.emptyTarget()
    await killedRestore(target, 7)
    await expect(own.restore(place, target, { patience: 300 })).rejects.toThrow(/Another restore .* has not ended yet/)
    expect(await target.store.owner()).toBe(null)
    await own.restore(place, target)
    await own.expectSame(target)
    await target.database.drop()
  })

  it('is one of two at once, and the other one finds it done', async () => {
    const target = await own.emptyTarget()
    const both = await Promise.allSettled([own.restore(place, target), own.restore(place, target)])
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toEqual([expect.stringMatching(/accounts have been registered/)])
    await own.expectSame(target)
    await target.database.drop()
  })

  /** A store that fails at the call where the restore was killed. */
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
    const target = await own.emptyTarget()
    const isCut = fails()
    await expect(own.restore(place, { ...target, store: failing(target.store, isCut) })).rejects.toThrow('killed')
    const pool = createPool(target.database.connection, 1)
    await expect(claimStore(createDb(pool), target.store, 'fresh')).rejects.toThrow(
      /was interrupted, and it is not whole/,
    )
    await pool.end()
    const another = backupFolder(own.newFolder())
    await own.backUp(another)
    await expect(own.restore(another, target)).rejects.toThrow(/another backup was interrupted here|accounts have been/)
    await own.restore(place, target)
    await own.expectSame(target)
    await target.database.drop()
  })
})
