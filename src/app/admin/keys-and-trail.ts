import { mayChangeAudit } from '../../base/audit/service-role'
import { makeCheckpoint, verifyAudit, type AuditFault } from '../../base/audit/service-verify'
import { rotateKeys } from '../../base/db/key-rotation'
import { encryptedTables } from '../server/encrypted-tables'
import type { CommandDeps } from './command-deps'

/**
 * Encrypts all records again with the first key. Fails when a value can't be read: the operator must then keep the old
 * key.
 */
export async function rotateKeysCommand({ db, encryption, clock, print }: CommandDeps): Promise<void> {
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

export async function verifyTrailCommand({
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
