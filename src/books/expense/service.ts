import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { covers } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos, releaseDocuments } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { yearIsNear } from '../../base/kit/schemas'
import { queueJob } from '../../base/outbox/worker-claim'
import { livingHouses, ownHouse } from '../../landlord/house/service'
import { returnVoucher } from '../../landlord/plan/service'
import { supplierFor } from '../supplier/service'
import type { TrashKind } from '../trash/service'
import { expenseRecord, type Expense, type ExpenseDetail, type ExpenseForm, type StoredExpense } from './model'
import { deletingIsFinal, listedOn, lockedChanges } from './rules'
import {
  afterTrash,
  noRepeat,
  repeatDayKept,
  rewritten,
  scheduleOf,
  secondDate,
  type RepeatState,
} from './rules-repeat'
import { generateOwn, repeatKind } from './service-generate'
import { insertExpense, newValues } from './service-insert'
import { hasSeries, seriesOf } from './service-series'

/** The caller's vouchers as the API answers them, including those of deleted houses (for the export). */
export const selectExpensesAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bilag')
    .leftJoin('supplier', (join) =>
      join.onRef('supplier.account_id', '=', 'bilag.account_id').onRef('supplier.id', '=', 'bilag.supplierId'),
    )
    .where('bilag.account_id', '=', ctx.owner)
    .select([
      'bilag.id',
      ...expenseRecord.names.map((name) => `bilag.${name}` as const),
      sql<string>`coalesce(supplier.name, '')`.as('name'),
      sql<string>`coalesce(supplier.address, '')`.as('address'),
      sql<string>`coalesce(supplier.city, '')`.as('city'),
      sql<string>`coalesce(supplier.postcode, '')`.as('postcode'),
      'bilag.listed_on',
      'bilag.isAutoGenerate',
      sql<boolean>`bilag.repeat <> 'never'`.as('isRepeated'),
      'bilag.isRepeatStopped',
      'bilag.next_on',
      'bilag.stopped_by',
      'bilag.stopped_on',
      'bilag.repeat_day',
      'bilag.followed_on',
      'bilag.followedBilagId',
      'bilag.parentBilagId',
      'bilag.isTrashed',
      'bilag.trashedWithId',
      'bilag.created_at',
      'bilag.updated_at',
    ])

/** The caller's vouchers as the API answers them, without those of deleted houses. The caller adds conditions. */
export const selectExpenses = (ctx: OwnedCtx) =>
  selectExpensesAndHidden(ctx).where(sql<boolean>`${sql.ref('bilag.houseId')} = any(${livingHouses(ctx)})`)

/** The newest complete voucher of each supplier that is not in the trash folder. */
export const newestOfSuppliers = (ctx: OwnedCtx) =>
  selectExpenses(ctx)
    .distinctOn('bilag.supplierId')
    .where('bilag.supplierId', 'is not', null)
    .where('bilag.isTrashed', '=', false)
    .where('bilag.archived', '=', false)
    .orderBy('bilag.supplierId')
    .orderBy('bilag.listed_on', 'desc')
    .orderBy('bilag.id', 'desc')
    .execute()

/** The voucher, also one in the trash folder. Refuses with 404. */
export async function findExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

/**
 * The voucher, locked with its account against parallel changes until the action ends. Refuses with 404, and with 409
 * for a voucher in the trash folder.
 */
export async function lockExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  await lockAccount(ctx)
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).forUpdate('bilag').executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  if (found.isTrashed) throw new Refusal('isTrashed')
  return found
}

/** Whether any voucher names a supplier, including those in the trash folder. */
export async function isSupplierUsed(ctx: OwnedCtx, supplier: number): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('bilag')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('supplierId', '=', supplier)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** How many expense vouchers a house has, including those in the trash folder. */
export const countExpenses = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectExpensesAndHidden(ctx).where('bilag.houseId', '=', house))

/**
 * Generates the due dates of one voucher at once. A job does what is too much for one transaction. Returns false when
 * no date is due.
 */
export async function generateRepeatNow(
  ctx: OwnedCtx,
  { id, next_on }: Pick<Expense, 'id' | 'next_on'>,
): Promise<boolean> {
  if (next_on === null || next_on > ctx.today) return false
  const { more } = await generateOwn(ctx, ctx.owner, [id])
  if (more) await queueJob(ctx.db, ctx.now, repeatKind, {})
  return true
}

/** Generates all due dates of one voucher, however many. Nothing is left to a job, because its repeat may end now. */
export async function generateAllDue(ctx: OwnedCtx, id: number): Promise<void> {
  for (let more = true; more;) ({ more } = await generateOwn(ctx, ctx.owner, [id]))
}

/** Stores the state of a voucher's repeat, and from when on another voucher continues it. */
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

covers<StoredExpense, DB['bilag']>()

/** The exact rule for a typed date, which needs the present day and can't be in the schema (docs/rules.md#dates). */
function checkDate(date: Day | null | undefined, today: Day): void {
  if (date && !yearIsNear(date, today)) throw new Refusal('invalid', { date: 'dateRange' })
}

/**
 * Records a voucher. One that repeats from a past date on gets its vouchers up to today at once. Refuses with 402
 * (trial over, free vouchers used up), and with 404 for a house or supplier that doesn't belong to the caller. Refuses
 * with 422 for a foreign file or a date far away.
 */
export async function createExpense(ctx: OwnedCtx, form: ExpenseForm): Promise<Expense> {
  checkDate(form.date, ctx.today)
  const values = await newValues(ctx, form)
  const repeat = scheduleOf(values)
  const made = await insertExpense(ctx, values, repeat && secondDate(repeat))
  await attachDocuments(ctx, values.documents)
  return (await generateRepeatNow(ctx, made)) ? await findExpense(ctx, made.id) : made
}

/** One voucher with its files and the vouchers of its repeat, also one in the trash folder. */
export async function readExpense(ctx: OwnedCtx, id: number): Promise<ExpenseDetail> {
  const expense = await findExpense(ctx, id)
  const [files, series] = await Promise.all([fileInfos(ctx, expense.documents), seriesOf(ctx, id)])
  return { ...expense, files, ...series }
}

/**
 * Changes a voucher, or fills in an archived one. A change is for later dates only. The vouchers of its repeat stay as
 * they are, and due ones are first made from the old values. Refuses as `createExpense` does, with 409 isTrashed, and
 * with 422 `locked` at every locked field of a generated voucher.
 */
export async function updateExpense(ctx: OwnedCtx, id: number, form: ExpenseForm): Promise<Expense> {
  const expense = await lockExpense(ctx, id)
  checkDate(form.date, ctx.today)
  const before = (await generateRepeatNow(ctx, expense)) ? await findExpense(ctx, id) : expense
  await ownHouse(ctx, form.houseId)
  const values = { ...expenseRecord.pick(form), supplierId: await supplierFor(ctx, form) }
  const locked = before.isAutoGenerate ? lockedChanges(before, values) : []
  if (locked.length > 0) throw new Refusal('invalid', Object.fromEntries(locked.map((field) => [field, 'locked'])))
  await changeDocuments(ctx, before.documents, values.documents)
  const repeat_day = repeatDayKept(before, values)
  const after = { ...values, repeat_day, followed_on: before.followed_on }
  const repeat = scheduleOf(after) ? rewritten(before, after, await hasSeries(ctx, id), ctx.today) : noRepeat
  await ctx.db
    .updateTable('bilag')
    .set({
      ...values,
      ...repeat,
      repeat_day,
      // A changed generated voucher is kept when its repeat is changed from a date on.
      ...(before.isAutoGenerate && expenseRecord.differing(before, values).length > 0 && { touched: true }),
      listed_on: listedOn(values.date, before.listed_on),
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  await generateRepeatNow(ctx, { id, next_on: repeat.next_on })
  return await findExpense(ctx, id)
}

/**
 * Moves a voucher to the trash folder. A repeating one generates no more. An archived one is deleted for good with its
 * files, and its place in the free plan is returned. A later module is informed of that with `beforeFinal`.
 */
export async function removeExpense(ctx: OwnedCtx, id: number, beforeFinal: TrashKind['remove']): Promise<void> {
  const before = await lockExpense(ctx, id)
  if (!deletingIsFinal(before)) {
    await ctx.db
      .updateTable('bilag')
      .set({ isTrashed: true, touched: true, ...afterTrash(before), updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
    return
  }
  await beforeFinal(ctx, id)
  await ctx.db.deleteFrom('bilag').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
  await releaseDocuments(ctx, before.documents)
  await returnVoucher(ctx)
}
