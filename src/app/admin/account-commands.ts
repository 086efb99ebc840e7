import { ZodError } from 'zod'
import { Refusal } from '../../base/kit/refusal'
import type { Command } from './command-deps'

export const commandUsage = `npm run admin -- <command>, in a release: node server/admin.js <command>

  status                             say how this installation is, what needs attention first
  grant <e-mail>                     make the account an administrator
  revoke <e-mail>                    take that role away
  find <text>                        list accounts by part of an address or a name, or by number
  login-link <e-mail>                print a link that logs the account in once, within 60 seconds; --minutes <number>: within
                                     so many minutes
  mail-login-link <e-mail>           mail such a link, good for 10 minutes
  second-step-off <e-mail>           switch the second step off for an owner who lost authenticator and recovery codes
  change-email <old> <new>           give an account another address, for an owner who lost the mailbox
  delete <e-mail>                    delete an account for good, for an owner who asks for it
  import <e-mail> [first] [last]     take over an account of the old app
  verify-audit                       check the whole audit trail; say what is not as it was appended
  audit-role                         print the SQL that gives the trail to a database role of its own
  rotate-keys                        encrypt every field anew with the first of ENCRYPTION_KEYS
  unreadable                         list every encrypted value that can't be read: table, number, column, account;
                                     --clear <table> <number> <column>: empty that one for good
  claim-files                        these stored files belong to this database, whatever the start says
  failed-mails                       list the mails that were given up, with the reason
  retry-mail <number>|all            queue one of them again, or all, for another three days
  given-up                           list the jobs of any kind that were given up, with the reason
  retry <job>                        queue one of them again by its number
  rates                              show the rates of late interest, the reminder fees, the index, and what needs attention
  rates add <kind> <day> <figure> <source>
                                     add late_interest (percent) or reminder_fee (kroner) from a day on, with its
                                     regulation; --instead: replace the one of that day
  rates renew                        let the running app read the public registers now
  rates accept ssb|klass             take over the values that this register gives otherwise than they are stored
  test-mail <e-mail> [en|nb]         send a mail there through the running app, and say how it went
  test-sms <number> [en|nb]          the same with a text message
  backup <folder>                    copy database and files as of this moment, while the app runs; or s3://bucket/prefix;
                                     --lacking <number>: although up to so many files are lost
  nightly-backup                     one into a folder of BACKUP_TO named by the day; those before the last BACKUP_KEEP go
  restore <folder>                   put such a copy into an empty installation; --check reads all of it, lists every fault and
                                     writes nothing; --lacking <number>: although up to so many files are lost
  sweep-files <number>               put up to so many files without a row into quarantine
`

/** Commands about one account. The operator names the account by its e-mail address. */
export const accountCommands: Record<string, Command> = {
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
    run: async ({ account, print }, email, flag, minutes = '') => {
      if (flag !== undefined && (flag !== '--minutes' || !/^[1-9]\d{0,2}$/.test(minutes))) throw new Error(commandUsage)
      print(await saying(email, account.issueLoginLink(email, flag === undefined ? undefined : Number(minutes))))
    },
  },
  'second-step-off': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => {
      await saying(email, account.switchSecondStepOff(email))
      print(`The second step of ${email} is off, and its owner is told by mail.`)
    },
  },
  'change-email': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, from, to = '') => {
      if (to === '') throw new Error(commandUsage)
      await saying(from, account.changeEmail(from, to), to)
      print(`${from} is ${to} now; its sessions have ended, and both addresses are told.`)
    },
  },
  delete: {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ account, print }, email) => {
      await saying(email, account.deleteAccount(email))
      print(`The account of ${email} is deleted; its owner is told by mail what is kept.`)
    },
  },
  find: {
    needs: 'argument',
    run: async ({ account, print }, ...words) => {
      const found = await account.findAccounts(words.join(' '))
      for (const { id, email, name, role, created_at } of found)
        print(`${id}  ${email}  ${name}  ${role}  since ${created_at.slice(0, 10)}`)
      print(found.length === 50 ? 'These are the first 50 accounts; there may be more.' : `${found.length} accounts.`)
    },
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
}

/** Turns refusals into sentences about the address. `other` is the new address of the account. */
async function saying<T>(email: string, work: Promise<T>, other = email): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'notFound')
      throw new Error(`No account has the address ${email}.`, { cause: error })
    if (error instanceof Refusal && error.reason === 'emailExists')
      throw new Error(`${other} has an account already.`, { cause: error })
    if (error instanceof Refusal && error.reason === 'secondFactorOff')
      throw new Error(`${email} has no second step.`, { cause: error })
    if (error instanceof Refusal && error.reason === 'subscriptionIsActive')
      throw new Error(`${email} has a subscription. End it at the payment provider first.`, { cause: error })
    if (!(error instanceof ZodError)) throw error
    const isAddress = error.issues.some(({ path }) => path[0] === 'email')
    throw new Error(
      isAddress ? `${other} is no e-mail address.` : 'A name has 2 to 50 characters, none of them a control character.',
      { cause: error },
    )
  }
}
