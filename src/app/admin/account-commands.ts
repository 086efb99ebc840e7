import { ZodError } from 'zod'
import { Refusal } from '../../base/kit/refusal'
import type { Command } from './command-deps'

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
