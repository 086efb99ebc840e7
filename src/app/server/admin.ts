import { makeCheckpoint, verifyAudit, type AuditFault } from '../../base/audit/service-chain'
import { auditRoleSql, mayChangeAudit } from '../../base/audit/service-role'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { installationId } from '../../base/db/installation'
import { rotateKeys, type Rotated } from '../../base/db/key-rotation'
import { sweepStrays } from '../../base/file/jobs'
import { failedMails, retryMails } from '../../base/outbox/failed-mails'
import { outboxService } from '../../base/outbox/service'
import { createDefaultSupplier } from '../../books/supplier/service'
import { adminService } from '../../landlord/account/service-admin'
import { openInstallation, runCommand } from './command'
import { readConfig } from './config'
import { encryptedTables } from './encrypted-tables'
import { openStore } from './store'

const usage = `npm run admin -- <command>

  grant <e-mail>                     make the account an administrator
  revoke <e-mail>                    take that role away
  login-link <e-mail>                print a link that logs the account in once, within 60 seconds
  mail-login-link <e-mail>           mail such a link, good for 10 minutes
  import <e-mail> [first] [last]     take over an account of the old app
  verify-audit                       check the whole audit trail; say what is not as it was appended
  audit-role                         print the SQL that gives the trail to a database role of its own
  rotate-keys                        encrypt every field anew with the first of ENCRYPTION_KEYS
  claim-files                        these stored files belong to this database, whatever the start says
  failed-mails                       list the mails that were given up, with the reason
  retry-mail <number>|all            queue one of them again, or all, for another three days
  sweep-files <number>               put up to so many files without a row into quarantine
`

/** Says what a rotation did. What it could not read is listed, and the command fails: the old key must stay. */
function sayRotated({ rewritten, unreadable }: Rotated, key: string, print: (text: string) => void): void {
  print(`${rewritten} records were encrypted anew with key ${key}.`)
  if (unreadable.length === 0) return
  for (const { table, id, column } of unreadable) print(`unreadable: ${table} ${id} ${column}`)
  throw new Error(
    `${unreadable.length} values could not be read and stay as they are: no key of ENCRYPTION_KEYS fits them, or they are damaged. Add the key that they were written with and rotate again, or have the landlord write them anew.`,
  )
}

/** Checks the audit trail. What is wrong ends the command with a failure that says where. */
async function verifyTrail(db: Db, encryption: Encryption, print: (text: string) => void): Promise<void> {
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

async function admin([command, ...args]: string[]): Promise<void> {
  const known = ['grant', 'revoke', 'login-link', 'mail-login-link', 'import', 'sweep-files', 'retry-mail']
  const alone = ['rotate-keys', 'claim-files', 'verify-audit', 'audit-role', 'failed-mails']
  const [email, firstName, lastName] = args
  if (!command || !(alone.includes(command) || (known.includes(command) && email))) throw new Error(usage)
  const config = readConfig(process.env)
  const { database, clock, ids, encryption } = await openInstallation(config, 'command', () => undefined)
  const { queueMail } = outboxService({ encryption })
  const account = adminService({
    db: database.db,
    clock,
    ids,
    publicUrl: config.publicUrl,
    queueMail,
    onRegistered: createDefaultSupplier,
  })
  const print = (text: string) => process.stdout.write(`${text}\n`)
  try {
    if (command === 'grant') await account.grantAdmin(email!).then(() => print(`${email} is an administrator now.`))
    if (command === 'revoke')
      await account.revokeAdmin(email!).then(() => print(`${email} is no administrator any more.`))
    if (command === 'login-link') print(await account.issueLoginLink(email!))
    if (command === 'mail-login-link')
      await account.mailLoginLink(email!).then(() => print(`A link was mailed to ${email}.`))
    if (command === 'import') {
      const id = await account.importOldAccount({
        email: email!,
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
      })
      print(`Account ${id} was taken over; its owner chooses a password by the reset mail.`)
    }
    if (command === 'rotate-keys')
      // The last checkpoint is to be signed with a key that stays.
      await database.db.transaction().execute((tx) => makeCheckpoint(tx, clock.now(), { encryption, always: true }))
    sayRotated(await rotateKeys({ db: database.db, encryption, tables: encryptedTables }), encryption.current, print)
    if (command === 'verify-audit') await verifyTrail(database.db, encryption, print)
    if (command === 'audit-role') print(await auditRoleSql(database.db))
    if (command === 'claim-files') {
      await (await openStore(config)).claim(await installationId(database.db, ids.code(128)))
      print('The stored files belong to this database now.')
    }
    if (command === 'failed-mails') {
      const mails = await failedMails(database.db, encryption)
      for (const { id, givenUpAt, to, subject, error } of mails)
        print(`${id}  ${givenUpAt}  ${to}  ${subject}  ${error}`)
      print(`${mails.length} mails were given up within the last month.`)
    }
    if (command === 'retry-mail') {
      if (email !== 'all' && !/^\d{1,15}$/.test(email!)) throw new Error(usage)
      const queued = await retryMails(database.db, encryption, {
        now: clock.now(),
        requestId: `admin-${ids.code(128).slice(0, 12)}`,
        ...(email !== 'all' && { id: Number(email) }),
      })
      if (queued === 0) throw new Error('There is no such mail that was given up: see `npm run admin -- failed-mails`.')
      print(`${queued} mails are queued again.`)
    }
    if (command === 'sweep-files') {
      const swept = await sweepStrays(database.db, await openStore(config), clock.now(), { atMost: Number(email) })
      print(`${swept} files are in quarantine; they are removed for good after 30 days.`)
    }
  } finally {
    await database.close()
  }
}

await runCommand(() => admin(process.argv.slice(2)))
