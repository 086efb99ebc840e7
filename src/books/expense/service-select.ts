import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { endOfYear, startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { existingHouseIds } from '../../landlord/house/service'
import type { SupplierTotals } from '../supplier/model'
import { expenseRecord, type Expense } from './model'

/** All expenses, including those of deleted houses (for the export). */
export const selectExpensesWithDeletedHouses = (ctx: OwnedCtx) =>
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

/** All expenses without those of deleted houses. The caller adds conditions. */
export const selectExpenses = (ctx: OwnedCtx) =>
  selectExpensesWithDeletedHouses(ctx).where(sql<boolean>`${sql.ref('bilag.houseId')} = any(${existingHouseIds(ctx)})`)

/** The newest voucher of each supplier that is complete and not in the trash folder. */
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

/** Finds a voucher, also in the trash folder. Refuses with 404. */
export async function findExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

/**
 * Locks a voucher and the account until the action ends. Refuses with 404, and with 409 for one in the trash folder.
 */
export async function lockExpense(ctx: OwnedCtx, id: number): Promise<Expense> {
  await lockAccount(ctx)
  const found = await selectExpenses(ctx).where('bilag.id', '=', id).forUpdate('bilag').executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  if (found.isTrashed) throw new Refusal('isTrashed')
  return found
}

/** True if a voucher has the supplier, including vouchers in the trash folder. */
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

/** The totals of each supplier, in all houses. Vouchers in the trash folder don't count. */
export async function paidToSuppliers(ctx: OwnedCtx): Promise<ReadonlyMap<number, SupplierTotals>> {
  const year = yearOf(ctx.today)
  const rows = await ctx.db
    .selectFrom('bilag')
    .where('account_id', '=', ctx.owner)
    .where(sql<boolean>`${sql.ref('houseId')} = any(${existingHouseIds(ctx)})`)
    .where('isTrashed', '=', false)
    .where('supplierId', 'is not', null)
    .groupBy('supplierId')
    .select((is) => [
      'supplierId',
      is.fn.countAll<number>().as('vouchers'),
      sql<Ore>`coalesce(sum(sum) filter (where listed_on between ${startOfYear(year)} and ${endOfYear(year)}), 0)`.as(
        'this_year',
      ),
      sql<Day>`max(listed_on)`.as('last_on'),
    ])
    .execute()
  return new Map(rows.flatMap(({ supplierId, ...paid }) => (supplierId === null ? [] : [[supplierId, paid] as const])))
}

/** The number of a house's vouchers, including those in the trash folder. */
export const countExpenses = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectExpensesWithDeletedHouses(ctx).where('bilag.houseId', '=', house))
