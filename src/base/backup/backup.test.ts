import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileJobKinds } from '../file/jobs'
import type { FileStore } from '../file/port'
import { removeBytesKind } from '../file/service-uses'
import { startTestS3 } from '../file/test-s3'
import type { BackupPlace } from './port'
import { openBackupBucket } from './provider/bucket'
import { backupFolder } from './provider/folder'
import { lastBackup } from './service'
import { backedUpApp, emptyInstallation, type BackedUpApp } from './test-backup'

let own: BackedUpApp
beforeAll(async () => void (own = await backedUpApp()))
afterAll(() => own.close())

describe('a backup that is restored into an empty installation', () => {
  it.each([
    ['in a folder', undefined],
    ['encrypted with a passphrase', 'a long passphrase'],
  ])('%s has every record and file', async (_what, passphrase) => {
    const place = backupFolder(own.newFolder())
    await own.backUp(place, { passphrase })
    const target = await own.emptyTarget()
    await own.restore(place, target, { passphrase })
    await own.expectSame(target)
    expect(await target.store.owner()).toBe(
      (await own.app.modules.store.owner()) ??
        (await own.app.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id,
    )
    await target.database.drop()
  })

  it('in a bucket has every record and file', async () => {
    const s3 = await startTestS3('backups')
    const place = await openBackupBucket(
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
    await own.backUp(place)
    // The second backup replaces the first one and uses its copied files again.
    await own.backUp(place)
    const target = await own.emptyTarget()
    await own.restore(place, target)
    await own.expectSame(target)
    await target.database.drop()
    s3.refuse('', 403)
    await expect(own.check(place)).rejects.toThrow(/^s3:\/\/backups\/husbok\/nightly cannot be reached, or refuses/)
    await s3.stop()
  })

  it('is told of as the last one', async () => {
    const place = backupFolder(own.newFolder())
    own.app.setNow('2026-11-21T10:00:00.000Z')
    await own.backUp(place)
    expect(await lastBackup(own.app.db)).toEqual({
      place: place.name,
      snapshotAt: own.app.now(),
      finishedAt: own.app.now(),
      isWhole: true,
      bytes: expect.any(Number) as number,
      files: 3,
    })
  })
})

describe('a backup that is made', () => {
  /** The same place, with a callback for each object that is written. */
  const watched = (place: BackupPlace, onWrite: (path: string) => Promise<void>): BackupPlace => ({
    ...place,
    write: async (path, bytes) => {
      await onWrite(path)
      await place.write(path, bytes)
    },
  })

  it('goes on where it was cut, and is refused until it is whole', async () => {
    const place = backupFolder(own.newFolder())
    const written: string[] = []
    const note = async (path: string) => void written.push(path)
    let files = 0
    const cut = watched(place, async (path) => {
      if (path.startsWith('files/') && (files += 1) === 3) throw new Error('killed')
      await note(path)
    })
    await expect(own.backUp(cut)).rejects.toThrow('killed')
    await expect(own.check(place)).rejects.toThrow(/is not whole/)
    expect(await lastBackup(own.app.db, { any: true })).toMatchObject({ isWhole: false, place: place.name })
    const before = written.filter((path) => path.startsWith('files/'))
    expect(before).toHaveLength(2)
    written.splice(0)
    await own.backUp(watched(place, note))
    expect(written.filter((path) => path.startsWith('files/'))).toHaveLength(1)
    expect(before).not.toContain(written.find((path) => path.startsWith('files/')))
    await own.check(place)
    // Only the folder of the complete run is left.
    expect(await readdir(join(place.name, 'database'))).toHaveLength(1)
  })

  it('is refused where the backup of another installation lies, which stays whole', async () => {
    const place = backupFolder(own.newFolder())
    await own.backUp(place)
    const another = await emptyInstallation()
    await expect(own.backUp(place, another)).rejects.toThrow(/holds the backup of another installation/)
    await own.check(place)
    // When two backups start at once in an empty place, exactly one of them succeeds.
    const shared = backupFolder(own.newFolder())
    const done = await Promise.allSettled([own.backUp(shared), own.backUp(shared, another)])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await own.check(shared)
    await own.backUp(backupFolder(own.newFolder()), another)
    await another.close()
  })

  it('is encrypted by the one that goes on when two begin at once', async () => {
    const place = backupFolder(own.newFolder())
    const both = ['a long passphrase', 'a long passphrase'].map((passphrase) => own.backUp(place, { passphrase }))
    const done = await Promise.allSettled(both)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await own.check(place, { passphrase: 'a long passphrase' })
  })

  it('has the bytes of files that are deleted meanwhile; they go when it has ended', async () => {
    const url = await own.upload('deleted')
    const id = url.slice('/api/document/'.length)
    const remove = async () =>
      await fileJobKinds({ store: own.app.modules.store })[removeBytesKind]!.run({
        db: own.app.db,
        now: own.app.now(),
        payload: { ids: [id] },
        job: { id: 0, key: null, attempt: 1, before: null },
        signal: new AbortController().signal,
      })
    const place = backupFolder(own.newFolder())
    let isRemoved = false
    const during = watched(place, async (path) => {
      if (!path.startsWith('files/') || isRemoved) return
      isRemoved = true
      await own.app.db.deleteFrom('document').where('id', '=', id).execute()
      await remove()
      await expect(own.backUp(backupFolder(own.newFolder()))).rejects.toThrow(/Another backup/)
    })
    await own.backUp(during)
    const { manifest } = await own.check(place)
    expect([isRemoved, manifest.files.count, manifest.files.faulty]).toEqual([true, 4, 0])
    expect(await own.app.modules.store.get(id)).not.toBeNull()
    const queued = await own.app.db.selectFrom('job').selectAll().where('kind', '=', removeBytesKind).execute()
    expect(queued).toMatchObject([{ payload: { ids: [id] }, run_at: '2026-11-21T10:05:00.000Z' }])
    await remove()
    expect(await own.app.modules.store.get(id)).toBeNull()
    // The next backup in that place no longer contains the removed file.
    await own.backUp(place)
    const names = await readdir(join(place.name, 'files'), { recursive: true, withFileTypes: true })
    expect(names.filter((entry) => entry.isFile())).toHaveLength(3)
  })

  it('fails when the store has lost a file, unless that is accepted', async () => {
    const { id } = await own.app.db.selectFrom('document').select('id').executeTakeFirstOrThrow()
    const lost: FileStore = {
      ...own.app.modules.store,
      get: (one, range) => (one === id ? Promise.resolve(null) : own.app.modules.store.get(one, range)),
    }
    const place = backupFolder(own.newFolder())
    await expect(own.backUp(place, { store: lost })).rejects.toThrow(/the store lacks 1 of 3 files/)
    expect(own.printed).toContain(`File ${id} is missing in the store.`)
    await expect(own.check(place)).rejects.toThrow(/is not whole/)
    await own.backUp(place, { store: lost, mayLack: 1 })
    const { manifest } = await own.check(place)
    expect(manifest.files).toMatchObject({ count: 3, faulty: 1 })
  })
})
