import type { Updateable } from 'kysely'
import { eraseAddresses } from '../../base/audit/service'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import { deleteLimitsOfEmail } from '../../base/call/limits'
import { eraseStoredAnswers } from '../../base/call/stored-answer-erase'
import type { Db } from '../../base/db/pool'
import type { Account } from '../../base/db/schema'
import { eraseFiles } from '../../base/file/service-erase'
import { addTime, osloDay, yearOf, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Erase, Erasure } from '../../base/module/shape'
import type { Recipient } from '../../base/outbox/letter'
import type { QueueMail } from '../../base/outbox/service'
import { queueJob } from '../../base/outbox/job'
import { eraseAttempts } from '../../base/sendlog/service'
import { endAllCodes } from '../credentials/service-code'
import { proveOwner, type PasswordService } from '../credentials/service-password'
import { eraseSecondFactor } from '../credentials/service-second-factor'
import { endAllSessions } from '../credentials/service-session'
import { eraseDevices } from '../credentials/service-device'
import { eraseBrowsers } from '../credentials/service-browser'
import { accountCalls } from './calls'
import type { DeleteAccountForm } from './model'
import { retainedFrom, retentionYears } from './rules-retention'
import type { AccountMails } from './service-mail'
import { erasedProfile } from './service-profile'

export interface DeleteDeps {
  readonly passwords: PasswordService
  readonly mails: AccountMails
  readonly queueMail: QueueMail
  readonly erase: readonly Erase[]
}

/** The values of a deleted account's row. Nothing in them is about the owner. */
const nothing = {
  passwordHash: '',
  formerHash: '',
  role: 'landlord',
  ...erasedProfile,
  totp_secret: null,
  totp_confirmed_at: null,
  totp_step: 0,
  isAgreePolicy: false,
  is_register_finished: false,
  isOldAppUser: false,
  subscriptionActive: false,
  without_plan: false,
  firstBilagDate: null,
  usedBilags: 0,
  lastContract: 0,
  houses: 0,
  storedBytes: 0,
} as const satisfies Updateable<Account>

/** The key of the e-mail about the deletion. No other message of the account is sent after that. */
export const deletionMailKey = (account: number): string => `account.deleted-${account}`

export const eraseAgainKind = 'account.eraseAgain'
/** The time until the account is erased again, in ms. Calls that ran during the deletion have ended by then. */
const againAfter = 10 * 60_000

const queueEraseAgain = (db: Db, now: Instant, account: number, runAt: Instant) =>
  queueJob(db, now, eraseAgainKind, { account }, { key: `${eraseAgainKind}-${account}-${runAt}`, runAt })

type Deleted = Recipient & { readonly id: number; readonly subscriptionActive: boolean; readonly without_plan: boolean }

export function deleteService({ passwords, mails, queueMail, erase }: DeleteDeps) {
  async function eraseModules(
    { db, now, today }: Pick<Ctx, 'db' | 'now' | 'today'>,
    account: number,
    deletedAt: Instant,
    recipient: Erasure['recipient'],
  ): Promise<void> {
    const erasure: Erasure = {
      db,
      now,
      account,
      recipient,
      deletedIn: yearOf(osloDay(deletedAt)),
      retainedFrom: retainedFrom(today),
    }
    // In `modulesInErasureOrder`. Houses are erased before vouchers: writing a voucher locks its house first too,
    // so the two can't deadlock.
    for (const part of erase) await part(erasure)
    await eraseFiles(db, now, account)
    await endAllSessions(db, account)
    await endAllCodes(db, account)
    await eraseSecondFactor(db, account)
    await eraseDevices(db, account)
    await eraseBrowsers(db, account)
    await eraseStoredAnswers(db, account, accountCalls.deleteAccount.name)
    await eraseAttempts(db, account)
    await eraseAddresses(db, account)
  }

  /** Deletes an account. Refuses with `subscriptionIsActive`. */
  async function deleteNow(ctx: Pick<Ctx, 'db' | 'now' | 'today'>, account: Deleted): Promise<void> {
    const { db, now } = ctx
    const { id, email, firstName, language } = account
    if (account.subscriptionActive && !account.without_plan) throw new Refusal('subscriptionIsActive')
    await queueMail(db, now, mails.deleted(account), deletionMailKey(id))
    await db
      .updateTable('account')
      // This text is not an e-mail address. So nobody can log in with it, or register it.
      .set({ ...nothing, email: `deleted-${id}`, deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .execute()
    await deleteLimitsOfEmail(db, email)
    await eraseModules(ctx, id, now, { email, firstName, language })
    await queueEraseAgain(db, now, id, addTime(now, againAfter))
  }

  return {
    /**
     * Deletes the caller's account, except the records in rules-retention.ts. An e-mail tells the owner what is kept.
     * Refuses with `subscriptionIsActive` and `invalidCredentials`.
     */
    deleteAccount: async (ctx: OwnedCtx, { password }: DeleteAccountForm): Promise<void> =>
      deleteNow(ctx, await proveOwner(ctx, passwords, password)),

    /** Deletes an account for support, without its password. Refuses with `subscriptionIsActive`. */
    deleteNow,

    /**
     * Erases again. Ten minutes after the deletion, this erases what calls have written during the deletion. Then,
     * every January, it erases amounts that no longer have to be kept. In the end it deletes the account's row.
     */
    async eraseAgain(ctx: Pick<Ctx, 'db' | 'now' | 'today'>, account: number): Promise<void> {
      const { db, now } = ctx
      const gone = await db
        .selectFrom('account')
        .select('deleted_at')
        .where('id', '=', account)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!gone?.deleted_at) return
      const thisYear = yearOf(ctx.today)
      if (yearOf(osloDay(gone.deleted_at)) < thisYear - retentionYears) {
        await db.deleteFrom('account').where('id', '=', account).execute()
        return
      }
      await db.updateTable('account').set(nothing).where('id', '=', account).execute()
      await eraseModules(ctx, account, gone.deleted_at, null)
      await queueEraseAgain(db, now, account, `${thisYear + 1}-01-01T12:00:00.000Z` as Instant)
    },
  }
}

export type AccountDeletion = ReturnType<typeof deleteService>
