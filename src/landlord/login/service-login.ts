import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import { Refusal } from '../../base/kit/refusal'
import type { SecondFactorForm } from '../second-factor/model'
import type { SecondFactorService } from '../second-factor/service'
import type { Auth } from '../account/model'
import { checkCode, useCode } from '../password/service-code'
import type { NoteDevice } from '../session/service-device'
import type { PasswordService } from '../password/service'
import type { ProfileService } from '../account/service-profile'
import { openSession } from '../session/service'
import type { FirstStep, LoginForm } from './model'

/** What a login has brought along belongs to: the session it opens, or the second step that is asked for first. Both by their hashes. */
export type Belonging = { readonly session: string } | { readonly step: string }
type Attach = (to: Belonging) => Promise<void>

/** What a later module is told of logins. */
export interface LoginListener {
  /** The second step is done: what was kept for it belongs to the session of the context. */
  readonly moveToSession: (ctx: OwnedCtx, step: string) => Promise<void>
}

export interface EnterDeps extends LoginListener {
  readonly passwords: PasswordService
  readonly profile: ProfileService
  readonly secondFactor: SecondFactorService
  readonly noteDevice: NoteDevice
}

const refused = () => new Refusal('invalidCredentials', { password: 'invalidCredentials' })

export function enterService({ passwords, profile, secondFactor, noteDevice, moveToSession }: EnterDeps) {
  /** A session after the last step; `attach` gives it what belongs to it. A login from a device that was never used is told to the account. */
  const enter = async (
    ctx: Ctx,
    id: number,
    by: 'password' | 'link',
    attach: (owned: OwnedCtx) => Promise<void> = async () => undefined,
  ): Promise<Auth> => {
    const account = await ctx.db
      .selectFrom('account')
      .select(['id', 'email', 'firstName', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { token, owned } = await openSession(ctx, id, by)
    await attach(owned)
    await noteDevice(ctx, account)
    return { accessToken: token, user: await profile.read(owned) }
  }

  /** After the first step: the second one where it is switched on, else a session. */
  const begin = async (
    ctx: Ctx,
    account: number,
    by: 'password' | 'link',
    attach: Attach = async () => undefined,
  ): Promise<FirstStep> => {
    const asked = await secondFactor.begin(ctx, account, by)
    if (asked === null) return await enter(ctx, account, by, ({ session }) => attach({ session }))
    await attach({ step: hashOf(asked) })
    ctx.concerns?.(account)
    return { secondFactor: asked }
  }

  return {
    /**
     * Refuses with `invalidCredentials`, with the same answer after the same work for an unknown address and a wrong
     * password, and with `isOldAppUser` for an account of the old app: it has no password here that could be right.
     */
    async login(ctx: Ctx, { email, password }: LoginForm): Promise<FirstStep> {
      const found = await ctx.db
        .selectFrom('account')
        .select(['id', 'passwordHash', 'isOldAppUser'])
        .where('email', '=', email)
        .executeTakeFirst()
      const right = await passwords.verify(found?.passwordHash || null, password)
      if (found?.isOldAppUser) throw new Refusal('isOldAppUser')
      if (!found || !right) throw refused()
      // A new password ends all sessions. One that was set while we compared must not miss this one: the lock waits for
      // it, and then the old hash is gone.
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

    /** The address of the account that a login link belongs to; doesn't use its code up. Refuses with `invalidCode`. */
    async whoseLink(ctx: Ctx, code: string): Promise<string> {
      const { email } = await ctx.db
        .selectFrom('account')
        .select('email')
        .where('id', '=', await checkCode(ctx, 'byUrl', code))
        .executeTakeFirstOrThrow()
      return email
    },

    /** Exchanges a one-time code for a session, or for the second step. Refuses with `invalidCode`. */
    async byUrl(ctx: Ctx, code: string): Promise<FirstStep> {
      return await begin(ctx, (await useCode(ctx, 'byUrl', code)).id, 'link')
    },

    /** The second step of a login by password or link. Refuses with `loginExpired` and `wrongCode`. */
    async secondStep(ctx: Ctx, form: SecondFactorForm): Promise<Auth> {
      const { account, by } = await secondFactor.take(ctx, form)
      return await enter(ctx, account, by, (owned) => moveToSession(owned, hashOf(form.token)))
    },

    /** A session, or the second step, for somebody whom a later module has recognised, without the password. */
    enterExternally: (ctx: Ctx, account: number, attach: Attach): Promise<FirstStep> =>
      begin(ctx, account, 'link', attach),

    /** Whose wrong codes are counted together. */
    subjectOf: (ctx: Ctx, token: string): Promise<string> => secondFactor.subjectOf(ctx, token),
  }
}
