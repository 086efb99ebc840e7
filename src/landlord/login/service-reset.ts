import { z } from 'zod'
import type { Ctx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { queueJob } from '../../base/outbox/job'
import type { QueueMail } from '../../base/outbox/service'
import type { ResetPasswordForm } from './model-reset'
import { codeLife } from '../password/rules-code'
import { checkCode, endAllCodes, issueCode, lockAccountById, useCode } from '../password/service-code'
import { setPassword } from '../account/service-credentials'
import type { AccountMails } from '../account/service-mail'
import type { PasswordService } from '../password/service'
import { endAllSessions } from '../session/service'

/** What the job that mails a reset link gets. The address is encrypted: the queue holds no personal data in plain text. */
export const ResetLinkJob = z.object({ encrypted: z.string() })
export const resetLinkKind = 'resetLink'
const context = 'job.resetLink.email'

export interface ResetDeps {
  /** Takes an electronic id off the account: whoever has linked it may not have been its owner. */
  readonly unlink: (db: Db, account: number) => Promise<void>
  readonly encryption: Encryption
  readonly passwords: PasswordService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

export function resetService({ encryption, passwords, mails, queueMail, unlink }: ResetDeps) {
  return {
    /** Asks for a reset link. The work here is the same for every address; whether there is an account shows only in the job. */
    async askForLink(ctx: Ctx, email: string): Promise<void> {
      const job: z.input<typeof ResetLinkJob> = { encrypted: encryption.encrypt(email, context) }
      await queueJob(ctx.db, ctx.now, resetLinkKind, job)
    },

    /** The job: gives the account of the address, if there is one, a new code and mails it. */
    async sendLink(ctx: Pick<Ctx, 'db' | 'now' | 'ids'>, job: z.output<typeof ResetLinkJob>): Promise<void> {
      const email = encryption.decrypt(job.encrypted, context)
      const found = await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
      const account = found && (await lockAccountById(ctx.db, found.id))
      if (!account) return
      const code = await issueCode(ctx, account.id, 'reset', codeLife.reset)
      await queueMail(ctx.db, ctx.now, mails.reset(account, code))
    },

    /** Refuses with `invalidCode`; doesn't use the code up. */
    check: async (ctx: Ctx, code: string): Promise<void> => void (await checkCode(ctx, 'reset', code)),

    /**
     * Sets a new password, ends all sessions and codes, takes the electronic id off, makes an account of the old app one of ours, and tells the
     * address. Refuses with `invalidCode` and `invalid` (password too easy to guess; the code then stays usable).
     */
    async reset(ctx: Ctx, { code, password }: ResetPasswordForm): Promise<void> {
      const account = await useCode(ctx, 'reset', code)
      passwords.refuseGuessable(password, account, 'password')
      await setPassword(ctx, account.id, await passwords.hash(password))
      await endAllSessions(ctx.db, account.id)
      await unlink(ctx.db, account.id)
      await endAllCodes(ctx.db, account.id)
      await queueMail(ctx.db, ctx.now, mails.passwordReset(account))
    },
  }
}
