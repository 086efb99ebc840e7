import { mayChangeAudit } from '../../base/audit/service-role'
import { makeCheckpoint, verifyAudit, type AuditFault } from '../../base/audit/service-verify'
import { rotateKeys } from '../../base/db/key-rotation'
import type { Db } from '../../base/db/pool'
import type { FileStore } from '../../base/file/port'
import type { Instant } from '../../base/kit/day'
import type { AdminService } from '../../landlord/account/service-admin'
import { encryptedTables, type Installation } from '../server/command'
import type { SendDeps } from './send'

/** What the commands work with. */
export interface CommandDeps extends Pick<Installation, 'clock' | 'ids' | 'encryption'> {
  readonly db: Db
  readonly account: AdminService
  readonly openStore: () => Promise<FileStore>
  readonly backUp: (words: readonly string[]) => Promise<void>
  readonly backUpNightly: () => Promise<void>
  /** One sentence for each outside service with a fault. */
  readonly outsideFaults: () => Promise<string[]>
  readonly print: (text: string) => void
  readonly send: SendDeps
  /** Folder in which a single machine keeps its files. */
  readonly dataDir: string
  /** Moment of the last complete backup. Null when there is none. */
  readonly lastBackup: (db: Db) => Promise<Instant | null>
}

export interface Command {
  /** The command needs an argument after its name. */
  readonly needs?: 'argument'
  /** The command writes its own audit entry, which names the account. */
  readonly leavesEntry?: true
  readonly run: (deps: CommandDeps, first: string, ...more: string[]) => Promise<void>
}

/**
 * Encrypts everything again with the first key and prints the result. Lists what can't be read and then fails, since
 * the old key must stay.
 */
export async function rotate({ db, encryption, clock, print }: CommandDeps): Promise<void> {
  // The last checkpoint must be signed with a key that stays.
  await db.transaction().execute((tx) => makeCheckpoint(tx, clock.now(), { encryption, always: true }))
  const { rewritten, unreadable } = await rotateKeys({ db, encryption, tables: encryptedTables })
  print(`${rewritten} records were encrypted anew with key ${encryption.current}.`)
  if (unreadable.length === 0) return
  for (const { table, id, column } of unreadable) print(`unreadable: ${table} ${id} ${column}`)
  throw new Error(
    `${unreadable.length} values could not be read and stay as they are: no key of ENCRYPTION_KEYS fits them, or they are damaged. Add the key that they were written with and rotate again, or have the landlord write them anew.`,
  )
}

/** Checks the audit trail. Fails with a message that says where the trail is wrong. */
export async function verifyTrail({
  db,
  encryption,
  print,
}: Pick<CommandDeps, 'db' | 'encryption' | 'print'>): Promise<void> {
  const { rows, chains, checkpoint, fault } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => verifyAudit(tx, encryption))
  if (await mayChangeAudit(db))
    print(
      'The role that the app connects as could change the trail. `npm run admin -- audit-role` prints what ends that.',
    )
  if (fault) throw new Error(`The audit trail is not as it was appended. First fault: ${faultText(fault)}.`)
  print(`The audit trail is whole: ${rows} entries in ${chains} chains.`)
  if (checkpoint) print(`Last checkpoint: ${checkpoint.id} ${checkpoint.hash}. Note it outside of the database.`)
}

const faultText = ({ what, account, seq, id }: AuditFault): string =>
  account === null
    ? `checkpoint ${seq}: ${what}`
    : `account ${account}, entry ${seq}${id === null ? '' : ` (row ${id})`}: ${what}`
