import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { existingHouseIds } from '../../landlord/house/service'
import { uncountVouchers } from '../../landlord/plan/service'
import { maxListedSeries, type Expense, type ExpenseDetail } from './model'
import { stateInTrash } from './rules-repeat'

export const hasSeries = async (ctx: OwnedCtx, id: number): Promise<boolean> =>
  (await series(ctx, id).select('id').limit(1).executeTakeFirst()) !== undefined

const series = (ctx: OwnedCtx, id: number) =>
  ctx.db.selectFrom('bilag').where('account_id', '=', ctx.owner).where('parentBilagId', '=', id)

/** The latest hundred vouchers of a repeat, and their total number. Vouchers in the trash folder count too. */
export async function seriesOfVoucher(
  ctx: OwnedCtx,
  id: number,
): Promise<Pick<ExpenseDetail, 'series' | 'seriesTotal'>> {
  const [{ total }, latest] = await Promise.all([
    series(ctx, id)
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    series(ctx, id)
      .select(['id', 'date', 'sum', 'isTrashed'])
      // A generated voucher is complete.
      .$narrowType<{ date: NonNullable<Expense['date']>; sum: NonNullable<Expense['sum']> }>()
      .orderBy('date', 'desc')
      .limit(maxListedSeries)
      .execute(),
  ])
  return { series: latest, seriesTotal: total }
}

/** Moves a repeating voucher and its vouchers to the trash folder. Those already in the trash folder don't change. */
export async function trashWithSeries(ctx: OwnedCtx, parent: Expense): Promise<void> {
  const trashed = { isTrashed: true, trashedWithId: parent.id, updated_at: ctx.now }
  await ctx.db
    .updateTable('bilag')
    .set({ ...trashed, ...stateInTrash(parent) })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', parent.id)
    .execute()
  await ctx.db
    .updateTable('bilag')
    .set(trashed)
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', parent.id)
    .where('isTrashed', '=', false)
    .execute()
}

/**
 * Lets the voucher `follower` continue a repeat. The vouchers generated on or after `from` then
 * belong to `follower`.
 */
export async function handOverSeries(ctx: OwnedCtx, parent: number, follower: number, from: Day): Promise<void> {
  await ctx.db
    .updateTable('bilag')
    .set({ followedBilagId: follower })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', parent)
    .execute()
  await ctx.db
    .updateTable('bilag')
    .set({ parentBilagId: follower })
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', parent)
    .where('date', '>=', from)
    .execute()
}

/**
 * A condition: the voucher's house is not deleted. Vouchers of a deleted house must not change,
 * because their places in the plan were already returned.
 */
const inLivingHouse = (ctx: OwnedCtx) => sql<boolean>`"houseId" = any(${existingHouseIds(ctx)})`

/**
 * Returns the dates on or after `from` that have a generated voucher. `touched` is true if a change
 * of the repeat must not replace the voucher: it was changed, is in the trash folder, or is in a
 * deleted house.
 */
export async function vouchersGeneratedFrom(
  ctx: OwnedCtx,
  parent: number,
  from: Day,
): Promise<{ date: Day; touched: boolean }[]> {
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

/** Marks vouchers that other records refer to. A change of the repeat doesn't replace them. */
export async function markAsTouched(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .updateTable('bilag')
    .set({ touched: true })
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .execute()
}

/** Deletes untouched vouchers and returns their places in the plan. Such vouchers have no files of their own. */
export async function removeUntouchedVouchers(ctx: OwnedCtx, parent: number, from: Day): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('bilag')
    .where('account_id', '=', ctx.owner)
    .where('parentBilagId', '=', parent)
    .where('date', '>=', from)
    .where('touched', '=', false)
    .where('isTrashed', '=', false)
    .where(inLivingHouse(ctx))
    .executeTakeFirst()
  if (numDeletedRows > 0n) await uncountVouchers(ctx, Number(numDeletedRows))
}
