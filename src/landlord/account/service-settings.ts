import type { Ctx, OwnedCtx } from '../../base/call/context'
import { codeOf } from '../../base/call/failure'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import type { ChangeEmailForm, PasswordForm } from './model-settings'
import { codeLife } from './rules-lifetime'
import { endAllCodes, issueCode, lockAccountById, useCode } from './service-code'
import type { SettingsMails } from './service-mail-settings'
import type { PasswordService } from './service-password'
import { endAllSessions, endOtherSessions, isProven, notePassword } from './service-session'

export interface SettingsDeps {
  readonly passwords: PasswordService
  readonly mails: SettingsMails
  readonly queueMail: QueueMail
}

const taken = () => new Refusal('emailExists', { email: 'email.exists' })
const isUnique = (error: unknown) => codeOf(error) === '23505'

/**
 * The caller's account, locked, after the password was found right. Refuses with `invalidCredentials` at `field`, and
 * with `unauthorized` when the account is gone.
 */
export async function proveOwner(ctx: OwnedCtx, passwords: PasswordService, password: string, field: string) {
  const hashes = () =>
    ctx.db
      .selectFrom('account')
      .select(['passwordHash', 'formerHash', 'subscriptionActive'])
      .where('id', '=', ctx.owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  const before = await hashes()
  if (!before) throw new Refusal('unauthorized')
  const wrong = () => new Refusal('invalidCredentials', { [field]: 'password.wrong' })
  if (!(await passwords.verify(before.passwordHash || null, password))) throw wrong()
  // Compared without the lock, which would hold everybody up for as long; so the password may have changed meanwhile.
  const account = await lockAccountById(ctx.db, ctx.owner)
  const now = await hashes()
  if (!account || !now) throw new Refusal('unauthorized')
  if (now.passwordHash !== before.passwordHash) throw wrong()
  return { ...account, ...now }
}

/** The caller's e-mail address and password. */
export function settingsService({ passwords, mails, queueMail }: SettingsDeps) {
  /** Refuses unless the password is the caller's, with `invalidCredentials`. */
  const proveByPassword = async (ctx: OwnedCtx, password: string): Promise<void> =>
    void (await proveOwner(ctx, passwords, password, 'password'))

  return {
    /**
     * Mails a link to the new address and a notice to the old one; an earlier link is over. Refuses with `emailExists`,
     * with `invalidCredentials` for a wrong password, and with `invalid` (password required) when none is given and it
     * was not given in this session within the last ten minutes.
     */
    async askForEmail(ctx: OwnedCtx, { email, password }: ChangeEmailForm): Promise<void> {
      if (password !== undefined) await proveOwner(ctx, passwords, password, 'password')
      const account = await lockAccountById(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (password === undefined && !(await isProven(ctx))) throw new Refusal('invalid', { password: 'required' })
      if (await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) throw taken()
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
      try {
        await ctx.db
          .updateTable('account')
          .set({ email: newEmail, updated_at: ctx.now })
          .where('id', '=', account.id)
          .execute()
      } catch (error) {
        throw isUnique(error) ? taken() : error
      }
      await endAllSessions(ctx.db, account.id)
      await endAllCodes(ctx.db, account.id)
      await queueMail(ctx.db, ctx.now, mails.emailChanged(account, newEmail))
      return { email: newEmail }
    },

    /** Mails the caller that an electronic id was linked. */
    async notifyOfLink(ctx: OwnedCtx): Promise<void> {
      const account = await lockAccountById(ctx.db, ctx.owner)
      if (account) await queueMail(ctx.db, ctx.now, mails.externalIdLinked(account))
    },

    /** Mails the caller that the electronic id was taken off. */
    async notifyOfUnlink(ctx: OwnedCtx): Promise<void> {
      const account = await lockAccountById(ctx.db, ctx.owner)
      if (account) await queueMail(ctx.db, ctx.now, mails.externalIdUnlinked(account))
    },

    proveByPassword,

    /** What the second step needs of the account. */
    secondFactor: {
      prove: proveByPassword,

      /** Mails the caller that the second step was switched on or off, or has new recovery codes. */
      notify: async (ctx: OwnedCtx, change: 'on' | 'off' | 'codes'): Promise<void> => {
        const account = await lockAccountById(ctx.db, ctx.owner)
        if (account) await queueMail(ctx.db, ctx.now, mails.secondFactor(account, change))
      },
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
      await ctx.db
        .updateTable('account')
        .set({ passwordHash: await passwords.hash(newPassword), formerHash: account.passwordHash, updated_at: ctx.now })
        .where('id', '=', ctx.owner)
        .execute()
      await endOtherSessions(ctx)
      await notePassword(ctx)
      await endAllCodes(ctx.db, ctx.owner)
      await queueMail(ctx.db, ctx.now, mails.newPassword(account))
    },
  }
}
