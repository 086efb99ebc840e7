import type { OwnedCtx } from '../../base/call/context'
import { mapInTurns } from '../../base/call/in-turns'
import { yearOf } from '../../base/kit/day'
import { houseNumberNames } from '../../landlord/house/model'
import { factsInYear } from '../../landlord/house/rules-years'
import { factsOfAllYears, selectLaterYears } from '../../landlord/house/service'
import { vouchersOfYear } from '../../books/ledger/service'
import type { HouseTax } from './model'
import { houseTaxOf } from './rules'
import { lettingAnswers } from './service-letting'

/** Lists houses that are not deleted, the oldest first. They have their numbers, and the facts of that year. */
export async function selectHousesOfYear(ctx: OwnedCtx, year: number) {
  const rows = await ctx.db
    .selectFrom('house')
    .select(['id', 'holiday_home', 'home_use', 'co_owners', ...houseNumberNames])
    .select(selectLaterYears)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => Object.assign(row, factsInYear(factsOfAllYears(row), year)))
}

/** The figures of all houses. If the year is missing, those of last year. */
export async function taxOfYear(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { year?: number | undefined },
): Promise<HouseTax[]> {
  const houses = await selectHousesOfYear(ctx, year)
  const vouchers = await vouchersOfYear(ctx, year)
  const offered = await lettingAnswers(ctx, year)
  // A house with thousands of vouchers takes some milliseconds. So other work may run between two houses.
  return await mapInTurns(houses, 1, (house) => houseTaxOf(house, vouchers, year, offered.get(house.id) ?? null))
}
