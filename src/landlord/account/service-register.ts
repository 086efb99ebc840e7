import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import type { Auth } from './model'
import type { RegisterForm } from './model-register'
import { codeLife } from './rules-lifetime'
import { issueCode } from './service-code'
import type { NoteDevice } from './service-device'
import type { AccountMails } from './service-mail'
import type { PasswordService } from './service-password'
import type { ProfileService } from './service-profile'
import { openSession } from './service-session'

/** What later modules do for a new account (the default supplier), in the same transaction. */
export type OnRegistered = (ctx: OwnedCtx) => Promise<void>

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
  readonly isAgreePolicy: boolean
  readonly isOldAppUser: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** Writes a new account and returns its id. Refuses with `emailExists`; the index decides, so of parallel tries one wins. */
export async function createAccount(db: Db, now: Instant, account: NewAccount): Promise<number> {
  const created = await db
    .insertInto('account')
    .values({ ...account, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refusal('emailExists', { email: 'email.exists' })
  return created.id
}

export interface RegisterDeps {
  readonly passwords: PasswordService
  readonly profile: ProfileService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly onRegistered: OnRegistered
  readonly noteDevice: NoteDevice
}

export function registerService({ passwords, profile, mails, queueMail, onRegistered, noteDevice }: RegisterDeps) {
  return {
    /**
     * Makes an account with its first session and mails a welcome with a link that logs in. Refuses with `invalid`
     * (password too easy to guess) and `emailExists`.
     */
    async register(ctx: Ctx, { email, password }: RegisterForm): Promise<Auth> {
      passwords.refuseGuessable(password, { email, firstName: '', lastName: '' }, 'password')
      const { language } = ctx
      const passwordHash = await passwords.hash(password)
      const id = await createAccount(ctx.db, ctx.now, {
        email,
        passwordHash,
        language,
        isAgreePolicy: true,
        isOldAppUser: false,
      })
      const { token, owned } = await openSession(ctx, id, 'password')
      await onRegistered(owned)
      await noteDevice(ctx, { id, email, firstName: '', language })
      const code = await issueCode(ctx, id, 'byUrl', codeLife.byUrlMailed)
      await queueMail(ctx.db, ctx.now, mails.welcome({ id, email, firstName: '', language }, code))
      return { accessToken: token, user: await profile.read(owned) }
    },

    /** Whether an account has this address. */
    async emailExists(ctx: Ctx, email: string): Promise<boolean> {
      return (
        (await ctx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
      )
    },
  }
}
