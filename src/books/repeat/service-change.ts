import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { isNearYear } from '../../base/kit/schemas'
import type { Expense, ExpenseForm } from '../expense/model'
import { continuedState, scheduleOf, type RepeatRhythm } from '../expense/rules-repeat'
import { findExpense, lockExpense } from '../expense/service-select'
import { generateAllDue, setRepeat } from '../expense/service-repeat'
import { generateDates } from '../expense/service-generate'
import { insertExpense, newExpenseValues } from '../expense/service-insert'
import { handOverSeries, vouchersGeneratedFrom, removeUntouchedVouchers } from '../expense/service-series'
import { followingVoucher, isRepeatChangeable } from './rules-change'

/**
 * Returns the day from which the change applies, and the new rhythm. Refuses with 422 at the wrong
 * field.
 */
function checkedStart(form: ExpenseForm, parent: Day, today: Day): { from: Day; repeat: RepeatRhythm } {
  const { date, repeat, archived } = form
  const wrong: FieldErrors = {
    ...(date === null
      ? { date: 'required' }
      : date <= parent
        ? { date: 'afterVoucher' }
        : !isNearYear(date, today) && { date: 'dateRange' }),
    ...(repeat === 'never' && { repeat: 'stillRepeats' }),
    ...(archived && { archived: 'invalid' }),
  }
  if (date === null || repeat === 'never' || Object.keys(wrong).length > 0) throw new Refusal('invalid', wrong)
  return { from: date, repeat }
}

/**
 * Changes a repeat from a date on (docs/rules/books.md#repeats). Vouchers before that date stay. A new voucher
 * continues the repeat in the form's rhythm. It replaces untouched vouchers from that date on. Touched vouchers belong
 * to it and stay, so their dates get no other voucher. Locks the account, then the voucher. The generating job skips
 * locked rows, so no date is generated twice or lost. Refuses with 404, 409 isTrashed, 409 repeatNotRunning, 422 at
 * `date` and `repeat`, and as `createExpense` does. Refuses with 402 only if a further place is needed.
 */
export async function changeRepeatFrom(ctx: OwnedCtx, id: number, form: ExpenseForm): Promise<Expense> {
  const before = await lockExpense(ctx, id)
  const schedule = scheduleOf(before)
  const { next_on } = before
  if (schedule === null || next_on === null || !isRepeatChangeable(before)) throw new Refusal('repeatNotRunning')
  const { from, repeat } = checkedStart(form, schedule.date, ctx.today)
  // From now on the dates from `from` on belong to another voucher. So earlier due dates are generated first, with the
  // old values.
  await setRepeat(ctx, id, { ...continuedState({ followed_on: from }, next_on), followed_on: from })
  await generateAllDue(ctx, id)

  const later = await vouchersGeneratedFrom(ctx, id, from)
  const datesOf = (touched: boolean) => later.filter((one) => one.touched === touched).map((one) => one.date)
  const [replaced, staying] = [datesOf(false), datesOf(true)]
  const follower = followingVoucher({ schedule, next_on, from, repeat, replaced, staying, today: ctx.today })
  await removeUntouchedVouchers(ctx, id, from)

  const values = { ...(await newExpenseValues(ctx, form)), date: follower.date }
  const made = await insertExpense(ctx, values, follower.next_on, follower.repeat_day)
  await attachDocuments(ctx, values.documents)
  await handOverSeries(ctx, id, made.id, from)
  await generateDates(ctx, { account_id: ctx.owner, id: made.id }, follower.dates)
  return await findExpense(ctx, made.id)
}
