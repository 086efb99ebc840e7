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
  /** A sentence for each service outside that is not as it must be. */
  readonly outsideFaults: () => Promise<string[]>
  readonly print: (text: string) => void
  readonly send: SendDeps
  /** Where the files of a single machine lie. */
  readonly dataDir: string
  /** The moment that the last whole backup is of, null without one. */
  readonly lastBackup: (db: Db) => Promise<Instant | null>
}

export interface Command {
  /** What must follow the command's name. */
  readonly needs?: 'argument'
  /** Its work leaves the audit entry itself, with the account that it concerns. */
  readonly leavesEntry?: true
  readonly run: (deps: CommandDeps, first: string, ...more: string[]) => Promise<void>
}

/** Encrypts all anew and says so. What can't be read is listed, and the command fails: the old key must stay. */
export async function rotate({ db, encryption, clock, print }: CommandDeps): Promise<void> {
  // The last checkpoint is to be signed with a key that stays.
  await db.transaction().execute((tx) => makeCheckpoint(tx, clock.now(), { encryption, always: true }))
  const { rewritten, unreadable } = await rotateKeys({ db, encryption, tables: encryptedTables })
  print(`${rewritten} records were encrypted anew with key ${encryption.current}.`)
  if (unreadable.length === 0) return
  for (const { table, id, column } of unreadable) print(`unreadable: ${table} ${id} ${column}`)
  throw new Error(
    `${unreadable.length} values could not be read and stay as they are: no key of ENCRYPTION_KEYS fits them, or they are damaged. Add the key that they were written with and rotate again, or have the landlord write them anew.`,
  )
}

/** Checks the audit trail. What is wrong ends the command with a failure that says where. */
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
