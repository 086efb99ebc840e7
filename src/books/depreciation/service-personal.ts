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
import { isFourthInARow, personalOf } from './rules'
import { hasGroup } from './service-group'
import { grossRent, selectPersonal, toPersonal } from './service-select'
import { sentYears } from './service-sent'

/** Gross rent of the year as it is booked now, and its deduction for personal use. */
async function sumOf(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<PersonalSum> {
  const { totalSum } = await ctx.db
    .selectNoFrom(grossRent(ctx, sql`${house}::bigint`, sql`${year}::int`).as('totalSum'))
    .executeTakeFirstOrThrow()
  return { totalSum, sum: personalOf(totalSum, year) }
}

/**
 * Checks whether the conditions of that year may be confirmed, as the return's checkbox states them
 * (docs/rules/books.md#personal-use). Refuses with 422 threeYears where more than three consecutive years would be confirmed.
 * Refuses with 409 itemsOfTheYear where group d has household items of the house in that year, unless `anyway` is set.
 * The caller has locked the account.
 */
async function checkConditions(ctx: OwnedCtx, house: OwnedHouseId, year: number, anyway = false): Promise<void> {
  const confirmed = (await confirmedYears(ctx)).get(house) ?? []
  if (isFourthInARow(confirmed, year)) throw new Refusal('threeYears', { year: 'threeYears' })
  if (!anyway && (await hasGroup(ctx, house, year))) throw new Refusal('itemsOfTheYear')
}

/** The possible deduction for personal use. Refuses with 404 for a house that doesn't belong to the caller. */
export async function calculatePersonal(ctx: OwnedCtx, { houseId, year }: PersonalKey): Promise<PersonalSum> {
  return await sumOf(ctx, await ownHouse(ctx, houseId), year)
}

/**
 * Deducts personal use from the rent as it is booked now. Refuses with 402 (trial over, free vouchers used up), and
 * with 404 for a house that doesn't belong to the caller. Refuses with 409 personalExists when that house and year have
 * a deduction. With confirmed `conditions` it also refuses with 422 threeYears and 409 itemsOfTheYear.
 */
export async function createPersonal(
  ctx: OwnedCtx,
  { houseId, year, conditions, anyway }: PersonalForm,
): Promise<Personal> {
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
  if (conditions) await checkConditions(ctx, house, year, anyway)
  return toPersonal(made)
}

/**
 * Updates the deduction to the rent as it is booked now, and its conditions if they are sent. The sum stays after the
 * year's tax return was sent. An update without conditions is then 409 yearSent. Refuses with 404 when there is no
 * deduction. With confirmed conditions it also refuses with 422 threeYears and 409 itemsOfTheYear.
 */
export async function updatePersonal(
  ctx: OwnedCtx,
  { houseId, year, conditions, anyway }: PersonalChange,
): Promise<Personal> {
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
  if (conditions) await checkConditions(ctx, house, year, anyway)
  return toPersonal(made)
}

/** Removes the deduction for good and returns its place in the plan. Refuses with 404 when there is none. */
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

/** By house, the years with confirmed conditions. */
export async function confirmedYears(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonal(ctx).where('depreciationpersonal.conditions', '=', true).execute()
  return new Map(
    [...new Set(rows.map(({ houseId }) => houseId))].map((house) => [
      house,
      rows.filter(({ houseId }) => houseId === house).map(({ year }) => year),
    ]),
  )
}

/** Houses in which that year is one of more than three consecutive confirmed years. */
export async function housesOverThreeYears(ctx: OwnedCtx, year: number): Promise<ReadonlySet<number>> {
  const confirmed = [...(await confirmedYears(ctx))]
  return new Set(
    confirmed.flatMap(([house, years]) => (years.includes(year) && isFourthInARow(years, year) ? [house] : [])),
  )
}

/** By house, the years with a deduction for personal use, in order. */
export async function yearsOfPersonal(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonal(ctx).orderBy('depreciationpersonal.year').execute()
  const years = new Map<number, number[]>()
  for (const { houseId, year } of rows) years.set(houseId, [...(years.get(houseId) ?? []), year])
  return years
}
