import type { Ctx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import type { CheckoutCompleted } from '../../landlord/subscription/service-event'
import { queueRefunding } from './service-refund'

/** Reads whether an opening fee was paid. */
export const feeReadKind = 'deposit.fee'
/** Reads an account at the bank. */
export const depositReadKind = 'deposit.read'

/** Queues a reading in the caller's transaction. With a key, it is queued once. */
export const queueDepositReading = (
  db: Db,
  now: Instant,
  kind: typeof feeReadKind | typeof depositReadKind,
  { account, deposit }: { readonly account: number; readonly deposit: number },
  key?: string,
) => queueJob(db, now, kind, { account, deposit }, { key: key && `${kind}-${deposit}-${key}` })

/**
 * Called when a checkout is completed. Queues a reading of the fee that was to be paid there, or its refund when no
 * account is possible any more.
 */
export const onFeeCompleted: CheckoutCompleted = async (ctx, checkout) => {
  const found = await ctx.db
    .selectFrom('deposit')
    .select(['account_id as account', 'id as deposit'])
    .where('fee_checkout', '=', checkout)
    .executeTakeFirst()
  if (!found) return await refundCompleted(ctx, checkout)
  await queueDepositReading(ctx.db, ctx.now, feeReadKind, found)
  return found.account
}

/** Opens a refund again after a payment, even if the refund was over. The fee is then given back. */
async function refundCompleted({ db, now }: Pick<Ctx, 'db' | 'now'>, checkout: string): Promise<number | null> {
  const late = await db
    .updateTable('fee_refund')
    .set({ ended_at: null })
    .where('fee_checkout', '=', checkout)
    .where('refunded_at', 'is', null)
    .returning(['account_id as account', 'id as refund'])
    .executeTakeFirst()
  if (!late) return null
  await queueRefunding(db, now, late)
  return late.account
}

/**
 * Queues a reading of a deposit by the bank's id. Returns the account that the deposit belongs to, or null for an
 * unknown one.
 */
export async function onDepositChanged(ctx: Pick<Ctx, 'db' | 'now'>, providerId: string): Promise<number | null> {
  const found = await ctx.db
    .selectFrom('deposit')
    .select(['account_id as account', 'id as deposit'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (!found) return null
  await queueDepositReading(ctx.db, ctx.now, depositReadKind, found)
  return found.account
}
