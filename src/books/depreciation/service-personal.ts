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

async function sumOf(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<PersonalSum> {
  const { totalSum } = await ctx.db
    .selectNoFrom(grossRent(ctx, sql`${house}::bigint`, sql`${year}::int`).as('totalSum'))
    .executeTakeFirstOrThrow()
  return { totalSum, sum: personalOf(totalSum, year) }
}

/**
 * Checks that the conditions may be confirmed, which the return's checkbox states (docs/rules/books.md#personal-use).
 * Refuses with 422 threeYears for more than three consecutive years, and with 409 itemsOfTheYear where group d has
 * items of the house, unless `anyway` is set. The caller has locked the account.
 */
async function checkConditions(ctx: OwnedCtx, house: OwnedHouseId, year: number, anyway = false): Promise<void> {
  const confirmed = (await confirmedYears(ctx)).get(house) ?? []
  if (isFourthInARow(confirmed, year)) throw new Refusal('threeYears', { year: 'threeYears' })
  if (!anyway && (await hasGroup(ctx, house, year))) throw new Refusal('itemsOfTheYear')
}

/** The deduction by the rent as it is booked now. Refuses with 404 for a house that doesn't belong to the caller. */
export async function calculatePersonal(ctx: OwnedCtx, { houseId, year }: PersonalKey): Promise<PersonalSum> {
  return await sumOf(ctx, await ownHouse(ctx, houseId), year)
}

/**
 * Records personal use, deducted from the rent as it is booked now. Refuses with 402 (trial over, free vouchers used
 * up), 404 for a foreign house and 409 personalExists, and with confirmed `conditions` also with 422 threeYears and
 * 409 itemsOfTheYear.
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
 * Updates personal use to the rent as it is booked now, and the conditions if they are sent. After the year's return
 * was sent the sum stays, and an update without conditions is 409 yearSent. Refuses with 404 for no deduction, and
 * with confirmed conditions also with 422 threeYears and 409 itemsOfTheYear.
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

/** Deletes personal use and returns its place in the plan. Refuses with 404 when there is none. */
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

export async function confirmedYears(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonal(ctx).where('depreciationpersonal.conditions', '=', true).execute()
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
    confirmed.flatMap(([house, years]) => (years.includes(year) && isFourthInARow(years, year) ? [house] : [])),
  )
}

export async function yearsOfPersonal(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await selectPersonal(ctx).orderBy('depreciationpersonal.year').execute()
  const years = new Map<number, number[]>()
  for (const { houseId, year } of rows) years.set(houseId, [...(years.get(houseId) ?? []), year])
  return years
}
