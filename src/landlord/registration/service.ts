import type { Ctx } from '../../base/call/context'
import type { QueueMail } from '../../base/outbox/service'
import type { LoginAnswer } from '../account/model'
import { createAccount, type OnRegistered } from '../account/service-admin'
import type { AccountMails } from '../account/service-mail'
import type { ProfileService } from '../account/service-profile'
import { codeLifeMs } from '../credentials/rules-code'
import { issueCode } from '../credentials/service-code'
import type { PasswordService } from '../credentials/service-password'
import { openSession } from '../credentials/service-session'
import type { NoteDevice } from '../credentials/service-device'
import type { RegisterForm } from './model'

export interface RegisterDeps {
  readonly passwords: PasswordService
  readonly profile: ProfileService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly onRegistered: OnRegistered
  readonly noteDevice: NoteDevice
  readonly withoutPlan: boolean
}

export function registerService(deps: RegisterDeps) {
  const { passwords, profile, mails, queueMail, onRegistered, noteDevice, withoutPlan } = deps
  return {
    /** Registers, and mails a login link. Refuses with `invalid` (too easy to guess) and `emailExists`. */
    async register(ctx: Ctx, { email, password }: RegisterForm): Promise<LoginAnswer> {
      passwords.refuseGuessable(password, { email, firstName: '', lastName: '' }, 'password')
      const { language } = ctx
      const passwordHash = await passwords.hash(password)
      const id = await createAccount(ctx.db, ctx.now, {
        email,
        passwordHash,
        language,
        isAgreePolicy: true,
        isOldAppUser: false,
        without_plan: withoutPlan,
      })
      const { token, owned } = await openSession(ctx, id, 'password')
      await onRegistered(owned)
      await noteDevice(ctx, { id, email, firstName: '', language })
      const code = await issueCode(ctx, id, 'byUrl', codeLifeMs.byUrlMailed)
      await queueMail(ctx.db, ctx.now, mails.welcome({ id, email, firstName: '', language }, code))
      return { accessToken: token, user: await profile.readWithoutUnreadable(owned) }
    },

    async emailExists(ctx: Ctx, email: string): Promise<boolean> {
      return (
        (await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
      )
    },
  }
}

export type RegisterService = ReturnType<typeof registerService>
