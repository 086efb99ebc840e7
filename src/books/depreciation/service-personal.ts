import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, startOfYear } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import type { OwnedHouseId } from '../../landlord/house/model'
import { ownHouse } from '../../landlord/house/service'
import { returnVoucher, takeVoucher } from '../../landlord/subscription/service'
import { personalRecord, type Personal, type PersonalForm, type PersonalSum } from './model'
import { personalOf } from './rules'
import { selectPersonal, toPersonal } from './service-select'

/** Gross rent of the year: all income of the house that begins in it and doesn't lie in the trash folder (docs/rules.md#personal-use). */
async function sumOf(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<PersonalSum> {
  const { total } = await ctx.db
    .selectFrom('incomebilag')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('sum'), is.lit(0)).as('total'))
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    // Written out, not as a parameter: in a prepared plan a parameter never matches the partial index.
    .where(sql<boolean>`not "isTrashed"`)
    .where('start_date', '>=', startOfYear(year))
    .where('start_date', '<=', endOfYear(year))
    .executeTakeFirstOrThrow()
  const totalSum = ore(total)
  return { totalSum, sum: personalOf(totalSum, year) }
}

/** What personal use would deduct. Refuses with 404 for a house that isn't the caller's. */
export async function calculatePersonal(ctx: OwnedCtx, { houseId, year }: PersonalForm): Promise<PersonalSum> {
  return await sumOf(ctx, await ownHouse(ctx, houseId), year)
}

/**
 * Deducts personal use, of the rent as it is booked now. Refuses with 402 (trial over, free vouchers used up), 404 for
 * a house that isn't the caller's, 409 personalExists when that house and year have one.
 */
export async function createPersonal(ctx: OwnedCtx, { houseId, year }: PersonalForm): Promise<Personal> {
  await takeVoucher(ctx)
  const house = await ownHouse(ctx, houseId)
  const made = await ctx.db
    .insertInto('depreciationpersonal')
    .values({ account_id: ctx.owner, houseId: house, year, ...(await sumOf(ctx, house, year)), created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning([...personalRecord.names, 'sum', 'totalSum'])
    .executeTakeFirst()
  if (!made) throw new Refusal('personalExists')
  return toPersonal(made)
}

/** Removes that deduction for good and gives its place back. Refuses with 404 when there is none. */
export async function removePersonal(ctx: OwnedCtx, { houseId, year }: PersonalForm): Promise<void> {
  await lockAccount(ctx)
  const house = await ownHouse(ctx, houseId)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('depreciationpersonal')
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    .where('year', '=', year)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('notFound')
  await returnVoucher(ctx)
}

/** By house, the years in which personal use has been deducted, in order. */
export async function yearsOfPersonal(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonal(ctx).orderBy('depreciationpersonal.year').execute()
  const years = new Map<number, number[]>()
  for (const { houseId, year } of rows) years.set(houseId, [...(years.get(houseId) ?? []), year])
  return years
}
