import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { OwnedHouseId } from '../../landlord/house/model'
import { proveOwnHouse } from '../../landlord/house/service'
import { uncountVouchers, countVoucher } from '../../landlord/plan/service'
import {
  personalUseRecord,
  type PersonalUse,
  type PersonalUseChange,
  type PersonalUseForm,
  type PersonalUseKey,
  type PersonalUseSum,
} from './model'
import { isFourthYearInARow, personalUseDeduction } from './rules'
import { hasGroupItems } from './service-group'
import { grossRent, selectPersonalUse, toPersonalUse } from './service-select'
import { sentYears } from './service-sent'

async function sumOf(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<PersonalUseSum> {
  const { totalSum } = await ctx.db
    .selectNoFrom(grossRent(ctx, sql`${house}::bigint`, sql`${year}::int`).as('totalSum'))
    .executeTakeFirstOrThrow()
  return { totalSum, sum: personalUseDeduction(totalSum, year) }
}

/**
 * Checks that the conditions may be confirmed. The return has a checkbox for them (docs/rules/books.md#personal-use).
 * Refuses with 422 threeYears for more than three consecutive years. Refuses with 409 itemsOfTheYear if group d has
 * items of the house, unless `anyway` is set. The caller has locked the account.
 */
async function checkConditions(ctx: OwnedCtx, house: OwnedHouseId, year: number, anyway = false): Promise<void> {
  const confirmed = (await confirmedYears(ctx)).get(house) ?? []
  if (isFourthYearInARow(confirmed, year)) throw new Refusal('threeYears', { year: 'threeYears' })
  if (!anyway && (await hasGroupItems(ctx, house, year))) throw new Refusal('itemsOfTheYear')
}

/**
 * Calculates the deduction from the rent that is booked now. Refuses with 404 for a house that doesn't belong to the
 * caller.
 */
export async function calculatePersonalUse(ctx: OwnedCtx, { houseId, year }: PersonalUseKey): Promise<PersonalUseSum> {
  return await sumOf(ctx, await proveOwnHouse(ctx, houseId), year)
}

/**
 * Records personal use, deducted from the rent that is booked now. Refuses with 402 (trial over, free vouchers used
 * up), 404 for a foreign house and 409 personalExists. If `conditions` are confirmed, also refuses with 422 threeYears
 * and 409 itemsOfTheYear.
 */
export async function createPersonalUse(
  ctx: OwnedCtx,
  { houseId, year, conditions, anyway }: PersonalUseForm,
): Promise<PersonalUse> {
  await countVoucher(ctx)
  const house = await proveOwnHouse(ctx, houseId)
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
    .returning([...personalUseRecord.names, 'sum', 'totalSum'])
    .executeTakeFirst()
  if (!made) throw new Refusal('personalExists')
  if (conditions) await checkConditions(ctx, house, year, anyway)
  return toPersonalUse(made)
}

/**
 * Updates personal use to the rent that is booked now. Updates the conditions too, if they are
 * sent. After the year's return was sent, the sum doesn't change. An update without conditions is
 * then refused with 409 yearSent. Refuses with 404 if there is no deduction. If the conditions are
 * confirmed, also refuses with 422 threeYears and 409 itemsOfTheYear.
 */
export async function updatePersonalUse(
  ctx: OwnedCtx,
  { houseId, year, conditions, anyway }: PersonalUseChange,
): Promise<PersonalUse> {
  await lockAccount(ctx)
  const house = await proveOwnHouse(ctx, houseId)
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
    .returning([...personalUseRecord.names, 'sum', 'totalSum'])
    .executeTakeFirst()
  if (!made) throw new Refusal('notFound')
  if (isSent && conditions === undefined) throw new Refusal('yearSent')
  if (conditions) await checkConditions(ctx, house, year, anyway)
  return toPersonalUse(made)
}

/** Deletes personal use and frees its place in the plan. Refuses with 404 if there is none. */
export async function removePersonalUse(ctx: OwnedCtx, { houseId, year }: PersonalUseKey): Promise<void> {
  await lockAccount(ctx)
  const house = await proveOwnHouse(ctx, houseId)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('depreciationpersonal')
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    .where('year', '=', year)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('notFound')
  await uncountVouchers(ctx)
}

export async function confirmedYears(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonalUse(ctx).where('depreciationpersonal.conditions', '=', true).execute()
  return new Map(
    [...new Set(rows.map(({ houseId }) => houseId))].map((house) => [
      house,
      rows.filter(({ houseId }) => houseId === house).map(({ year }) => year),
    ]),
  )
}

export async function housesOverThreeYears(ctx: OwnedCtx, year: number): Promise<ReadonlySet<number>> {
  const confirmed = [...(await confirmedYears(ctx))]
  return new Set(
    confirmed.flatMap(([house, years]) => (years.includes(year) && isFourthYearInARow(years, year) ? [house] : [])),
  )
}

export async function yearsOfPersonalUse(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonalUse(ctx).orderBy('depreciationpersonal.year').execute()
  const years = new Map<number, number[]>()
  for (const { houseId, year } of rows) years.set(houseId, [...(years.get(houseId) ?? []), year])
  return years
}
