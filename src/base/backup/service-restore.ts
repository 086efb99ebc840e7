import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Clock, Ids } from '../call/context'
import type { EncryptionKey } from '../db/encryption'
import { refuseOtherKeys } from '../db/key-check'
import { checkApplied } from '../db/migrate'
import type { FileStore } from '../file/port'
import { isEmptyStore, restoreOwnerPrefix } from '../file/service-store'
import { checkCopiedFiles, putFiles } from './files'
import { refuseUsedDatabase, fillDatabase, readInstallationId, isRestoredFrom } from './fill'
import { readManifest, type Manifest } from './manifest'
import { BackupFault, readParts, type EncryptedBackupPlace } from './parts'
import type { BackupPlace } from './port'
import { openBackupCipher } from './cipher'
import { openPlainSession } from './snapshot'

export interface CheckDeps {
  readonly place: BackupPlace
  readonly passphrase?: string | undefined
  /** The keys of the installation. Null: only a check is possible. */
  readonly keys: readonly EncryptionKey[] | null
  readonly migrations: string
  readonly ids: Ids
  readonly print: (text: string) => void
  /** The number of files of the backup that may be missing or damaged. Left out: none. */
  readonly mayLack?: number | undefined
}

export interface CheckedBackup {
  readonly manifest: Manifest
  readonly from: EncryptedBackupPlace
}

/**
 * Reads all of a backup and writes nothing. Prints each fault. Refuses an incomplete backup, a wrong passphrase, a
 * table that is missing or was changed, more missing or damaged files than `mayLack`, tables of a newer version, and
 * keys that can't read its content.
 */
export async function checkBackup(deps: CheckDeps): Promise<CheckedBackup> {
  const { place, passphrase, keys, migrations, ids, print, mayLack = 0 } = deps
  const from: EncryptedBackupPlace = { place, cipher: await openBackupCipher(place, passphrase, ids) }
  const manifest = await readManifest(from)
  await checkApplied(migrations, manifest.migrations).catch((error: unknown) => {
    throw new Error(`This version cannot read the backup's tables: ${(error as Error).message}`, { cause: error })
  })
  if (keys !== null) refuseOtherKeys(keys, manifest.keys)
  const tableFaults = await checkTables(from, manifest, print)
  if (tableFaults.length === 0)
    print(`The database of ${manifest.snapshotAt} is whole: ${manifest.tables.length} tables.`)
  const { count, faulty, list } = manifest.files
  const fileFaults = await checkCopiedFiles(list, { from, print })
  print(`${count - faulty - fileFaults.length} files are whole.`)
  if (faulty > 0) print(`${faulty} files were lost before the backup was made; it was made without them.`)
  if (tableFaults.length > 0)
    throw new Error(`${tableFaults[0]!} Without all of its tables a backup can't be restored; use another one.`)
  if (fileFaults.length > mayLack)
    throw new Error(
      `${fileFaults[0]!} In all ${fileFaults.length} of ${count} files are missing or damaged; they are listed above. \`restore <folder> --lacking ${fileFaults.length}\` restores everything else.`,
    )
  return { manifest, from }
}

async function checkTables(
  from: EncryptedBackupPlace,
  { tables }: Manifest,
  print: CheckDeps['print'],
): Promise<string[]> {
  const faults: string[] = []
  for (const { rows } of tables)
    try {
      for await (const _piece of readParts(from, rows));
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error
      faults.push(error.message)
      print(error.message)
    }
  return faults
}

export interface RestoreTarget {
  /** The administrator's connection, for the embedded database. */
  readonly connection: pg.ClientConfig
  /** The role that owns the tables, when `connection` is an administrator's. */
  readonly role: string | null
  readonly store: FileStore
}

const restoreSession = 'husbok restore'

type RestoreDeps = Pick<CheckDeps, 'migrations' | 'print'> & {
  readonly clock: Clock
  /** The time to wait for another restore, in ms. Left out: a minute. */
  readonly patience?: number
}

/**
 * Restores the files first, and then the database in one transaction. Until both are complete the store belongs to no
 * installation, so that the app doesn't start on half a backup. After an interruption the same restore can be run again
 * to complete it. Refuses a database or store that isn't empty, and a database with another connection. Waits for
 * another restore into the database to end, also for a killed one.
 */
export async function restoreBackup(
  { manifest, from }: CheckedBackup,
  { connection, role, store }: RestoreTarget,
  deps: RestoreDeps,
): Promise<void> {
  const client = await openPlainSession(connection, restoreSession)
  const mark = `${restoreOwnerPrefix}${manifest.id}`
  try {
    await lockRestore(client, deps)
    await waitForOthers(client)
    const isDone = await isRestoredFrom(client, manifest.id)
    const owner = await store.owner()
    if (!(isDone && owner === mark)) {
      await refuseUsedDatabase(client, deps.migrations)
      await checkStore(store, owner, mark, await readInstallationId(client))
      await store.claim(mark)
      const lacking = await putFiles(manifest.files.list, store, { from, print: deps.print })
      deps.print(`${manifest.files.count - manifest.files.faulty - lacking.length} files are restored.`)
      if (lacking.length > 0) deps.print(`${lacking.length} files are lost; they are listed above.`)
      await fillDatabase({ ...deps, client, role, manifest, from, now: deps.clock.now() })
    }
    await store.claim(manifest.installation)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkStore(
  store: FileStore,
  owner: string | null,
  mark: string,
  installation: string | null,
): Promise<void> {
  if (owner === mark) return
  if (owner?.startsWith(restoreOwnerPrefix))
    throw new Error(
      'The restore of another backup was interrupted here. Restore that one, or remove the stored files; nothing was changed.',
    )
  if (!(await isEmptyStore(store)))
    throw new Error('The store of files is not empty. Restore into an empty one; nothing was changed.')
  if (owner !== null && owner !== installation)
    throw new Error(
      `The store of files belongs to another installation (${owner}). Restore into one of its own; nothing was changed.`,
    )
}

const pauseMs = 100

/** Other code uses the locks 2 to 5 of this family. */
const [family, lock] = [4875, 6]
/**
 * The time to wait for another restore, in ms. A killed restore's session lasts until its statement ends. That
 * statement may fill a table or make an index.
 */
const restorePatience = 60_000

/**
 * Takes the lock of restores. The server frees the lock when the session of another restore ends, also when that
 * restore was killed. By then the other restore no longer changes the database.
 */
async function lockRestore(client: pg.Client, { print, patience = restorePatience }: RestoreDeps): Promise<void> {
  const began = performance.now()
  for (let isTold = false; ; isTold = true) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${family}, ${lock}) as locked`,
    )
    if (rows[0]!.locked) return
    if (performance.now() - began > patience)
      throw new Error(
        'Another restore into this database has not ended yet, or its session at the database server has not. Run this one when it has; nothing was changed.',
      )
    if (!isTold) print('Another restore into this database has not ended yet; waiting for it.')
    await sleep(pauseMs)
  }
}

const looks = 50

/** Refuses other connections, of the app or a command. Waits for those that are just ending. */
async function waitForOthers(client: pg.Client): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()
         and application_name <> $1`,
      [restoreSession],
    )
    if (rows.length === 0) return
    await sleep(pauseMs)
  }
  throw new Error('The database is in use: stop the app, and whatever else is connected to it; nothing was changed.')
}
