import { isAbsolute, relative, resolve } from 'node:path'
import { backupBucket } from '../../base/backup/provider/bucket'
import { backupFolder } from '../../base/backup/provider/folder'
import type { BackupPlace } from '../../base/backup/port'
import { makeBackup } from '../../base/backup/service-backup'
import { checkBackup, restoreBackup } from '../../base/backup/service-restore'
import { parseKeys } from '../../base/db/encryption'
import { nightsToRemove } from '../../base/backup/rules-nightly'
import { osloDay } from '../../base/kit/day'
import { version as product } from '../../base/db/build'
import { openInstallation, systemClock, systemIds, type Installation } from '../server/command'
import type { Config } from '../server/config'
import { migrationFolder, openServer } from '../server/database'
import { encryptedTables } from '../server/encrypted-tables'
import { readKeysBeside } from '../server/keys'
import { openStore } from '../server/store'
import { leaveEntry } from './commands'
import { verifyTrail } from './keys-and-trail'
import { usage } from './usage'

/** A folder, or `s3://bucket/prefix`. Throws for an address that is none, and without the settings of its store. */
async function openPlace(config: Pick<Config, 'backup'>, where: string): Promise<BackupPlace> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/\s]+)(?:\/(\S*))?$/.exec(where) ?? []
  if (bucket === undefined) {
    if (/^[a-z0-9]+:\/\//i.test(where))
      throw new Error(`${where} is neither a folder nor an address like s3://bucket/prefix.`)
    return backupFolder(where)
  }
  const { s3 } = config.backup
  if (!s3)
    throw new Error(
      'Configuration: a backup in a bucket needs BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the bucket of the files (S3_…).',
    )
  return await backupBucket({ ...s3, bucket }, prefix.replace(/^\/+|\/+$/g, ''))
}

/** A word that begins with a dash is a flag in the wrong place. */
const isPlace = (where: string): boolean => where !== '' && !where.startsWith('-')

interface BackupCommand extends Pick<Installation, 'database' | 'clock' | 'ids'> {
  readonly config: Config
  readonly print: (text: string) => void
}

/** Refuses a folder within the installation's own, which is lost with it. */
function refuseInside(dataDir: string, where: string): void {
  const between = relative(resolve(dataDir), resolve(where))
  if (!/^[a-z0-9]+:\/\//i.test(where) && !between.startsWith('..') && !isAbsolute(between))
    throw new Error(
      `${where} lies in DATA_DIR, and would be lost with it. Name a folder elsewhere, best on another disk.`,
    )
}

/** `backup <folder> [--lacking <number>]` */
export async function backUp({ config, database, ...deps }: BackupCommand, words: readonly string[]): Promise<void> {
  const [where = '', flag, number = '', ...more] = words
  if (!isPlace(where) || more.length > 0 || (flag !== undefined && (flag !== '--lacking' || !/^\d{1,9}$/.test(number))))
    throw new Error(usage)
  refuseInside(config.dataDir, where)
  await makeBackup({
    ...deps,
    ...database,
    place: await openPlace(config, where),
    store: await openStore(config),
    passphrase: config.backup.passphrase,
    encryptedTables,
    product,
    mayLack: flag === undefined ? 0 : Number(number),
  })
}

/**
 * `nightly-backup`: one into a folder of `BACKUP_TO` that is named by the day, and then removes those of nights before the
 * last `BACKUP_KEEP`.
 */
export async function backUpNightly(deps: BackupCommand): Promise<void> {
  const { to, nights } = deps.config.backup
  if (to === undefined) throw new Error('Configuration: BACKUP_TO is missing: where are backups made?')
  const parent = to.replace(/\/+$/, '')
  await backUp(deps, [`${parent}/${osloDay(deps.clock.now())}`])
  const place = await openPlace(deps.config, parent)
  const folders = new Set<string>()
  for await (const path of place.list('')) folders.add(path.split('/')[0]!)
  for (const night of nightsToRemove(folders, nights)) {
    // Without its manifest it is no whole backup any more, wherever the removal is cut.
    await place.remove(`${night}/manifest.json`)
    for await (const path of place.list(`${night}/`)) await place.remove(path)
    deps.print(`The backup of ${night} is removed.`)
  }
}

/** `restore <folder> [--check] [--lacking <number>]` */
export async function restore(config: Config, words: readonly string[], print: (text: string) => void): Promise<void> {
  const [where = '', ...flags] = words
  const isCheck = flags[0] === '--check'
  const [flag, number = '', ...more] = isCheck ? flags.slice(1) : flags
  if (!isPlace(where) || more.length > 0 || (flag !== undefined && (flag !== '--lacking' || !/^\d{1,9}$/.test(number))))
    throw new Error(usage)
  const mayLack = flag === undefined ? 0 : Number(number)
  const text = config.encryptionKeys ?? (await readKeysBeside(config.dataDir))
  const keys = text === undefined ? null : parseKeys(text)
  const deps = { keys, migrations: migrationFolder, clock: systemClock, ids: systemIds, print }
  const place = await openPlace(config, where)
  const checked = await checkBackup({ ...deps, place, passphrase: config.backup.passphrase, mayLack })
  const needed = checked.manifest.keys
    .filter(({ isNeeded }) => isNeeded)
    .map(({ id }) => id)
    .join(', ')
  if (isCheck) {
    print(
      keys
        ? `The keys fit. Nothing was written.`
        : `It needs its keys (${needed}), and none is here. Nothing was written.`,
    )
    return
  }
  if (keys === null)
    throw new Error(
      `The backup needs its keys (${needed}), and no backup holds keys: set ENCRYPTION_KEYS, or put the file encryption-keys back into ${config.dataDir}; nothing was changed.`,
    )
  const server = await openServer(config, () => undefined)
  try {
    await restoreBackup(checked, { ...server, store: await openStore(config) }, deps)
  } finally {
    await server.close()
  }
  // Tables of an earlier version are brought up to date, and the trail is given away, as each start does.
  const { database, encryption, clock, ids } = await openInstallation(config, 'command', print)
  try {
    await leaveEntry({ db: database.db, clock, ids }, 'admin restore')
    await verifyTrail({ db: database.db, encryption, print })
  } finally {
    await database.close()
  }
  print('The installation is restored, and can be started.')
}
