import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import { lockVoucherQuota } from '../../landlord/plan/service-quota'
import { planReach } from '../../landlord/subscription/service-reach'
import type { Expense } from '../expense/model'
import type { RepeatRhythm } from '../expense/rules-repeat'
import { selectExpenses } from '../expense/service-select'
import { generateOwnRepeats, storeRepeatStates, repeatKind } from '../expense/service-generate'
import type { PlanRepeats, ResumedRepeats, ResumeForm, StoppedRepeat } from './model'
import { leftOutDates, resumedState, firstDatesWithoutVoucher } from './rules-plan'

/** The repeating vouchers in houses that are not deleted. */
const repeating = (ctx: OwnedCtx) =>
  selectExpenses(ctx)
    .where('bilag.repeat', '<>', 'never')
    .where('bilag.archived', '=', false)
    .where(sql<boolean>`not bilag."isTrashed"`)
    // A repeating voucher is complete.
    .$narrowType<{ date: Day; repeat: RepeatRhythm; sum: Ore }>()
    .orderBy('bilag.id')

const runningOf = (ctx: OwnedCtx) =>
  repeating(ctx).select('bilag.account_id').where('bilag.next_on', 'is not', null).$narrowType<{ next_on: Day }>()

const stoppedOf = (ctx: OwnedCtx) =>
  repeating(ctx)
    .where('bilag.stopped_by', '<>', '')
    .where('bilag.stopped_on', 'is not', null)
    .$narrowType<{ stopped_on: Day; stopped_by: StoppedRepeat['stopped_by'] }>()

const named = (one: Expense & { readonly repeat: RepeatRhythm; readonly sum: Ore }) => ({
  id: one.id,
  houseId: one.houseId,
  description: one.description,
  repeat: one.repeat,
  sum: one.sum,
})

/**
 * The vouchers whose repeat is running, with the first date for which the plan allows no voucher.
 */
export async function runningRepeats(ctx: OwnedCtx) {
  const running = await runningOf(ctx).execute()
  const stops = firstDatesWithoutVoucher(running, await planReach(ctx))
  return running.map((one) => Object.assign(one, { stops_on: stops.get(one) ?? null }))
}

/** The repeats that are running, and those that the plan has stopped (docs/rules/books.md#repeats). */
export async function planRepeats(ctx: OwnedCtx): Promise<PlanRepeats> {
  const [running, stopped] = [await runningRepeats(ctx), await stoppedOf(ctx).execute()]
  return {
    running: running.map((one) => Object.assign(named(one), { next_on: one.next_on, stops_on: one.stops_on })),
    stopped: stopped
      .filter((one) => resumedState(one, one.stopped_on) !== null)
      .map((one) =>
        Object.assign(named(one), {
          stopped_by: one.stopped_by,
          stopped_on: one.stopped_on,
          left_out: leftOutDates(one, one.stopped_on, ctx.today).length,
        }),
      ),
  }
}

/**
 * Resumes repeats at the first date without a voucher. The earliest dates get vouchers first. If
 * there are too many dates for one transaction, a job does the rest. Repeats that are running, or
 * that the landlord has stopped, don't change. Refuses with 402 if nothing new may be created, and
 * 404 for a foreign voucher. If the plan has too few places, repeats stop again at the first date
 * without a voucher.
 */
export async function resumeRepeats(ctx: OwnedCtx, { ids }: ResumeForm): Promise<ResumedRepeats> {
  await lockAccount(ctx)
  const quota = await lockVoucherQuota(ctx.db, ctx.today, ctx.owner)
  if (quota.left === 0 && quota.refusedBy) throw new Refusal(quota.refusedBy)
  if (ids !== undefined) await refuseForeign(ctx, ids)
  const chosen = new Set(ids)
  const stopped = (await stoppedOf(ctx).forUpdate('bilag').execute()).filter(
    ({ id }) => ids === undefined || chosen.has(id),
  )
  const going = stopped.flatMap((one) => {
    const state = resumedState(one, one.stopped_on)
    return state === null ? [] : [{ voucher: { account_id: ctx.owner, id: one.id }, state }]
  })
  if (going.length === 0) return { resumed: [], made: 0 }
  await storeRepeatStates(ctx.db, going)
  const own = going.map(({ voucher }) => voucher.id)
  const { byAccount, more } = await generateOwnRepeats(ctx, ctx.owner, own)
  if (more) await queueJob(ctx.db, ctx.now, repeatKind, {})
  return { resumed: await byId(ctx, own).execute(), made: byAccount.get(ctx.owner) ?? 0 }
}

const byId = (ctx: OwnedCtx, ids: readonly number[]) =>
  selectExpenses(ctx)
    .where(sql<boolean>`bilag.id = any(${ids}::bigint[])`)
    .orderBy('bilag.id')

async function refuseForeign(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  const own = await byId(ctx, ids).execute()
  if (own.length < new Set(ids).size) throw new Refusal('notFound')
}

/**
 * Counts the running repeats of several accounts. Only a job may do this. Accounts without running repeats are left
 * out.
 */
export async function countRunningRepeats(db: Db, accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('bilag')
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'bilag.account_id').onRef('house.id', '=', 'bilag.houseId'),
    )
    .where('bilag.next_on', 'is not', null)
    .where('house.deleted_at', 'is', null)
    .where(sql<boolean>`bilag.account_id = any(${accounts}::bigint[])`)
    .groupBy('bilag.account_id')
    .select((is) => ['bilag.account_id', is.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id, count]))
}
