import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { livingHouses } from '../../landlord/house/service'
import { returnVoucher } from '../../landlord/plan/service'
import { maxSeries, type Expense, type ExpenseDetail } from './model'
import { afterTrash } from './rules-repeat'

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

/** Moves a repeating voucher and what its repeat has made to the trash folder, as one; what lies there already stays as it was. */
export async function trashWithSeries(ctx: OwnedCtx, parent: Expense): Promise<void> {
  const trashed = { isTrashed: true, trashedWithId: parent.id, updated_at: ctx.now }
  await ctx.db
    .updateTable('bilag')
    .set({ ...trashed, ...afterTrash(parent) })
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

/** Another voucher goes on with the repeat from that date on: what has been made since belongs to it. */
export async function followWith(ctx: OwnedCtx, parent: number, follower: number, from: Day): Promise<void> {
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

/** What is hidden with a house that it was recorded in before is left alone, and has no place to give back. */
const inLivingHouse = (ctx: OwnedCtx) => sql<boolean>`"houseId" = any(${livingHouses(ctx)})`

/** What the repeat has generated from that date on, and whether somebody has touched it. */
export async function generatedFrom(
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

/** Vouchers that something hangs on count as touched: changing their repeat leaves them. */
export async function keepGenerated(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .updateTable('bilag')
    .set({ touched: true })
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .execute()
}

/** Removes for good what nobody has touched, which has no files of its own, and gives the places back. */
export async function removeUntouched(ctx: OwnedCtx, parent: number, from: Day): Promise<void> {
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
