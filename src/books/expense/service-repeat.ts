import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import { lockVoucherQuota } from '../../landlord/subscription/service-quota'
import { maxSeries, type Expense, type ExpenseDetail } from './model'
import { restarted, scheduleOf, stopped, type RepeatState } from './rules-repeat'
import { generateOwn } from './service-generate'
import { findExpense, lockExpense } from './service-select'

/** The job that generates what has come due. */
export const repeatKind = 'expense.repeat'

/**
 * Generates the dates of one voucher that have come, at once; what is too much for one transaction is left to a job.
 * False when there is none.
 */
export async function generateNow(ctx: OwnedCtx, { id, next_on }: Pick<Expense, 'id' | 'next_on'>): Promise<boolean> {
  if (next_on === null || next_on > ctx.today) return false
  const { more } = await generateOwn(ctx, ctx.owner, [id])
  if (more) await queueJob(ctx.db, ctx.now, repeatKind, {})
  return true
}

/** Generates all dates of one voucher that have come, however many: nothing of it is left to a job when its repeat ends now. */
export async function generateAllDue(ctx: OwnedCtx, id: number): Promise<void> {
  for (let more = true; more;) ({ more } = await generateOwn(ctx, ctx.owner, [id]))
}

/** Writes down how the repeat of a voucher stands. */
async function setRepeat(ctx: OwnedCtx, id: number, state: RepeatState): Promise<void> {
  await ctx.db
    .updateTable('bilag')
    .set({ ...state, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** Whether the repeat of a voucher has made any that are still there. */
export const hasSeries = async (ctx: OwnedCtx, id: number): Promise<boolean> =>
  (await series(ctx, id).select('id').limit(1).executeTakeFirst()) !== undefined

const series = (ctx: OwnedCtx, id: number) =>
  ctx.db.selectFrom('bilag').where('account_id', '=', ctx.owner).where('parentBilagId', '=', id)

/** What the repeat of a voucher has made: the latest hundred, and how many in all. Those in the trash folder too. */
export async function seriesOf(ctx: OwnedCtx, id: number): Promise<Pick<ExpenseDetail, 'series' | 'seriesTotal'>> {
  const [{ total }, latest] = await Promise.all([
    series(ctx, id)
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    series(ctx, id)
      .select(['id', 'date', 'sum', 'isTrashed'])
      // What a repeat makes is complete.
      .$narrowType<{ date: NonNullable<Expense['date']>; sum: NonNullable<Expense['sum']> }>()
      .orderBy('date', 'desc')
      .limit(maxSeries)
      .execute(),
  ])
  return { series: latest, seriesTotal: total }
}

/**
 * Lets a stopped repeat go on from today; dates between are not filled in. Does nothing to a running one. Refuses with
 * 404, with 402 when nothing new may be created, with 409 isTrashed, with 409 notRepeated what doesn't repeat,
 * and with 409 repeatFollowed where another voucher has gone on with it.
 */
export async function startRepeat(ctx: OwnedCtx, id: number): Promise<Expense> {
  const expense = await lockExpense(ctx, id)
  const quota = await lockVoucherQuota(ctx.db, ctx.today, ctx.owner)
  if (quota.left === 0 && quota.refusedBy) throw new Refusal(quota.refusedBy)
  const repeat = scheduleOf(expense)
  if (!repeat) throw new Refusal('notRepeated')
  if (!expense.isRepeatStopped) return expense
  const state = restarted(repeat, expense.stopped_on, ctx.today)
  if (state.next_on === null) throw new Refusal('repeatFollowed')
  await setRepeat(ctx, id, state)
  await generateNow(ctx, { id, next_on: state.next_on })
  return await findExpense(ctx, id)
}

/**
 * Ends all dates after today; one that has come and is not made yet is made first. Does nothing to a stopped repeat.
 * Refuses with 404, 409 isTrashed, 409 notRepeated.
 */
export async function stopRepeat(ctx: OwnedCtx, id: number): Promise<Expense> {
  if (!scheduleOf(await lockExpense(ctx, id))) throw new Refusal('notRepeated')
  await generateAllDue(ctx, id)
  const { isRepeatStopped, next_on } = await findExpense(ctx, id)
  if (!isRepeatStopped) await setRepeat(ctx, id, stopped(next_on))
  return await findExpense(ctx, id)
}
