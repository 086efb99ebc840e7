import type { OwnedCtx } from '../../base/call/context'
import { queueJob } from '../../base/outbox/job'
import type { Expense } from './model'
import type { RepeatState } from './rules-repeat'
import { generateOwnRepeats, repeatKind } from './service-generate'

/**
 * Generates the due vouchers. If there are too many for one transaction, a job does the rest. Returns false if no date
 * is due.
 */
export async function generateRepeatNow(
  ctx: OwnedCtx,
  { id, next_on }: Pick<Expense, 'id' | 'next_on'>,
): Promise<boolean> {
  if (next_on === null || next_on > ctx.today) return false
  const { more } = await generateOwnRepeats(ctx, ctx.owner, [id])
  if (more) await queueJob(ctx.db, ctx.now, repeatKind, {})
  return true
}

/** Generates all due dates, however many there are. A job can't do the rest, because the repeat may end now. */
export async function generateAllDue(ctx: OwnedCtx, id: number): Promise<void> {
  for (let more = true; more;) ({ more } = await generateOwnRepeats(ctx, ctx.owner, [id]))
}

export async function setRepeat(
  ctx: OwnedCtx,
  id: number,
  state: RepeatState & Partial<Pick<Expense, 'followed_on'>>,
): Promise<void> {
  await ctx.db
    .updateTable('bilag')
    .set({ ...state, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}
