import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { Clock, Ids } from '../call/context'
import { installationId } from '../db/installation'
import type { EncryptedTable } from '../db/key-check'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'
import type { FileStore } from '../file/port'
import type { Instant } from '../kit/day'
import { copyFiles, filePaths } from './files'
import { writeManifest, type Manifest } from './manifest'
import type { PartedLines, EncryptedBackupPlace } from './parts'
import type { BackupPlace } from './port'
import { createBackupCipher, type StartedBackup } from './cipher'
import { databasePrefix, filesPrefix, partsPrefix } from './layout'
import { openBackupSession, writeSnapshot } from './snapshot'

export interface BackupRun {
  /** The address of the backup. It contains no secret. */
  readonly place: string
  readonly snapshotAt: Instant
  readonly finishedAt: Instant
  /** False: it failed, and can't be restored. */
  readonly isWhole: boolean
  readonly bytes: number
  readonly files: number
}

/**
 * The last successful backup. With `any`, a failed backup counts too. An interrupted backup leaves
 * no row.
 */
export async function lastBackup(db: Db, { any = false }: { readonly any?: boolean } = {}): Promise<BackupRun | null> {
  const row = await db
    .selectFrom('backup')
    .selectAll()
    .where('kind', '=', 'backup')
    .$if(!any, (query) => query.where('is_whole', '=', true))
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { place, snapshot_at, finished_at, is_whole, bytes, files } = row
  return { place, snapshotAt: snapshot_at, finishedAt: finished_at, isWhole: is_whole, bytes, files }
}

export const lastSnapshot = async (db: Db): Promise<Instant | null> => (await lastBackup(db))?.snapshotAt ?? null

const recordBackup = (db: Db, run: Insertable<DB['backup']>): Promise<unknown> =>
  db.insertInto('backup').values(run).execute()

export interface BackupDeps {
  readonly db: Db
  /** The database's address, for a separate session. */
  readonly connection: pg.ClientConfig
  readonly store: FileStore
  readonly place: BackupPlace
  readonly passphrase?: string | undefined
  readonly encryptedTables: readonly EncryptedTable[]
  readonly product: string
  readonly clock: Clock
  readonly ids: Ids
  readonly print: (text: string) => void
  /** The number of files that may be missing from the store, or damaged there, without the backup failing. */
  readonly mayLack: number
}

const storedBytes = ({ parts }: PartedLines): number => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Copies database and files as they were at one moment, while the app runs. Files that the place
 * already has are not copied again. The previous backup in the place stays complete until the new
 * one is complete. Refuses a backup while another one runs, a passphrase that differs from that of
 * the place, and a backup that would lack more than `mayLack` files because the store has lost or
 * damaged them.
 */
export async function makeBackup(deps: BackupDeps): Promise<void> {
  const { place, clock, ids, passphrase, db } = deps
  const client = await openBackupSession(deps.connection)
  const run = { id: ids.code(128), kind: 'backup' as const, place: place.name, snapshot_at: clock.now() }
  try {
    // A database that was filled by a command has no id until an app starts on it.
    const installation = await installationId(db, ids.code(128))
    const { cipher, confirm } = await createBackupCipher(place, { installation, passphrase }, ids)
    const manifest = await writeBackup(run, client, { place, cipher, confirm }, deps)
    const tables = manifest.tables.reduce((sum, { rows }) => sum + storedBytes(rows), 0)
    const { count, bytes } = manifest.files
    await recordBackup(db, { ...run, finished_at: clock.now(), is_whole: true, bytes: tables + bytes, files: count })
    deps.print(`The backup is whole: ${manifest.tables.length} tables and ${count} files in ${place.name}.`)
  } catch (error) {
    // The failure of the backup must be reported, even when it can't be stored.
    const failed = { ...run, finished_at: clock.now(), is_whole: false, bytes: 0, files: 0 }
    await recordBackup(db, failed).catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function writeBackup(
  run: { readonly id: string; readonly snapshot_at: string },
  client: pg.Client,
  into: EncryptedBackupPlace & Pick<StartedBackup, 'confirm'>,
  deps: BackupDeps,
): Promise<Manifest> {
  const { place, print, mayLack, product } = deps
  const prefix = `${databasePrefix}${run.id}/`
  const { named, ...snapshot } = await writeSnapshot({ ...deps, client, into, prefix })
  print(`The database is copied as it was at ${run.snapshot_at}; ${named.lines} files follow.`)
  const files = await copyFiles(named, prefix, { ...deps, into })
  if (files.faulty > mayLack)
    throw new Error(
      `The backup is not finished: the store lacks ${files.faulty} of ${files.count} files that the database names, or has them damaged; they are listed above. Restore them, or run \`npm run admin -- backup <folder> --lacking ${files.faulty}\` for a backup without them.`,
    )
  await client.query('select').catch((error: unknown) => {
    throw new Error(
      'The backup is not finished: its connection to the database was lost, and files may have been removed since. Run it again; it goes on where it was.',
      { cause: error },
    )
  })
  const { id, snapshot_at: snapshotAt } = run
  const manifest: Manifest = { id, product, snapshotAt, ...snapshot, files }
  await into.confirm()
  await writeManifest(into, manifest)
  for (const part of named.parts) await place.remove(part.path)
  await removeOthers(manifest, into)
  return manifest
}

/** Removes what previous runs have written, also the copies of erased files. */
async function removeOthers({ id, files }: Manifest, into: EncryptedBackupPlace): Promise<void> {
  const { place } = into
  for await (const path of place.list(databasePrefix))
    if (!path.startsWith(`${databasePrefix}${id}/`)) await place.remove(path)
  for await (const path of place.list(partsPrefix)) await place.remove(path)
  // Both lists are sorted, so neither must be completely in memory.
  const listed = filePaths(files.list, into)
  let next = await listed.next()
  for await (const path of place.list(filesPrefix)) {
    while (next.done !== true && next.value < path) next = await listed.next()
    if (next.done === true || next.value !== path) await place.remove(path)
  }
}
