import type { Ctx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { PasswordService } from '../password/service'
import { checkCode, useCode } from '../password/service-code'
import type { FirstStep, LoginForm } from './model'
import { enterService, type Attach, type EnterDeps } from './service-enter'

export interface PasswordLoginDeps extends EnterDeps {
  readonly passwords: PasswordService
}

const refused = () => new Refusal('invalidCredentials', { password: 'invalidCredentials' })

/** Login with a password, by a link, or by whom a later module has recognised. */
export function loginWays({ passwords, ...deps }: PasswordLoginDeps) {
  const { begin, ...steps } = enterService(deps)

  return {
    ...steps,

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

    /** A session, or the second step, for somebody whom a later module has recognised, without the password. */
    enterExternally: (ctx: Ctx, account: number, attach: Attach): Promise<FirstStep> =>
      begin(ctx, account, 'link', attach),
  }
}
