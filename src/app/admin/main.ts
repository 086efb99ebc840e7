import { isAbsolute, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appendAudit } from '../../base/audit/service'
import { auditRoleSql } from '../../base/audit/service-role'
import type { BackupPlace } from '../../base/backup/port'
import { openBackupBucket } from '../../base/backup/provider/bucket'
import { backupFolder } from '../../base/backup/provider/folder'
import { nightsToRemove } from '../../base/backup/rules-nightly'
import { lastSnapshot, makeBackup } from '../../base/backup/service'
import { checkBackup, restoreBackup } from '../../base/backup/service-restore'
import { version as product } from '../../base/db/build'
import { parseKeys } from '../../base/db/encryption'
import { installationId } from '../../base/db/installation'
import { sweepOrphans } from '../../base/file/service-sweep-orphans'
import { osloDay } from '../../base/kit/day'
import { failedMails, permanentlyFailedJobs, queueJobAgain, retryMails } from '../../base/outbox/failed-mails'
import { outboxService } from '../../base/outbox/service'
import { createDefaultSupplier } from '../../books/supplier/service'
import { adminService } from '../../landlord/account/service-admin'
import { deleteService } from '../../landlord/account/service-delete'
import { accountMails } from '../../landlord/account/service-mail'
import { passwordService } from '../../landlord/credentials/service-password'
import {
  openInstallation,
  readStoredKeys,
  runCommand,
  systemClock,
  systemIds,
  type Installation,
} from '../server/command'
import { encryptedTables } from '../server/encrypted-tables'
import { readConfig, readEnvironment, type Config } from '../server/config'
import { migrationFolder, openServer } from '../server/database'
import { accountErasures } from '../server/leases'
import { openStore } from '../server/store'
import { outsideServiceFaults } from '../server/serve'
import { accountCommands, commandUsage } from './account-commands'
import { rotateKeysCommand, verifyTrailCommand } from './keys-and-trail'
import { type Command, type CommandDeps } from './command-deps'
import { ratesCommand } from './rates'
import { sendTestMail, sendTestSms } from './send'
import { showStatus } from './status'
import { unreadableCommand } from './unreadable'

const commands: Record<string, Command> = {
  ...accountCommands,
  status: { run: showStatus },
  'verify-audit': { run: verifyTrailCommand },
  'audit-role': {
    run: async ({ db, print }) => print(await auditRoleSql(db)),
  },
  'rotate-keys': { run: rotateKeysCommand },
  unreadable: { run: unreadableCommand },
  'claim-files': {
    run: async ({ db, ids, openStore, print }) => {
      await (await openStore()).claim(await installationId(db, ids.code(128)))
      print('The stored files belong to this database now.')
    },
  },
  backup: {
    needs: 'argument',
    run: ({ backUp }, ...words) => backUp(words),
  },
  'nightly-backup': { run: ({ backUpNightly }) => backUpNightly() },
  'failed-mails': {
    run: async ({ db, encryption, print }) => {
      const mails = await failedMails(db, encryption)
      for (const { id, givenUpAt, to, subject, error } of mails)
        print(`${id}  ${givenUpAt}  ${to}  ${subject}  ${error}`)
      print(`${mails.length} mails were given up within the last month.`)
    },
  },
  'retry-mail': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ db, encryption, clock, ids, print }, which) => {
      if (which !== 'all' && !/^\d{1,15}$/.test(which)) throw new Error(commandUsage)
      const queued = await retryMails(db, encryption, {
        now: clock.now(),
        requestId: `admin-${ids.code(128).slice(0, 12)}`,
        ...(which !== 'all' && { id: Number(which) }),
      })
      if (queued === 0) throw new Error('There is no such mail that was given up: see `npm run admin -- failed-mails`.')
      print(`${queued} mails are queued again.`)
    },
  },
  'given-up': {
    run: async ({ db, print }) => {
      const jobs = await permanentlyFailedJobs(db)
        .select(['job.id', 'job.kind', 'job.run_at', 'job.last_error'])
        .orderBy('job.id')
        .execute()
      for (const { id, kind, run_at, last_error } of jobs) print(`${id}  ${run_at}  ${kind}  ${last_error ?? ''}`)
      print(`${jobs.length} jobs were given up within the last month.`)
    },
  },
  retry: {
    needs: 'argument',
    run: async ({ db, clock, print }, job) => {
      if (!/^\d{1,15}$/.test(job)) throw new Error(commandUsage)
      if (!(await db.transaction().execute((tx) => queueJobAgain(tx, clock.now(), Number(job)))))
        throw new Error('There is no such job that was given up: see `npm run admin -- given-up`.')
      print(`Job ${job} is queued again.`)
    },
  },
  rates: { run: ratesCommand },
  'test-mail': { needs: 'argument', run: sendTestMail },
  'test-sms': { needs: 'argument', run: sendTestSms },
  'sweep-files': {
    needs: 'argument',
    run: async ({ db, clock, openStore, print }, most) => {
      if (!/^\d{1,15}$/.test(most)) throw new Error(commandUsage)
      const swept = await sweepOrphans(db, await openStore(), clock.now(), { atMost: Number(most) })
      print(`${swept} files are in quarantine; they are removed for good after 30 days.`)
    },
  },
}

/** Finds the command that these words name. Throws the usage text when there is no such command. */
export function commandOf([name = '', ...args]: readonly string[]): (deps: CommandDeps) => Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const [first = '', ...more] = args
  if (!command || (command.needs && first === '')) throw new Error(commandUsage)
  return async (deps) => {
    if (!command.leavesEntry) await leaveEntry(deps, `admin ${name}`)
    await command.run(deps, first, ...more)
  }
}

const leaveEntry = ({ db, clock, ids }: Pick<CommandDeps, 'db' | 'clock' | 'ids'>, action: string): Promise<void> =>
  appendAudit(db, {
    account: null,
    at: clock.now(),
    requestId: `admin-${ids.code(128).slice(0, 12)}`,
    ip: '',
    action,
    entity: null,
    changed: {},
  })

/**
 * Opens a folder or `s3://bucket/prefix` for backups. Throws when the name is invalid, or when the settings of its
 * store are missing.
 */
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
  return await openBackupBucket({ ...s3, bucket }, prefix.replace(/^\/+|\/+$/g, ''))
}

/** True if a word names a folder or a bucket. A word that starts with a dash is an option in the wrong position. */
const isPlace = (where: string): boolean => where !== '' && !where.startsWith('-')

interface BackupCommand extends Pick<Installation, 'database' | 'clock' | 'ids'> {
  readonly config: Config
  readonly print: (text: string) => void
}

/** A backup inside DATA_DIR would be lost together with the data. */
function refuseInside(dataDir: string, where: string): void {
  const between = relative(resolve(dataDir), resolve(where))
  if (!/^[a-z0-9]+:\/\//i.test(where) && !between.startsWith('..') && !isAbsolute(between))
    throw new Error(
      `${where} lies in DATA_DIR, and would be lost with it. Name a folder elsewhere, best on another disk.`,
    )
}

/** `backup <folder> [--lacking <number>]` */
async function backUp({ config, database, ...deps }: BackupCommand, words: readonly string[]): Promise<void> {
  const [where = '', flag, number = '', ...more] = words
  if (!isPlace(where) || more.length > 0 || (flag !== undefined && (flag !== '--lacking' || !/^\d{1,9}$/.test(number))))
    throw new Error(commandUsage)
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
 * Makes a backup in a new folder below `BACKUP_TO`. The day is the name of the folder. Keeps the last `BACKUP_KEEP`
 * nights.
 */
async function backUpNightly(deps: BackupCommand): Promise<void> {
  const { to, nights } = deps.config.backup
  if (to === undefined) throw new Error('Configuration: BACKUP_TO is missing: where are backups made?')
  const parent = to.replace(/\/+$/, '')
  await backUp(deps, [`${parent}/${osloDay(deps.clock.now())}`])
  const place = await openPlace(deps.config, parent)
  const folders = new Set<string>()
  for await (const path of place.list('')) folders.add(path.split('/')[0]!)
  for (const night of nightsToRemove(folders, nights)) {
    // The manifest goes first. If the removal stops halfway, the rest no longer counts as a complete backup.
    await place.remove(`${night}/manifest.json`)
    for await (const path of place.list(`${night}/`)) await place.remove(path)
    deps.print(`The backup of ${night} is removed.`)
  }
}

/** `restore <folder> [--check] [--lacking <number>]` */
async function restore(config: Config, words: readonly string[], print: (text: string) => void): Promise<void> {
  const [where = '', ...flags] = words
  const isCheck = flags[0] === '--check'
  const [flag, number = '', ...more] = isCheck ? flags.slice(1) : flags
  if (!isPlace(where) || more.length > 0 || (flag !== undefined && (flag !== '--lacking' || !/^\d{1,9}$/.test(number))))
    throw new Error(commandUsage)
  const mayLack = flag === undefined ? 0 : Number(number)
  const text = config.encryptionKeys ?? (await readStoredKeys(config.dataDir))
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
  // Like each start, this updates the tables of an older version and gives the audit trail to its own role.
  const { database, encryption, clock, ids } = await openInstallation(config, 'command', print)
  try {
    await leaveEntry({ db: database.db, clock, ids }, 'admin restore')
    await verifyTrailCommand({ db: database.db, encryption, print })
  } finally {
    await database.close()
  }
  print('The installation is restored, and can be started.')
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

// A reader such as `head` may close the output early. The command itself goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await runCommand(async () => {
  const [first, ...words] = process.argv.slice(2)
  // `restore` creates the tables itself, so no installation may be open.
  if (first === 'restore') return await restore(readConfig(readEnvironment(process.env)), words, print)
  const run = commandOf(process.argv.slice(2))
  const config = readConfig(readEnvironment(process.env))
  const { database, clock, ids, encryption } = await openInstallation(config, 'command', () => undefined)
  const { db } = database
  const outbox = outboxService({ encryption })
  try {
    await run({
      db,
      clock,
      ids,
      encryption,
      account: adminService({
        db,
        clock,
        ids,
        mails: accountMails(config),
        queueMail: outbox.queueMail,
        onRegistered: createDefaultSupplier,
        withoutPlan: config.plans === 'none',
        deleteNow: deleteService({
          passwords: passwordService(),
          mails: accountMails(config),
          queueMail: outbox.queueMail,
          erase: accountErasures(encryption),
        }).deleteNow,
      }),
      dataDir: config.dataDir,
      openStore: () => openStore(config),
      lastBackup: lastSnapshot,
      outsideFaults: () => outsideServiceFaults(db, config),
      backUp: (args) => backUp({ config, database, clock, ids, print }, args),
      backUpNightly: () => backUpNightly({ config, database, clock, ids, print }),
      send: { ...outbox, publicUrl: config.publicUrl, pause: () => sleep(500) },
      print,
    })
  } finally {
    await database.close()
  }
})
