import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import { EmailForm, profileRecord } from './model'
import { codeLife } from '../password/rules-code'
import { issueCode } from '../password/service-code'
import type { AccountMails } from './service-mail'
import { createAccount, type OnRegistered } from './service-create'
import { act, findAccount, type CommandActing } from './service-acting'
import { supportService } from './service-support'
import type { AccountDeletion } from './service-delete'
import { actFor, endAllSessions } from '../session/service'

/** What the old app hands over of an account; the rest is asked for when its owner moves in. */
export interface OldAccount {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: Language
}

/** What support and operation do on the command line (`npm run admin`); nothing of it can be reached over HTTP. Each leaves its audit row. */
export function adminService({
  mails,
  queueMail,
  onRegistered,
  withoutPlan,
  deleteNow,
  ...acting
}: CommandActing & {
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly onRegistered: OnRegistered
  /** Whether the installation has no plans. */
  readonly withoutPlan: boolean
  readonly deleteNow: AccountDeletion['deleteNow']
}) {
  const setRole = async (email: string, role: 'landlord' | 'admin', action: string): Promise<void> => {
    await act(acting, action, async (ctx) => {
      const { id } = await findAccount(ctx, email)
      await ctx.db.updateTable('account').set({ role, updated_at: ctx.now }).where('id', '=', id).execute()
      await endAllSessions(ctx.db, id)
      return { account: id }
    })
  }

  return {
    /** Makes the account an administrator; it logs in anew. Refuses with `notFound`. */
    grantAdmin: (email: string): Promise<void> => setRole(email, 'admin', 'admin grant'),
    /** Takes the role away and ends the account's sessions. Refuses with `notFound`. */
    revokeAdmin: (email: string): Promise<void> => setRole(email, 'landlord', 'admin revoke'),

    /** A link that logs the account in once: returned, good for 60 seconds or so many minutes. Refuses with `notFound`. */
    async issueLoginLink(email: string, minutes?: number): Promise<string> {
      const { url } = await act(acting, 'admin login-link', async (ctx) => {
        const { id } = await findAccount(ctx, email)
        const life = minutes === undefined ? codeLife.byUrl : minutes * 60_000
        return { account: id, url: mails.byUrl(await issueCode(ctx, id, 'byUrl', life)) }
      })
      return url
    },

    /** The same mailed to the account, good for 10 minutes. Refuses with `notFound`. */
    async mailLoginLink(email: string): Promise<void> {
      await act(acting, 'admin mail-login-link', async (ctx) => {
        const account = await findAccount(ctx, email)
        const code = await issueCode(ctx, account.id, 'byUrl', codeLife.byUrlMailed)
        await queueMail(ctx.db, ctx.now, mails.fromSupport(account, code))
        return { account: account.id }
      })
    },

    ...supportService({ mails, queueMail, deleteNow, ...acting }),

    /**
     * Takes over an account of the old app: it has no password until its owner chooses one by the reset mail. Returns
     * its id. Throws for an address or name that is none; refuses with `emailExists`.
     */
    async importOldAccount({ email, firstName, lastName, language = 'nb' }: OldAccount): Promise<number> {
      const checked = {
        ...EmailForm.parse({ email }),
        ...(firstName !== undefined && { firstName: profileRecord.body.firstName.parse(firstName) }),
        ...(lastName !== undefined && { lastName: profileRecord.body.lastName.parse(lastName) }),
      }
      const { account } = await act(acting, 'admin import', async (ctx) => {
        const id = await createAccount(ctx.db, ctx.now, {
          ...checked,
          passwordHash: '',
          language,
          isAgreePolicy: false,
          isOldAppUser: true,
          without_plan: withoutPlan,
        })
        await onRegistered({ ...ctx, language, owner: actFor(id) })
        return { account: id }
      })
      return account
    },
  }
}

export type AdminService = ReturnType<typeof adminService>
