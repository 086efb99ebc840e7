import { appendAudit } from '../../base/audit/service'
import { withLockedAccount } from '../../base/call/account'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import type { Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import { queueJob } from '../../base/outbox/job'
import { actAsOwner } from '../credentials/service-session'
import type { ReadSubscription } from './model'
import type { Billing, BillingProvider } from './port'
import { billingNotice, currentSubscription, isActive, type BillingNotice } from './rules-status'

export const subscriptionReadingKind = 'subscription.read'

/** Queues a reading in the caller's transaction. If it has a key, it is queued only once. */
export const queueSubscriptionReading = (db: Db, now: Instant, account: number, key?: string) =>
  queueJob(
    db,
    now,
    subscriptionReadingKind,
    { account },
    { key: key && `${subscriptionReadingKind}-${account}-${key}` },
  )

interface ReadingCtx {
  readonly db: Db
  readonly now: Instant
  readonly requestId: string
  readonly job?: number
}

/** A started reading, with its number. */
interface Reading {
  readonly number: number
  readonly customer: string
}

/** Starts a reading, before the provider is asked. Null if the user account isn't a customer. */
async function begin(db: Db, account: number): Promise<Reading | null> {
  const row = await db
    .updateTable('subscription')
    .set((is) => ({ readings: is('readings', '+', 1) }))
    .where('account_id', '=', account)
    .where('customer', 'is not', null)
    .returning(['readings as number', 'customer'])
    .executeTakeFirst()
  return row ? { number: row.number, customer: row.customer! } : null
}

/** Reads subscriptions. No other code writes their state and `account.subscriptionActive`. */
export function readingService({
  billing,
  mails,
  queueMail,
}: {
  readonly billing: BillingProvider
  readonly mails: Readonly<Record<BillingNotice, (to: Recipient) => Mail>>
  readonly queueMail: QueueMail
}) {
  /**
   * Stores a reading. If readings run in parallel, the one that started last counts, because its state is the newest.
   */
  async function store(
    { db, now, requestId }: ReadingCtx,
    account: number,
    reading: Reading,
    found: ReadSubscription | null,
  ): Promise<void> {
    await withLockedAccount({ db, owner: actAsOwner(account) }, async ({ db: tx }) => {
      const before = await tx
        .selectFrom('subscription')
        .innerJoin('account', 'account.id', 'subscription.account_id')
        .select(['status', 'customer', 'stored_reading', 'id', 'email', 'firstName', 'language', 'subscriptionActive'])
        .where('account_id', '=', account)
        .executeTakeFirst()
      // Nothing is stored if the customer has changed, or if a later reading was stored already.
      if (!before || before.customer !== reading.customer || before.stored_reading >= reading.number) return
      const status = found?.status ?? null
      await tx
        .updateTable('subscription')
        .set({
          status,
          interval: found?.interval ?? null,
          end_at: found?.endsAt ?? null,
          cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
          stored_reading: reading.number,
          read_at: now,
        })
        .where('account_id', '=', account)
        .execute()
      // A subscription that was granted instead of bought has no status. It doesn't change.
      if (status === null && before.status === null) return
      if (before.subscriptionActive !== isActive(status))
        await tx
          .updateTable('account')
          .set({ subscriptionActive: isActive(status) })
          .where('id', '=', account)
          // An account without a plan stays active without a subscription (./service-plans.ts).
          .where('without_plan', '=', false)
          .execute()
      if (status === before.status) return
      const changed = { status, subscriptionActive: isActive(status) }
      await appendAudit(tx, {
        account,
        at: now,
        requestId,
        ip: '',
        action: subscriptionReadingKind,
        entity: null,
        changed,
      })
      const notice = billingNotice(before.status, status)
      if (notice) await queueMail(tx, now, mails[notice](before))
    })
  }

  async function readIn(api: Billing, ctx: ReadingCtx, account: number): Promise<void> {
    const reading = await begin(ctx.db, account)
    if (reading) await store(ctx, account, reading, currentSubscription(await api.subscriptions(reading.customer)))
  }

  return {
    readIn,
    /** Reads and stores a subscription. If it throws ProviderFailure, nothing has changed. */
    read: (ctx: ReadingCtx, account: number): Promise<void> =>
      billing.ask({ name: 'read subscription', userId: account, sendData: {}, job: ctx.job }, (api) =>
        readIn(api, ctx, account),
      ),
  }
}

export type ReadingService = ReturnType<typeof readingService>
