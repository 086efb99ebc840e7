import { sql } from 'kysely'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { endAllCodes, lockAccountById } from '../password/service-code'
import { switchSecondStepOff } from '../second-factor/service'
import { endAllSessions } from '../session/service'
import { EmailForm } from './model'
import { act, findAccount, type CommandActing } from './service-acting'
import { setEmail } from './service-credentials'
import type { AccountDeletion } from './service-delete'
import type { AccountMails } from './service-mail'

interface SupportDeps extends CommandActing, Pick<AccountDeletion, 'deleteNow'> {
  readonly mails: AccountMails
  readonly queueMail: QueueMail
}

/** What support does for an owner who can't get in. */
export function supportService({ mails, queueMail, deleteNow, ...acting }: SupportDeps) {
  return {
    /**
     * Switches the second step off for an owner who has lost the authenticator and the recovery codes, and tells the
     * address. Refuses with `notFound` and `secondFactorOff`.
     */
    async switchSecondStepOff(email: string): Promise<void> {
      await act(acting, 'admin second-step-off', async (ctx) => {
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
     * Gives an account another address, for an owner who has lost the mailbox: ends all sessions and mailed codes, and tells
     * both addresses. Refuses with `notFound` and `emailExists`. Throws for an address that is none.
     */
    async changeEmail(from: string, to: string): Promise<void> {
      await act(acting, 'admin change-email', async (ctx) => {
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

    /** Deletes an account whose owner asks for it and can't log in. Refuses with `notFound` and `subscriptionIsActive`. */
    async deleteAccount(email: string): Promise<void> {
      await act(acting, 'admin delete', async (ctx) => {
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
  }
}
