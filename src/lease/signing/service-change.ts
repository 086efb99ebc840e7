import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { attemptMs, watchIntervalMs, watchDurationMs } from './rules-order'
import { queueOrderReading } from './service-reading'
import type { SigningRow } from './service-select'

type Changing = Pick<OwnedCtx, 'db' | 'owner'>

export const orderRow = ({ db, owner }: Changing, { id }: Pick<SigningRow, 'id'>) =>
  db.updateTable('signing').where('account_id', '=', owner).where('id', '=', id)

export const signerRow = ({ db, owner }: Changing, { id }: { readonly id: number }) =>
  db.updateTable('signer').where('account_id', '=', owner).where('id', '=', id)

export const storeReminder = (ctx: OwnedCtx, order: SigningRow) =>
  orderRow(ctx, order).set({ reminded_at: ctx.now }).execute()

/**
 * Makes jobs read the order every `watchIntervalMs` for `watchDurationMs`, because somebody went to
 * sign.
 */
export async function watchOrder(ctx: OwnedCtx, order: SigningRow): Promise<void> {
  await orderRow(ctx, order)
    .set({ watched_until: addTime(ctx.now, watchDurationMs) })
    .execute()
  await queueOrderReading(ctx.db, ctx.now, order, { after: watchIntervalMs })
}

/** True if this attempt may make the order. Two attempts at once could both find nothing and order twice. */
export async function claimOrder(ctx: OwnedCtx, signing: SigningRow): Promise<boolean> {
  const claimed = await orderRow(ctx, signing)
    .set({ updated_at: ctx.now })
    .where('state', '=', 'starting')
    .where('updated_at', '<=', addTime(ctx.now, -attemptMs))
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}
