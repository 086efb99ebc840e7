import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { lockVoucherQuota } from '../../landlord/plan/service-quota'
import type { Expense } from '../expense/model'
import { restartedState, scheduleOf, stoppedState } from '../expense/rules-repeat'
import { findExpense, lockExpense } from '../expense/service-select'
import { generateAllDue, generateRepeatNow, setRepeat } from '../expense/service-repeat'

/**
 * Starts a repeat again from today. Dates since the stop get no vouchers. A running repeat doesn't change. Refuses with
 * 404, 402 if nothing new may be created, 409 isTrashed, 409 notRepeated, and 409 repeatFollowed if another voucher
 * continues it.
 */
export async function startRepeat(ctx: OwnedCtx, id: number): Promise<Expense> {
  const expense = await lockExpense(ctx, id)
  const quota = await lockVoucherQuota(ctx.db, ctx.today, ctx.owner)
  if (quota.left === 0 && quota.refusedBy) throw new Refusal(quota.refusedBy)
  const repeat = scheduleOf(expense)
  if (!repeat) throw new Refusal('notRepeated')
  if (!expense.isRepeatStopped) return expense
  const state = restartedState(repeat, expense.stopped_on, ctx.today)
  if (state.next_on === null) throw new Refusal('repeatFollowed')
  await setRepeat(ctx, id, state)
  await generateRepeatNow(ctx, { id, next_on: state.next_on })
  return await findExpense(ctx, id)
}

/**
 * Stops a repeat. Due dates are generated first. A stopped repeat doesn't change. Refuses with 404, 409 isTrashed,
 * notRepeated.
 */
export async function stopRepeat(ctx: OwnedCtx, id: number): Promise<Expense> {
  if (!scheduleOf(await lockExpense(ctx, id))) throw new Refusal('notRepeated')
  await generateAllDue(ctx, id)
  const { isRepeatStopped, next_on } = await findExpense(ctx, id)
  if (!isRepeatStopped) await setRepeat(ctx, id, stoppedState(next_on))
  return await findExpense(ctx, id)
}
