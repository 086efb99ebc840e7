import { sql } from 'kysely'
import type { Clock, Ctx, Ids } from '../../base/call/context'
import { appendAudit } from '../../base/audit/service'
import type { Db } from '../../base/db/pool'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import { EmailForm, profileRecord } from './model'
import { codeLife } from '../password/rules-code'
import { endAllCodes, issueCode, lockAccountById } from '../password/service-code'
import { switchSecondStepOff } from '../second-factor/service'
import type { AccountMails } from './service-mail'
import { createAccount, type OnRegistered } from './service-create'
import { setEmail } from './service-credentials'
import type { AccountDeletion } from './service-delete'
import { actFor, endAllSessions } from '../session/service'

/** What the old app hands over of an account; the rest is asked for when its owner moves in. */
export interface OldAccount {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: Language
}

/** Where it is done, and when. */
interface Acting {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
}

/** One transaction with its audit row, like a call. `work` returns the account that was touched. */
async function act<T extends { account: number }>(
  { db, clock, ids }: Acting,
  action: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  return await db.transaction().execute(async (tx) => {
    const requestId = `admin-${ids.code(128).slice(0, 12)}`
    const ctx: Ctx = {
      db: tx,
      now,
      today: osloDay(now),
      ids,
      requestId,
      ip: '',
      language: 'en',
      agent: '',
      session: '',
      browser: '',
      owner: null,
    }
    const done = await work(ctx)
    await appendAudit(tx, {
      account: done.account,
      at: now,
      requestId,
      ip: '',
      action,
      entity: String(done.account),
      changed: {},
    })
    return done
  })
}

const find = async (ctx: Ctx, typed: string) => {
  const { email } = EmailForm.parse({ email: typed })
  const account = await ctx.db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) throw new Refusal('notFound')
  return account
}

/** What support and operation do on the command line (`npm run admin`); nothing of it can be reached over HTTP. Each leaves its audit row. */
export function adminService({
  mails,
  queueMail,
  onRegistered,
  withoutPlan,
  deleteNow,
  ...acting
}: Acting & {
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly onRegistered: OnRegistered
  /** Whether the installation has no plans. */
  readonly withoutPlan: boolean
  readonly deleteNow: AccountDeletion['deleteNow']
}) {
  const setRole = async (email: string, role: 'landlord' | 'admin', action: string): Promise<void> => {
    await act(acting, action, async (ctx) => {
      const { id } = await find(ctx, email)
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
        const { id } = await find(ctx, email)
        const life = minutes === undefined ? codeLife.byUrl : minutes * 60_000
        return { account: id, url: mails.byUrl(await issueCode(ctx, id, 'byUrl', life)) }
      })
      return url
    },

    /** The same mailed to the account, good for 10 minutes. Refuses with `notFound`. */
    async mailLoginLink(email: string): Promise<void> {
      await act(acting, 'admin mail-login-link', async (ctx) => {
        const account = await find(ctx, email)
        const code = await issueCode(ctx, account.id, 'byUrl', codeLife.byUrlMailed)
        await queueMail(ctx.db, ctx.now, mails.fromSupport(account, code))
        return { account: account.id }
      })
    },

    /**
     * Switches the second step off for an owner who has lost the authenticator and the recovery codes, and tells the
     * address. Refuses with `notFound` and `secondFactorOff`.
     */
    async switchSecondStepOff(email: string): Promise<void> {
      await act(acting, 'admin second-step-off', async (ctx) => {
        const account = await find(ctx, email)
        const { totp_confirmed_at } = await ctx.db
          .selectFrom('account')
          .select('totp_confirmed_at')
          .where('id', '=', account.id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
        if (totp_confirmed_at === null) throw new Refusal('secondFactorOff')
        await switchSecondStepOff(ctx, account.id)
        await queueMail(ctx.db, ctx.now, mails.secondFactorOff(account))
        return { account: account.id }
      })
    },

    /**
     * Gives an account another address, for an owner who has lost the mailbox: ends all sessions and mailed codes, and tells
     * both addresses. Refuses with `notFound` and `emailExists`. Throws for an address that is none.
     */
    async changeEmail(from: string, to: string): Promise<void> {
      await act(acting, 'admin change-email', async (ctx) => {
        const account = await find(ctx, from)
        const { email } = EmailForm.parse({ email: to })
        await lockAccountById(ctx.db, account.id)
        await setEmail(ctx, account.id, email)
        await endAllSessions(ctx.db, account.id)
        await endAllCodes(ctx.db, account.id)
        await queueMail(ctx.db, ctx.now, mails.emailChanged(account, email))
        await queueMail(ctx.db, ctx.now, mails.emailChanged({ ...account, email }, email))
        return { account: account.id }
      })
    },

    /** Deletes an account whose owner asks for it and can't log in. Refuses with `notFound` and `subscriptionIsActive`. */
    async deleteAccount(email: string): Promise<void> {
      await act(acting, 'admin delete', async (ctx) => {
        const { id } = await find(ctx, email)
        const account = await ctx.db
          .selectFrom('account')
          .select(['id', 'email', 'firstName', 'language', 'subscriptionActive', 'without_plan'])
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
        await deleteNow(ctx, account)
        return { account: id }
      })
    },

    /** Accounts whose address or name has that text, or whose number it is: the first 50, by number. */
    async findAccounts(text: string) {
      return await acting.db
        .selectFrom('account')
        .select(['id', 'email', 'role', 'created_at'])
        .select(sql<string>`concat_ws(' ', "firstName", "lastName")`.as('name'))
        .where('deleted_at', 'is', null)
        .where((is) =>
          is.or([
            sql<boolean>`strpos(lower(concat_ws(' ', "firstName", "lastName", email)), lower(${text.trim()})) > 0`,
            sql<boolean>`id::text = ${text.trim()}`,
          ]),
        )
        .orderBy('id')
        .limit(50)
        .execute()
    },

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
