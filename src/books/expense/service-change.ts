import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { yearIsNear } from '../../base/kit/schemas'
import { livingHouses } from '../../landlord/house/service'
import { returnVoucher } from '../../landlord/subscription/service'
import type { Expense, ExpenseForm } from './model'
import { followerOf, isChangeable } from './rules-change'
import { goingOn, scheduleOf, type Rhythm } from './rules-repeat'
import { generateDates } from './service-generate'
import { insertExpense, newValues } from './service-insert'
import { generateAllDue } from './service-repeat'
import { findExpense, lockExpense } from './service-select'

/** From when on and in which rhythm; refuses with 422 at the field. */
function checkedStart(form: ExpenseForm, parent: Day, today: Day): { from: Day; repeat: Rhythm } {
  const { date, repeat, archived } = form
  const wrong: FieldErrors = {
    ...(date === null
      ? { date: 'required' }
      : date <= parent
        ? { date: 'afterVoucher' }
        : !yearIsNear(date, today) && { date: 'dateRange' }),
    ...(repeat === 'never' && { repeat: 'stillRepeats' }),
    ...(archived && { archived: 'invalid' }),
  }
  if (date === null || repeat === 'never' || Object.keys(wrong).length > 0) throw new Refusal('invalid', wrong)
  return { from: date, repeat }
}

/**
 * Changes a repeat from a date on (docs/rules.md#repeats): its vouchers dated before stay, its own dates end there, and a
 * new voucher goes on in its rhythm. What the repeat has generated from that date on is replaced where nobody has touched
 * it; what somebody has touched belongs to the new voucher from then on, so that it stays the only one of its date. Holds
 * the account and then the voucher, as the job that generates does not wait for either: no date is made twice or lost.
 * Refuses with 404, 409 isTrashed, 409 repeatNotRunning, 422 at `date` and `repeat`, and as `createExpense` does, 402 only
 * where a further place is needed.
 */
export async function changeFrom(ctx: OwnedCtx, id: number, form: ExpenseForm): Promise<Expense> {
  const before = await lockExpense(ctx, id)
  const schedule = scheduleOf(before)
  const { next_on } = before
  if (schedule === null || next_on === null || !isChangeable(before)) throw new Refusal('repeatNotRunning')
  const { from, repeat } = checkedStart(form, schedule.date, ctx.today)
  await endBefore(ctx, before, next_on, from)

  const later = await generatedFrom(ctx, id, from)
  const datesOf = (touched: boolean) => later.filter((one) => one.touched === touched).map((one) => one.date)
  const [replaced, staying] = [datesOf(false), datesOf(true)]
  const follower = followerOf({ schedule, next_on, from, repeat, replaced, staying, today: ctx.today })
  await removeUntouched(ctx, id, from)

  const values = { ...(await newValues(ctx, form)), date: follower.date }
  const made = await insertExpense(ctx, values, follower.next_on, follower.repeat_day)
  await attachDocuments(ctx, values.documents)
  await ctx.db
    .updateTable('bilag')
    .set({ followedBilagId: made.id })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  await ctx.db
    .updateTable('bilag')
    .set({ parentBilagId: made.id })
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', id)
    .where('date', '>=', from)
    .execute()
  await generateDates(ctx, { account_id: ctx.owner, id: made.id }, follower.dates)
  return await findExpense(ctx, made.id)
}

/** Leaves the dates from `from` on to another voucher; what has come due before is made first, as the voucher was. */
async function endBefore(ctx: OwnedCtx, { id }: Expense, next_on: Day, from: Day): Promise<void> {
  await ctx.db
    .updateTable('bilag')
    .set({ ...goingOn({ followed_on: from }, next_on), followed_on: from, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  await generateAllDue(ctx, id)
}

/** What is hidden with a house that it was recorded in before is left alone, and has no place to give back. */
const inLivingHouse = (ctx: OwnedCtx) => sql<boolean>`"houseId" = any(${livingHouses(ctx)})`

/** What the repeat has generated from that date on, and whether somebody has touched it. */
async function generatedFrom(ctx: OwnedCtx, parent: number, from: Day): Promise<{ date: Day; touched: boolean }[]> {
  const rows = await ctx.db
    .selectFrom('bilag')
    .select(['date', 'touched', 'isTrashed', inLivingHouse(ctx).as('isShown')])
    .$narrowType<{ date: Day }>()
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', parent)
    .where('date', '>=', from)
    .execute()
  return rows.map(({ date, touched, isTrashed, isShown }) => ({ date, touched: touched || isTrashed || !isShown }))
}

/** Removes for good what nobody has touched, which has no files of its own, and gives the places back. */
async function removeUntouched(ctx: OwnedCtx, parent: number, from: Day): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('bilag')
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', parent)
    .where('date', '>=', from)
    .where('touched', '=', false)
    .where('isTrashed', '=', false)
    .where(inLivingHouse(ctx))
    .executeTakeFirst()
  if (numDeletedRows > 0n) await returnVoucher(ctx, Number(numDeletedRows))
}
