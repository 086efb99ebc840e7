import { ZodError } from 'zod'
import { Refusal } from '../../base/kit/refusal'
import type { Command } from './command-deps'
import { usage } from './usage'

/** What an administrator does to a single account, named by its address. */
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
      if (flag !== undefined && (flag !== '--minutes' || !/^[1-9]\d{0,2}$/.test(minutes))) throw new Error(usage)
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
      if (to === '') throw new Error(usage)
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

/** The same work, whose refusals are told as sentences about the address; `other` is the one that it is to have. */
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
