import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos, releaseDocuments } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { isNearYear } from '../../base/kit/schemas'
import { proveOwnHouse } from '../../landlord/house/service'
import { uncountVouchers } from '../../landlord/plan/service'
import { supplierIdFor } from '../supplier/service'
import type { TrashHandler } from '../trash/service'
import { expenseRecord, type Expense, type ExpenseDetail, type ExpenseForm, type StoredExpense } from './model'
import { deletingIsFinal, listingDay, lockedChanges } from './rules'
import {
  stateInTrash,
  noRepeat,
  repeatDayAfterChange,
  stateAfterChange,
  scheduleOf,
  secondDateOfRepeat,
} from './rules-repeat'
import { insertExpense, newExpenseValues } from './service-insert'
import { generateRepeatNow } from './service-repeat'
import { findExpense, lockExpense } from './service-select'
import { hasSeries, seriesOfVoucher } from './service-series'

assertTableCoversForm<StoredExpense, DB['bilag']>()

/** Checks the date against today's date, which the schema can't do (docs/rules/base.md#dates). */
function checkDate(date: Day | null | undefined, today: Day): void {
  if (date && !isNearYear(date, today)) throw new Refusal('invalid', { date: 'dateRange' })
}

/**
 * Records a voucher. A repeat that starts in the past gets its vouchers up to today at once. Refuses with 402 (trial
 * over, free vouchers used up), 404 for a foreign house or supplier, and 422 for a foreign file or a date far away.
 */
export async function createExpense(ctx: OwnedCtx, form: ExpenseForm): Promise<Expense> {
  checkDate(form.date, ctx.today)
  const values = await newExpenseValues(ctx, form)
  const repeat = scheduleOf(values)
  const made = await insertExpense(ctx, values, repeat && secondDateOfRepeat(repeat))
  await attachDocuments(ctx, values.documents)
  return (await generateRepeatNow(ctx, made)) ? await findExpense(ctx, made.id) : made
}

/** Reads a voucher, also from the trash folder. */
export async function readExpense(ctx: OwnedCtx, id: number): Promise<ExpenseDetail> {
  const expense = await findExpense(ctx, id)
  const [files, series] = await Promise.all([fileInfos(ctx, expense.documents), seriesOfVoucher(ctx, id)])
  return { ...expense, files, ...series }
}

/**
 * Changes a voucher, or fills in an archived one. The change applies only to later dates. Existing
 * vouchers of the repeat stay. Due vouchers are first generated from the old values. Refuses as
 * `createExpense` does, and with 409 isTrashed. Refuses with 422 `locked` at every locked field of
 * a generated voucher.
 */
export async function updateExpense(ctx: OwnedCtx, id: number, form: ExpenseForm): Promise<Expense> {
  const expense = await lockExpense(ctx, id)
  checkDate(form.date, ctx.today)
  const before = (await generateRepeatNow(ctx, expense)) ? await findExpense(ctx, id) : expense
  await proveOwnHouse(ctx, form.houseId)
  const values = { ...expenseRecord.pick(form), supplierId: await supplierIdFor(ctx, form) }
  const locked = before.isAutoGenerate ? lockedChanges(before, values) : []
  if (locked.length > 0) throw new Refusal('invalid', Object.fromEntries(locked.map((field) => [field, 'locked'])))
  await changeDocuments(ctx, before.documents, values.documents)
  const repeat_day = repeatDayAfterChange(before, values)
  const after = { ...values, repeat_day, followed_on: before.followed_on }
  const repeat = scheduleOf(after) ? stateAfterChange(before, after, await hasSeries(ctx, id), ctx.today) : noRepeat
  await ctx.db
    .updateTable('bilag')
    .set({
      ...values,
      ...repeat,
      repeat_day,
      // Marks a changed generated voucher. A later change of the repeat then doesn't replace it.
      ...(before.isAutoGenerate && expenseRecord.differing(before, values).length > 0 && { touched: true }),
      listed_on: listingDay(values.date, before.listed_on),
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  await generateRepeatNow(ctx, { id, next_on: repeat.next_on })
  return await findExpense(ctx, id)
}

/**
 * Deletes a voucher. If it repeats, no more vouchers are generated. An archived voucher is deleted
 * for good with its files, and its place in the plan is returned. Before that, `beforeFinal` lets a
 * later module reopen the bank transactions of the voucher.
 */
export async function removeExpense(ctx: OwnedCtx, id: number, beforeFinal: TrashHandler['remove']): Promise<void> {
  const before = await lockExpense(ctx, id)
  if (!deletingIsFinal(before)) {
    await ctx.db
      .updateTable('bilag')
      .set({ isTrashed: true, touched: true, ...stateInTrash(before), updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
    return
  }
  await beforeFinal(ctx, id)
  await ctx.db.deleteFrom('bilag').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
  await releaseDocuments(ctx, before.documents)
  await uncountVouchers(ctx)
}
