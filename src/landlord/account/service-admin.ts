import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import { codeLifeMs } from '../credentials/rules-code'
import { issueCode } from '../credentials/service-code'
import { actAsOwner, endAllSessions } from '../credentials/service-session'
import { EmailForm, profileRecord } from './model'
import type { AccountDeletion } from './service-delete'
import type { AccountMails } from './service-mail'
import { runSupportCommand, findAccount, supportService, type SupportCommandDeps } from './service-support'

/** The work of other modules for a new account, in the same transaction. An example is the default supplier. */
export type OnRegistered = (ctx: OwnedCtx) => Promise<void>

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
  readonly isAgreePolicy: boolean
  readonly isOldAppUser: boolean
  /** True if the account needs no subscription. */
  readonly without_plan: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/**
 * Creates an account, and returns its id. Refuses with `emailExists`. If two requests run in parallel, a unique index
 * decides.
 */
export async function createAccount(db: Db, now: Instant, account: NewAccount): Promise<number> {
  const created = await db
    .insertInto('account')
    .values({ ...account, subscriptionActive: account.without_plan, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refusal('emailExists', { email: 'email.exists' })
  return created.id
}

/** An account of the old app. At the first login here, its owner is asked for the missing values. */
export interface OldAccount {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: Language
}

/**
 * The commands of support and operation (`npm run admin`). They are not available over HTTP. Each
 * command writes a row of the audit trail.
 */
export function adminService({
  mails,
  queueMail,
  onRegistered,
  withoutPlan,
  deleteNow,
  ...acting
}: SupportCommandDeps & {
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly onRegistered: OnRegistered
  readonly withoutPlan: boolean
  readonly deleteNow: AccountDeletion['deleteNow']
}) {
  const setRole = async (email: string, role: 'landlord' | 'admin', action: string): Promise<void> => {
    await runSupportCommand(acting, action, async (ctx) => {
      const { id } = await findAccount(ctx, email)
      await ctx.db.updateTable('account').set({ role, updated_at: ctx.now }).where('id', '=', id).execute()
      await endAllSessions(ctx.db, id)
      return { account: id }
    })
  }

  return {
    /** Makes a user an administrator. The user must then log in again. Refuses with `notFound`. */
    grantAdmin: (email: string): Promise<void> => setRole(email, 'admin', 'admin grant'),
    /** Makes an administrator a landlord, and ends the account's sessions. Refuses with `notFound`. */
    revokeAdmin: (email: string): Promise<void> => setRole(email, 'landlord', 'admin revoke'),

    /** Makes a link to log in. It works once, within 60 seconds or `minutes`. Refuses with `notFound`. */
    async issueLoginLink(email: string, minutes?: number): Promise<string> {
      const { url } = await runSupportCommand(acting, 'admin login-link', async (ctx) => {
        const { id } = await findAccount(ctx, email)
        const life = minutes === undefined ? codeLifeMs.byUrl : minutes * 60_000
        return { account: id, url: mails.byUrl(await issueCode(ctx, id, 'byUrl', life)) }
      })
      return url
    },

    /** Mails a link to log in, which is valid for 10 minutes. Refuses with `notFound`. */
    async mailLoginLink(email: string): Promise<void> {
      await runSupportCommand(acting, 'admin mail-login-link', async (ctx) => {
        const account = await findAccount(ctx, email)
        const code = await issueCode(ctx, account.id, 'byUrl', codeLifeMs.byUrlMailed)
        await queueMail(ctx.db, ctx.now, mails.fromSupport(account, code))
        return { account: account.id }
      })
    },

    ...supportService({ mails, queueMail, deleteNow, ...acting }),

    /**
     * Creates an account for a user of the old app. It has no password until its owner chooses one. Throws for an
     * invalid address or name. Refuses with `emailExists`.
     */
    async importOldAccount({ email, firstName, lastName, language = 'nb' }: OldAccount): Promise<number> {
      const checked = {
        ...EmailForm.parse({ email }),
        ...(firstName !== undefined && { firstName: profileRecord.body.firstName.parse(firstName) }),
        ...(lastName !== undefined && { lastName: profileRecord.body.lastName.parse(lastName) }),
      }
      const { account } = await runSupportCommand(acting, 'admin import', async (ctx) => {
        const id = await createAccount(ctx.db, ctx.now, {
          ...checked,
          passwordHash: '',
          language,
          isAgreePolicy: false,
          isOldAppUser: true,
          without_plan: withoutPlan,
        })
        await onRegistered({ ...ctx, language, owner: actAsOwner(id) })
        return { account: id }
      })
      return account
    },
  }
}

export type AdminService = ReturnType<typeof adminService>
