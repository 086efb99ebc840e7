import { ZodError } from 'zod'
import { appendAudit } from '../../base/audit/service'
import { makeCheckpoint, verifyAudit, type AuditFault } from '../../base/audit/service-chain'
import { auditRoleSql, mayChangeAudit } from '../../base/audit/service-role'
import type { Db } from '../../base/db/pool'
import { installationId } from '../../base/db/installation'
import { rotateKeys } from '../../base/db/key-rotation'
import { sweepStrays } from '../../base/file/jobs'
import type { FileStore } from '../../base/file/port'
import { Refusal } from '../../base/kit/refusal'
import { failedMails, retryMails } from '../../base/outbox/failed-mails'
import type { AdminService } from '../../landlord/account/service-admin'
import { sendTestMail, sendTestSms, type SendDeps } from './send'
import type { Installation } from '../server/command'
import { encryptedTables } from '../server/encrypted-tables'

export const usage = `npm run admin -- <command>

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
  test-mail <e-mail> [en|nb]         send a mail there through the running app, and say how it went
  test-sms <number> [en|nb]          the same with a text message
  sweep-files <number>               put up to so many files without a row into quarantine
`

export interface CommandDeps extends Pick<Installation, 'clock' | 'ids' | 'encryption'> {
  readonly db: Db
  readonly account: AdminService
  readonly openStore: () => Promise<FileStore>
  readonly print: (text: string) => void
  readonly send: SendDeps
}

interface Command {
  /** What must follow the command's name. */
  readonly needs?: 'argument'
  /** Its work leaves the audit entry itself, with the account that it concerns. */
  readonly leavesEntry?: true
  readonly run: (deps: CommandDeps, first: string, ...more: string[]) => Promise<void>
}

const commands: Record<string, Command> = {
  grant: {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => {
      await saying(email, account.grantAdmin(email))
      print(`${email} is an administrator now.`)
    },
  },
  revoke: {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => {
      await saying(email, account.revokeAdmin(email))
      print(`${email} is no administrator any more.`)
    },
  },
  'login-link': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => print(await saying(email, account.issueLoginLink(email))),
  },
  'mail-login-link': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => {
      await saying(email, account.mailLoginLink(email))
      print(`A link was mailed to ${email}.`)
    },
  },
  import: {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email, firstName, lastName) => {
      const given = { email, ...(firstName && { firstName }), ...(lastName && { lastName }) }
      const id = await saying(email, account.importOldAccount(given))
      print(`Account ${id} was taken over; its owner chooses a password by the reset mail.`)
    },
  },
  'verify-audit': { run: verifyTrail },
  'audit-role': {
    run: async ({ db, print }) => print(await auditRoleSql(db)),
  },
  'rotate-keys': { run: rotate },
  'claim-files': {
    run: async ({ db, ids, openStore, print }) => {
      await (await openStore()).claim(await installationId(db, ids.code(128)))
      print('The stored files belong to this database now.')
    },
  },
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
      if (which !== 'all' && !/^\d{1,15}$/.test(which)) throw new Error(usage)
      const queued = await retryMails(db, encryption, {
        now: clock.now(),
        requestId: `admin-${ids.code(128).slice(0, 12)}`,
        ...(which !== 'all' && { id: Number(which) }),
      })
      if (queued === 0) throw new Error('There is no such mail that was given up: see `npm run admin -- failed-mails`.')
      print(`${queued} mails are queued again.`)
    },
  },
  'test-mail': { needs: 'argument', run: sendTestMail },
  'test-sms': { needs: 'argument', run: sendTestSms },
  'sweep-files': {
    needs: 'argument',
    run: async ({ db, clock, openStore, print }, most) => {
      if (!/^\d{1,15}$/.test(most)) throw new Error(usage)
      const swept = await sweepStrays(db, await openStore(), clock.now(), { atMost: Number(most) })
      print(`${swept} files are in quarantine; they are removed for good after 30 days.`)
    },
  },
}

/** The command that the words of the command line name, ready to run. Throws the usage for words that name none. */
export function commandOf([name = '', ...args]: readonly string[]): (deps: CommandDeps) => Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const [first = '', ...more] = args
  if (!command || (command.needs && first === '')) throw new Error(usage)
  return async (deps) => {
    if (!command.leavesEntry) await leaveEntry(deps, `admin ${name}`)
    await command.run(deps, first, ...more)
  }
}

/** The same work, whose refusals are told as sentences about the address. */
async function saying<T>(email: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'notFound')
      throw new Error(`No account has the address ${email}.`, { cause: error })
    if (error instanceof Refusal && error.reason === 'emailExists')
      throw new Error(`${email} has an account already.`, { cause: error })
    if (!(error instanceof ZodError)) throw error
    const isAddress = error.issues.some(({ path }) => path[0] === 'email')
    throw new Error(
      isAddress ? `${email} is no e-mail address.` : 'A name has 2 to 50 characters, none of them a control character.',
      { cause: error },
    )
  }
}

const leaveEntry = ({ db, clock, ids }: CommandDeps, action: string): Promise<void> =>
  appendAudit(db, {
    account: null,
    at: clock.now(),
    requestId: `admin-${ids.code(128).slice(0, 12)}`,
    ip: '',
    action,
    entity: null,
    changed: {},
  })

/** Encrypts all anew and says so. What can't be read is listed, and the command fails: the old key must stay. */
async function rotate({ db, encryption, clock, print }: CommandDeps): Promise<void> {
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
async function verifyTrail({ db, encryption, print }: CommandDeps): Promise<void> {
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
