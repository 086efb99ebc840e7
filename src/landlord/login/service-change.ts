import type { Ctx, OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { emailTaken, setEmail, setPassword } from '../account/service-credentials'
import type { AccountMails } from '../account/service-mail'
import { codeLife } from '../password/rules-code'
import type { PasswordService } from '../password/service'
import { endAllCodes, issueCode, lockAccountById, useCode } from '../password/service-code'
import { proveOwner } from '../password/service-prove'
import { endAllSessions, endOtherSessions, isProven, notePassword } from '../session/service'
import type { ChangeEmailForm, PasswordForm } from './model-change'

export interface ChangeDeps {
  readonly passwords: PasswordService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

/** The caller's e-mail address and password. */
export function changeService({ passwords, mails, queueMail }: ChangeDeps) {
  return {
    /**
     * Mails a link to the new address and a notice to the old one; an earlier link is over. Refuses with `emailExists`,
     * with `invalidCredentials` for a wrong password, and with `invalid` (password required) when none is given and it
     * was not given in this session within the last ten minutes.
     */
    async askForEmail(ctx: OwnedCtx, { email, password }: ChangeEmailForm): Promise<void> {
      if (password !== undefined) await proveOwner(ctx, passwords, password)
      const account = await lockAccountById(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (password === undefined && !(await isProven(ctx))) throw new Refusal('invalid', { password: 'required' })
      if (await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst())
        throw emailTaken()
      const code = await issueCode(ctx, account.id, 'email', codeLife.email, email)
      await queueMail(ctx.db, ctx.now, mails.confirmEmail({ ...account, email }, code))
      await queueMail(ctx.db, ctx.now, mails.emailAsked(account, email))
    },

    /**
     * Changes the address to the one that the code was mailed to, ends all sessions and codes, and tells the old one.
     * Refuses with `invalidCode`, and with `emailExists` when somebody has taken the address meanwhile; the code then
     * stays usable, should the address become free.
     */
    async confirmEmail(ctx: Ctx, code: string): Promise<{ email: string }> {
      const { newEmail, ...account } = await useCode(ctx, 'email', code)
      if (newEmail === null) throw new Refusal('invalidCode')
      await setEmail(ctx, account.id, newEmail)
      await endAllSessions(ctx.db, account.id)
      await endAllCodes(ctx.db, account.id)
      await queueMail(ctx.db, ctx.now, mails.emailChanged(account, newEmail))
      return { email: newEmail }
    },

    /**
     * Sets a new password, ends all other sessions and all mailed codes, and tells the address. Refuses with
     * `invalidCredentials` (the old one is wrong), `invalid` (too easy to guess) and `passwordReused` (the present one
     * or the one before it).
     */
    async changePassword(ctx: OwnedCtx, { oldPassword, newPassword }: PasswordForm): Promise<void> {
      const account = await proveOwner(ctx, passwords, oldPassword, 'oldPassword')
      passwords.refuseGuessable(newPassword, account, 'newPassword')
      for (const hash of [account.passwordHash, account.formerHash]) {
        if (hash !== '' && (await passwords.verify(hash, newPassword)))
          throw new Refusal('passwordReused', { newPassword: 'password.notEquals' })
      }
      await setPassword(ctx, ctx.owner, await passwords.hash(newPassword))
      await endOtherSessions(ctx)
      await notePassword(ctx)
      await endAllCodes(ctx.db, ctx.owner)
      await queueMail(ctx.db, ctx.now, mails.passwordChanged(account))
    },
  }
}
