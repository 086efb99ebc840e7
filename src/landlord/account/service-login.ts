import type { Ctx, OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Auth, LoginForm } from './model'
import { useCode } from './service-code'
import type { PasswordService } from './service-password'
import type { ProfileService } from './service-profile'
import { endSession, openSession } from './service-session'

export interface LoginDeps {
  readonly passwords: PasswordService
  readonly profile: ProfileService
}

const refused = () => new Refusal('invalidCredentials', { password: 'invalidCredentials' })

export function loginService({ passwords, profile }: LoginDeps) {
  const begin = async (ctx: Ctx, account: number, by: 'password' | 'link'): Promise<Auth> => {
    const { token, owned } = await openSession(ctx, account, by)
    return { accessToken: token, user: await profile.read(owned) }
  }

  return {
    /**
     * Refuses with `invalidCredentials`, with the same answer after the same work for an unknown address and a wrong
     * password, and with `isOldAppUser` for an account of the old app: it has no password here that could be right.
     */
    async login(ctx: Ctx, { email, password }: LoginForm): Promise<Auth> {
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

    /** Exchanges a one-time code for a session. Refuses with `invalidCode`. */
    async byUrl(ctx: Ctx, code: string): Promise<Auth> {
      return await begin(ctx, (await useCode(ctx, 'byUrl', code)).id, 'link')
    },

    logout: (ctx: OwnedCtx): Promise<void> => endSession(ctx),
  }
}
