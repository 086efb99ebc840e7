import { z } from 'zod'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { queueJob } from '../../base/outbox/job'
import type { LoginAnswer } from '../account/model'
import type { AccountMails } from '../account/service-mail'
import type { ProfileService } from '../account/service-profile'
import { emailTakenRefusal, setEmail, replacePasswordHash } from '../account/service-support'
import { codeLifeMs } from '../credentials/rules-code'
import { checkCode, endAllCodes, issueCode, lockAccountById, consumeCode } from '../credentials/service-code'
import { proveOwner, type PasswordService } from '../credentials/service-password'
import type { SecondFactorForm } from '../credentials/model-second-factor'
import { secondStepService } from '../credentials/service-step'
import {
  endAllSessions,
  endOtherSessions,
  isPasswordFresh,
  notePasswordEntered,
  openSession,
} from '../credentials/service-session'
import type { NoteDevice } from '../credentials/service-device'
import type { FirstStepAnswer, LoginForm } from './model'
import type { ChangeEmailForm, PasswordForm } from './model-change'
import type { ResetPasswordForm } from './model-reset'

/**
 * The owner of a login's data: the open session, or the second step that is still to be taken. Both
 * are hashes of tokens.
 */
export type LoginDataOwner = { readonly session: string } | { readonly step: string }
export type AttachToLogin = (to: LoginDataOwner) => Promise<void>

export interface LoginListener {
  /** Called after the second step. Moves the data that was stored for the step to the session. */
  readonly attachLoginToSession: (ctx: OwnedCtx, step: string) => Promise<void>
}

export interface LoginDeps extends LoginListener {
  readonly encryption: Encryption
  readonly profile: ProfileService
  readonly noteDevice: NoteDevice
}

function enterService({ encryption, profile, noteDevice, attachLoginToSession }: LoginDeps) {
  const secondFactor = secondStepService({ encryption })
  /** Opens a session. `attach` adds data that belongs to it. If the device is new, an e-mail tells the owner. */
  const enter = async (
    ctx: Ctx,
    id: number,
    by: 'password' | 'link',
    attach: (owned: OwnedCtx) => Promise<void> = async () => undefined,
  ): Promise<LoginAnswer> => {
    const account = await ctx.db
      .selectFrom('account')
      .select(['id', 'email', 'firstName', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { token, owned } = await openSession(ctx, id, by)
    await attach(owned)
    await noteDevice(ctx, account)
    return { accessToken: token, user: await profile.readWithoutUnreadable(owned) }
  }

  /** If the second step is switched on, starts it. Otherwise opens a session. */
  const begin = async (
    ctx: Ctx,
    account: number,
    by: 'password' | 'link',
    attach: AttachToLogin = async () => undefined,
  ): Promise<FirstStepAnswer> => {
    const asked = await secondFactor.begin(ctx, account, by)
    if (asked === null) return await enter(ctx, account, by, ({ session }) => attach({ session }))
    await attach({ step: hashOf(asked) })
    ctx.concerns?.(account)
    return { secondFactor: asked }
  }

  return {
    begin,

    /** Takes the second step. Refuses with `loginExpired` and `wrongCode`. */
    async secondStep(ctx: Ctx, form: SecondFactorForm): Promise<LoginAnswer> {
      const { account, by } = await secondFactor.take(ctx, form)
      return await enter(ctx, account, by, (owned) => attachLoginToSession(owned, hashOf(form.token)))
    },

    /** The subject of a token. Wrong codes are counted for each subject. */
    subjectOf: (ctx: Ctx, token: string): Promise<string> => secondFactor.subjectOf(ctx, token),
  }
}

export interface ChangeDeps {
  readonly passwords: PasswordService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

function changeService({ passwords, mails, queueMail }: ChangeDeps) {
  return {
    /**
     * Mails a link to the new address and a notice to the old one. An earlier link becomes invalid. Refuses with
     * `emailExists` and `invalidCredentials`. Refuses with `invalid` if no password is sent and none was typed in this
     * session within the last ten minutes.
     */
    async askForEmail(ctx: OwnedCtx, { email, password }: ChangeEmailForm): Promise<void> {
      if (password !== undefined) await proveOwner(ctx, passwords, password)
      const account = await lockAccountById(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (password === undefined && !(await isPasswordFresh(ctx)))
        throw new Refusal('invalid', { password: 'required' })
      if (await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst())
        throw emailTakenRefusal()
      const code = await issueCode(ctx, account.id, 'email', codeLifeMs.email, email)
      await queueMail(ctx.db, ctx.now, mails.confirmEmail({ ...account, email }, code))
      await queueMail(ctx.db, ctx.now, mails.emailAsked(account, email))
    },

    /**
     * Changes the address, ends all sessions and codes, and informs the old address. Refuses with `invalidCode`.
     * Refuses with `emailExists` if somebody else has registered the address. The code can then be used again, in case
     * the address becomes free.
     */
    async confirmEmail(ctx: Ctx, code: string): Promise<{ email: string }> {
      const { newEmail, ...account } = await consumeCode(ctx, 'email', code)
      if (newEmail === null) throw new Refusal('invalidCode')
      await setEmail(ctx, account.id, newEmail)
      await endAllSessions(ctx.db, account.id)
      await endAllCodes(ctx.db, account.id)
      await queueMail(ctx.db, ctx.now, mails.emailChanged(account, newEmail))
      return { email: newEmail }
    },

    /**
     * Changes the password, ends all other sessions and all mailed codes, and informs the owner. Refuses with
     * `invalidCredentials`, `invalid` (too easy to guess) and `passwordReused` (the present password or the previous
     * one).
     */
    async changePassword(ctx: OwnedCtx, { oldPassword, newPassword }: PasswordForm): Promise<void> {
      const account = await proveOwner(ctx, passwords, oldPassword, 'oldPassword')
      passwords.refuseGuessable(newPassword, account, 'newPassword')
      for (const hash of [account.passwordHash, account.formerHash]) {
        if (hash !== '' && (await passwords.verify(hash, newPassword)))
          throw new Refusal('passwordReused', { newPassword: 'password.notEquals' })
      }
      await replacePasswordHash(ctx, ctx.owner, await passwords.hash(newPassword))
      await endOtherSessions(ctx)
      await notePasswordEntered(ctx)
      await endAllCodes(ctx.db, ctx.owner)
      await queueMail(ctx.db, ctx.now, mails.passwordChanged(account))
    },
  }
}

/** The job's data. It is encrypted, so that the queue contains no personal data as plain text. */
export const ResetLinkJob = z.object({ encrypted: z.string() })
export const resetLinkKind = 'resetLink'
const context = 'job.resetLink.email'

export interface ResetDeps {
  /** Removes the electronic id. The person who linked it may not be the owner of the account. */
  readonly unlink: (db: Db, account: number) => Promise<void>
  readonly encryption: Encryption
  readonly passwords: PasswordService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

function resetService({ encryption, passwords, mails, queueMail, unlink }: ResetDeps) {
  return {
    /** Queues the job. This is the same work for every address. Only the job finds out whether there is an account. */
    async askForLink(ctx: Ctx, email: string): Promise<void> {
      const job: z.input<typeof ResetLinkJob> = { encrypted: encryption.encrypt(email, context) }
      await queueJob(ctx.db, ctx.now, resetLinkKind, job)
    },

    /** The job's work: sends the link. For an unknown address it does nothing. */
    async sendLink(ctx: Pick<Ctx, 'db' | 'now' | 'ids'>, job: z.output<typeof ResetLinkJob>): Promise<void> {
      const email = encryption.decrypt(job.encrypted, context)
      const found = await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
      const account = found && (await lockAccountById(ctx.db, found.id))
      if (!account) return
      const code = await issueCode(ctx, account.id, 'reset', codeLifeMs.reset)
      await queueMail(ctx.db, ctx.now, mails.reset(account, code))
    },

    /** Checks a code, which can still be used afterwards. Refuses with `invalidCode`. */
    check: async (ctx: Ctx, code: string): Promise<void> => void (await checkCode(ctx, 'reset', code)),

    /**
     * Sets a new password, ends all sessions and codes, removes the electronic id, and informs the owner. An account of
     * the old app becomes an account of this app. Refuses with `invalidCode`. Refuses with `invalid` (too easy to
     * guess), and then the code can be used again.
     */
    async reset(ctx: Ctx, { code, password }: ResetPasswordForm): Promise<void> {
      const account = await consumeCode(ctx, 'reset', code)
      passwords.refuseGuessable(password, account, 'password')
      await replacePasswordHash(ctx, account.id, await passwords.hash(password))
      await endAllSessions(ctx.db, account.id)
      await unlink(ctx.db, account.id)
      await endAllCodes(ctx.db, account.id)
      await queueMail(ctx.db, ctx.now, mails.passwordReset(account))
    },
  }
}

export interface PasswordLoginDeps extends LoginDeps {
  readonly passwords: PasswordService
}

const refused = () => new Refusal('invalidCredentials', { password: 'invalidCredentials' })

function loginWays({ passwords, ...deps }: PasswordLoginDeps) {
  const { begin, ...steps } = enterService(deps)

  return {
    ...steps,

    /**
     * Logs in by password. For an unknown address, the answer and the work are the same as for a wrong password.
     * Refuses with `isOldAppUser` for an account of the old app, which has no password here.
     */
    async login(ctx: Ctx, { email, password }: LoginForm): Promise<FirstStepAnswer> {
      const found = await ctx.db
        .selectFrom('account')
        .select(['id', 'passwordHash', 'isOldAppUser'])
        .where('email', '=', email)
        .executeTakeFirst()
      const right = await passwords.verify(found?.passwordHash || null, password)
      if (found?.isOldAppUser) throw new Refusal('isOldAppUser')
      if (!found || !right) throw refused()
      // The password may have been changed during the comparison. The lock waits for that change.
      // Then the old hash is no longer found, and the login is refused.
      const still = await ctx.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', found.id)
        .where('passwordHash', '=', found.passwordHash)
        .forShare()
        .executeTakeFirst()
      if (!still) throw refused()
      return await begin(ctx, found.id, 'password')
    },

    /** The address of a link's account. The code can still be used afterwards. Refuses with `invalidCode`. */
    async whoseLink(ctx: Ctx, code: string): Promise<string> {
      const { email } = await ctx.db
        .selectFrom('account')
        .select('email')
        .where('id', '=', await checkCode(ctx, 'byUrl', code))
        .executeTakeFirstOrThrow()
      return email
    },

    /** Logs in by a link: opens a session, or begins the second step. Refuses with `invalidCode`. */
    async byUrl(ctx: Ctx, code: string): Promise<FirstStepAnswer> {
      return await begin(ctx, (await consumeCode(ctx, 'byUrl', code)).id, 'link')
    },

    /** Logs in a person whom another module has recognised, without the password. */
    enterExternally: (ctx: Ctx, account: number, attach: AttachToLogin): Promise<FirstStepAnswer> =>
      begin(ctx, account, 'link', attach),
  }
}

export type LoginServiceDeps = PasswordLoginDeps & ResetDeps & ChangeDeps

export const loginService = (deps: LoginServiceDeps) => ({
  ...loginWays(deps),
  ...resetService(deps),
  ...changeService(deps),
})

export type LoginService = ReturnType<typeof loginService>
