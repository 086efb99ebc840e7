import { sql } from 'kysely'
import { appendAudit } from '../../base/audit/service'
import { errorCodeOf } from '../../base/call/failure'
import type { Clock, Ctx, Ids } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { endAllCodes, lockAccountById } from '../credentials/service-code'
import { switchSecondStepOff } from '../credentials/service-second-factor'
import { endAllSessions } from '../credentials/service-session'
import { EmailForm } from './model'
import type { AccountDeletion } from './service-delete'
import type { AccountMails } from './service-mail'

export interface SupportCommandDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
}

/** Runs a command, and writes its row of the audit trail. `work` returns the user account that was changed. */
export async function runSupportCommand<T extends { account: number }>(
  { db, clock, ids }: SupportCommandDeps,
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

/** The account with an address. Refuses with `notFound`. Throws for an invalid address. */
export const findAccount = async (ctx: Ctx, typed: string) => {
  const { email } = EmailForm.parse({ email: typed })
  const account = await ctx.db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) throw new Refusal('notFound')
  return account
}

export const emailTakenRefusal = () => new Refusal('emailExists', { email: 'email.exists' })
const isUnique = (error: unknown) => errorCodeOf(error) === '23505'

/**
 * Changes an account's address. Refuses with `emailExists`. If two requests run in parallel, a unique index decides.
 */
export async function setEmail({ db, now }: Pick<Ctx, 'db' | 'now'>, account: number, email: string): Promise<void> {
  try {
    await db.updateTable('account').set({ email, updated_at: now }).where('id', '=', account).execute()
  } catch (error) {
    throw isUnique(error) ? emailTakenRefusal() : error
  }
}

/** Sets a password, and stores the previous one. An account of the old app then becomes an account of this app. */
export async function replacePasswordHash(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  account: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set((is) => ({ passwordHash, formerHash: is.ref('passwordHash'), isOldAppUser: false, updated_at: now }))
    .where('id', '=', account)
    .execute()
}

interface SupportDeps extends SupportCommandDeps, Pick<AccountDeletion, 'deleteNow'> {
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

/** The commands for an owner who can't log in. */
export function supportService({ mails, queueMail, deleteNow, ...acting }: SupportDeps) {
  return {
    /**
     * Switches the second step off without its codes. Informs the owner. Refuses with `notFound`, `secondFactorOff`.
     */
    async switchSecondStepOff(email: string): Promise<void> {
      await runSupportCommand(acting, 'admin second-step-off', async (ctx) => {
        const account = await findAccount(ctx, email)
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
     * Changes the address of an owner who can't open the old mailbox. Ends all sessions and mailed
     * codes, and informs the old and the new address. Refuses with `notFound` and `emailExists`.
     * Throws for an invalid address.
     */
    async changeEmail(from: string, to: string): Promise<void> {
      await runSupportCommand(acting, 'admin change-email', async (ctx) => {
        const account = await findAccount(ctx, from)
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

    /** Deletes an account. Refuses with `notFound` and `subscriptionIsActive`. */
    async deleteAccount(email: string): Promise<void> {
      await runSupportCommand(acting, 'admin delete', async (ctx) => {
        const { id } = await findAccount(ctx, email)
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

    /**
     * Finds accounts by a part of the address or name, or by the whole account number. Returns at
     * most 50.
     */
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
  }
}
