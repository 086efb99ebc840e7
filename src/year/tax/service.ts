import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { inTurns } from '../../base/call/in-turns'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { withGroupRates } from '../../books/depreciation/service-group'
import { selectItems, toItem } from '../../books/depreciation/service-select'
import { houseNumberNames } from '../../landlord/house/model'
import { factsIn } from '../../landlord/house/rules-years'
import { factsOfYears, selectLaterYears } from '../../landlord/house/service'
import type { AllVouchers } from '../dashboard/model'
import { allVouchers } from '../dashboard/service'
import type { HouseTax } from './model'
import { houseTaxOf } from './rules'
import { lettingAnswers } from './service-letting'

/** Lists houses that are not deleted, oldest first, with their numbers and the facts of that year. */
export async function housesIn(ctx: OwnedCtx, year: number) {
  const rows = await ctx.db
    .selectFrom('house')
    .select(['id', 'holiday_home', 'home_use', 'co_owners', ...houseNumberNames])
    .select(selectLaterYears)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => Object.assign(row, factsIn(factsOfYears(row), year)))
}

/**
 * Includes every household item bought until the year's end, since items past their lifetime stay in the balance. None
 * is from the trash folder.
 */
export async function vouchersOfYear(ctx: OwnedCtx, year: number): Promise<AllVouchers> {
  const vouchers = await allVouchers(ctx, { date_from: startOfYear(year), date_to: endOfYear(year) })
  const items = await selectItems(ctx)
    .where(sql<boolean>`not ${sql.ref('depreciationbilag.isTrashed')}`)
    .where('depreciationbilag.date', '<=', endOfYear(year))
    .orderBy('depreciationbilag.date', 'desc')
    .orderBy('depreciationbilag.id', 'desc')
    .execute()
  const rated = await withGroupRates(ctx, items)
  return { ...vouchers, depreciationBilags: await inTurns(rated, 200, (row) => toItem(row, { from: year, to: year })) }
}

/** Without a year: the year before this one. */
export async function taxOf(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { year?: number | undefined },
): Promise<HouseTax[]> {
  const houses = await housesIn(ctx, year)
  const vouchers = await vouchersOfYear(ctx, year)
  const offered = await lettingAnswers(ctx, year)
  // A house with thousands of vouchers takes some milliseconds.
  return await inTurns(houses, 1, (house) => houseTaxOf(house, vouchers, year, offered.get(house.id) ?? null))
}
