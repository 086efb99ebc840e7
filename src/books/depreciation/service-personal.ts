import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { OwnedHouseId } from '../../landlord/house/model'
import { ownHouse } from '../../landlord/house/service'
import { returnVoucher, takeVoucher } from '../../landlord/plan/service'
import {
  personalRecord,
  type Personal,
  type PersonalChange,
  type PersonalForm,
  type PersonalKey,
  type PersonalSum,
} from './model'
import { personalOf } from './rules'
import { grossRent, selectPersonal, toPersonal } from './service-select'
import { sentYears } from './service-sent'

/** Gross rent of the year as it is booked now, and what personal use deducts of it. */
async function sumOf(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<PersonalSum> {
  const { totalSum } = await ctx.db
    .selectNoFrom(grossRent(ctx, sql`${house}::bigint`, sql`${year}::int`).as('totalSum'))
    .executeTakeFirstOrThrow()
  return { totalSum, sum: personalOf(totalSum, year) }
}

/** What personal use would deduct. Refuses with 404 for a house that isn't the caller's. */
export async function calculatePersonal(ctx: OwnedCtx, { houseId, year }: PersonalKey): Promise<PersonalSum> {
  return await sumOf(ctx, await ownHouse(ctx, houseId), year)
}

/**
 * Deducts personal use, of the rent as it is booked now. Refuses with 402 (trial over, free vouchers used up), 404 for
 * a house that isn't the caller's, 409 personalExists when that house and year have one.
 */
export async function createPersonal(ctx: OwnedCtx, { houseId, year, conditions }: PersonalForm): Promise<Personal> {
  await takeVoucher(ctx)
  const house = await ownHouse(ctx, houseId)
  const made = await ctx.db
    .insertInto('depreciationpersonal')
    .values({
      account_id: ctx.owner,
      houseId: house,
      year,
      conditions,
      ...(await sumOf(ctx, house, year)),
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning([...personalRecord.names, 'sum', 'totalSum'])
    .executeTakeFirst()
  if (!made) throw new Refusal('personalExists')
  return toPersonal(made)
}

/**
 * Deducts personal use of the rent as it is booked now, and says whether its conditions are met where that is given. Once
 * the year's tax return was sent the sum stays: that alone is then 409 yearSent. Refuses with 404 when there is none.
 */
export async function updatePersonal(ctx: OwnedCtx, { houseId, year, conditions }: PersonalChange): Promise<Personal> {
  await lockAccount(ctx)
  const house = await ownHouse(ctx, houseId)
  const isSent = (await sentYears(ctx)).has(year)
  const made = await ctx.db
    .updateTable('depreciationpersonal')
    .set({
      ...(isSent ? {} : await sumOf(ctx, house, year)),
      conditions: conditions ?? sql<boolean>`conditions`,
    })
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    .where('year', '=', year)
    .returning([...personalRecord.names, 'sum', 'totalSum'])
    .executeTakeFirst()
  if (!made) throw new Refusal('notFound')
  if (isSent && conditions === undefined) throw new Refusal('yearSent')
  return toPersonal(made)
}

/** Removes that deduction for good and gives its place back. Refuses with 404 when there is none. */
export async function removePersonal(ctx: OwnedCtx, { houseId, year }: PersonalKey): Promise<void> {
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
