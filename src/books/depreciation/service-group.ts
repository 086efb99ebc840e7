import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ExportedList } from '../../base/module/shape'
import type { OwnedHouseId } from '../../landlord/house/model'
import { proveOwnHouse } from '../../landlord/house/service'
import { ExportedChoice, type GroupChoice, type GroupForm, type GroupKey, type GroupRate } from './model'
import { isInGroupD } from './rules'
import { groupBasis, groupRatesOf, allowedPercents } from './rules-group'
import { selectItems, selectItemsAndHidden } from './service-select'
import { sentYears } from './service-sent'

export const housesWithGroupRate = (ctx: OwnedCtx) => sql<number[]>`array(
  select "houseId" from depreciation_group where account_id = ${ctx.owner}
  union select "houseId" from depreciationbilag
  where account_id = ${ctx.owner} and not "isTrashed" and sold_on is not null)`

async function choicesOf(ctx: OwnedCtx, house: number): Promise<Map<number, number>> {
  const rows = (await selectAllChoices(ctx)).filter(({ houseId }) => houseId === house)
  return new Map(rows.map(({ year, percent }) => [year, percent]))
}

const itemsOf = async (ctx: OwnedCtx, house: number) =>
  await selectItems(ctx)
    .where('depreciationbilag.houseId', '=', house)
    .where('depreciationbilag.isTrashed', '=', false)
    .execute()

/** By house, the rates that aren't the usual one. A house without such rates is missing. */
async function groupRates(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly GroupRate[]>> {
  const choices = await selectAllChoices(ctx)
  const items = await selectItemsAndHidden(ctx)
    .where('depreciationbilag.isTrashed', '=', false)
    .where(sql<boolean>`${sql.ref('depreciationbilag.houseId')} = any(${housesWithGroupRate(ctx)})`)
    .execute()
  const houses = [...new Set(items.map(({ houseId }) => houseId))]
  return new Map(
    houses.map((house) => {
      const chosen = choices.filter(({ houseId }) => houseId === house)
      return [
        house,
        groupRatesOf(
          items.filter(({ houseId }) => houseId === house),
          new Map(chosen.map(({ year, percent }) => [year, percent])),
        ),
      ]
    }),
  )
}

/** All chosen rates, including those of deleted houses (for the export). */
const selectAllChoices = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('depreciation_group')
    .select(['houseId', 'year', 'percent'])
    .where('account_id', '=', ctx.owner)
    .orderBy('houseId')
    .orderBy('year')
    .execute()

/** Adds the rates of each house's group to its items, because deductions depend on them. */
export async function withGroupRates<T extends { readonly houseId: number }>(
  ctx: OwnedCtx,
  items: readonly T[],
): Promise<(T & { readonly group_rates: GroupRate[] })[]> {
  const rates = items.length === 0 ? null : await groupRates(ctx)
  return items.map((item) => ({ ...item, group_rates: [...(rates?.get(item.houseId) ?? [])] }))
}

/** True if the house has items under declining balance in the year. Items in the trash folder don't count. */
export async function hasGroupItems(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<boolean> {
  const items = (await itemsOf(ctx, house)).filter(({ date }) => date <= endOfYear(year))
  return (await withGroupRates(ctx, items)).some((item) => isInGroupD(item, year))
}

/**
 * Chooses the rate of a house's group. Refuses with 404 for a foreign house, and 422 if the authority doesn't allow
 * that percentage for the basis. Refuses with 409 yearSent if a later year's return was sent, because its opening value
 * depends on the rate.
 */
export async function chooseGroupRate(ctx: OwnedCtx, { houseId, year, percent }: GroupForm): Promise<GroupChoice> {
  await lockAccount(ctx)
  const house = await proveOwnHouse(ctx, houseId)
  await checkOpen(ctx, year)
  const [items, chosen] = [await itemsOf(ctx, house), await choicesOf(ctx, house)]
  chosen.delete(year)
  const { basis } = groupBasis(items, year, groupRatesOf(items, chosen))
  const { from, to } = allowedPercents(basis, year)
  if (percent < from) throw new Refusal('invalid', { percent: 'groupRateBelow' })
  if (percent > to) throw new Refusal('invalid', { percent: 'groupRateAbove' })
  await ctx.db
    .insertInto('depreciation_group')
    .values({ account_id: ctx.owner, houseId: house, year, percent, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['account_id', 'houseId', 'year']).doUpdateSet({ percent }))
    .execute()
  return { houseId: house, year, percent, basis }
}

/**
 * Removes a chosen rate, so that the usual rate applies again. Refuses with 404 if none was chosen, and with 409
 * yearSent if a later year's return was sent.
 */
export async function removeGroupRate(ctx: OwnedCtx, { houseId, year }: GroupKey): Promise<void> {
  await lockAccount(ctx)
  const house = await proveOwnHouse(ctx, houseId)
  await checkOpen(ctx, year)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('depreciation_group')
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    .where('year', '=', year)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('notFound')
}

async function checkOpen(ctx: OwnedCtx, year: number): Promise<void> {
  if ([...(await sentYears(ctx))].some((sent) => sent > year)) throw new Refusal('yearSent')
}

export const exportedChoices: ExportedList = {
  path: 'data/depreciation-groups.json',
  answer: ExportedChoice,
  read: selectAllChoices,
}
