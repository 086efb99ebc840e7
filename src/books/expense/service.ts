import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos, releaseDocuments } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { yearIsNear } from '../../base/kit/field'
import { Refusal } from '../../base/kit/refusal'
import { ownHouse } from '../../landlord/house/service'
import { supplierFor } from '../supplier/service'
import type { Expense, ExpenseDetail, ExpenseForm } from './model'
import { deletingIsFinal, listedOn, lockedChanges, written, type SupplierField } from './rules'

covers<ExpenseForm, DB['bilag'], SupplierField>()

export interface ExpenseDeps {
  /** Trial, plan and the free cap (landlord/subscription): counts one voucher more, or refuses with 402. */
  readonly takeVoucher: (ctx: OwnedCtx) => Promise<void>
  /** One voucher less, after it was deleted for good. */
  readonly returnVoucher: (ctx: OwnedCtx) => Promise<void>
}

/** The caller's vouchers as the API answers them, those of deleted houses left out. Whoever asks adds which ones. */
export const selectExpenses = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bilag')
    .innerJoin('house', (join) => join.onRef('house.account_id', '=', 'bilag.account_id').onRef('house.id', '=', 'bilag.houseId'))
    .leftJoin('supplier', (join) => join.onRef('supplier.account_id', '=', 'bilag.account_id').onRef('supplier.id', '=', 'bilag.supplierId'))
    .where('bilag.account_id', '=', ctx.owner)
    .where('house.deleted_at', 'is', null)
    .select([
      'bilag.id',
      'bilag.houseId',
      'bilag.cost_type',
      'bilag.description',
      'bilag.supplierId',
      sql<string>`coalesce(supplier.name, '')`.as('name'),
      sql<string>`coalesce(supplier.address, '')`.as('address'),
      sql<string>`coalesce(supplier.city, '')`.as('city'),
      sql<string>`coalesce(supplier.postcode, '')`.as('postcode'),
      'bilag.repeat',
      'bilag.sum',
      'bilag.date',
      'bilag.listed_on',
      'bilag.franchise',
      'bilag.documents',
      'bilag.archived',
      'bilag.isAutoGenerate',
      sql<boolean>`bilag.repeat <> 'never'`.as('isRepeated'),
      'bilag.isRepeatStopped',
      'bilag.parentBilagId',
      'bilag.isTrashed',
      'bilag.created_at',
      'bilag.updated_at',
    ])

async function findExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

/** The voucher, held against a parallel change until the action ends. Refuses with 404, and with 409 what lies in the trash folder. */
async function holdExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).forUpdate('bilag').executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  if (found.isTrashed) throw new Refusal('isTrashed')
  return found
}

/** The exact rule for a typed date, which a schema without a clock can't know (specification 1, section 5). */
function checkDate(date: Day | null | undefined, today: Day): void {
  if (date && !yearIsNear(date, today)) throw new Refusal('invalid', { date: 'dateRange' })
}

/**
 * Records a voucher. Refuses with 402 (trial over, free vouchers used up), 404 for a house or supplier that isn't the
 * caller's, 422 for a foreign file or a date far away.
 */
export async function createExpense(ctx: OwnedCtx, form: ExpenseForm, deps: ExpenseDeps): Promise<Expense> {
  checkDate(form.date, ctx.today)
  await deps.takeVoucher(ctx)
  await ownHouse(ctx, form.houseId)
  const values = written(form, await supplierFor(ctx, form))
  await attachDocuments(ctx, values.documents)
  const { id } = await ctx.db
    .insertInto('bilag')
    .values({ ...values, account_id: ctx.owner, listed_on: listedOn(values.date, ctx.today), created_at: ctx.now, updated_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return await findExpense(ctx, id)
}

/** One voucher with what is known of its files; a trashed one too. */
export async function readExpense(ctx: OwnedCtx, id: number): Promise<ExpenseDetail> {
  const expense = await findExpense(ctx, id)
  return { ...expense, files: await fileInfos(ctx, expense.documents) }
}

/**
 * Changes a voucher, or fills out an archived one. Refuses as `createExpense` does, with 409 isTrashed, and with 422
 * `locked` at every field of a generated voucher that isn't open.
 */
export async function updateExpense(ctx: OwnedCtx, id: number, form: ExpenseForm): Promise<Expense> {
  const before = await holdExpense(ctx, id)
  checkDate(form.date, ctx.today)
  await ownHouse(ctx, form.houseId)
  const values = written(form, await supplierFor(ctx, form))
  const locked = before.isAutoGenerate ? lockedChanges(before, values) : []
  if (locked.length > 0) throw new Refusal('invalid', Object.fromEntries(locked.map((field) => [field, 'locked'])))
  await changeDocuments(ctx, before.documents, values.documents)
  await ctx.db
    .updateTable('bilag')
    .set({ ...values, listed_on: listedOn(values.date, before.listed_on), updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  return await findExpense(ctx, id)
}

/**
 * Moves a voucher to the trash folder (a repeating one generates no more); an archived one is deleted for good with
 * its files, and its place in the free cap is given back.
 */
export async function removeExpense(ctx: OwnedCtx, id: number, deps: ExpenseDeps): Promise<void> {
  const before = await holdExpense(ctx, id)
  if (!deletingIsFinal(before)) {
    await ctx.db
      .updateTable('bilag')
      .set({ isTrashed: true, isRepeatStopped: before.isRepeated, updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
    return
  }
  await ctx.db.deleteFrom('bilag').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
  await releaseDocuments(ctx, before.documents)
  await deps.returnVoucher(ctx)
}
