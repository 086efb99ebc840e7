import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { mapWithPauses } from '../../base/call/in-turns'
import { yearOf } from '../../base/kit/day'
import { houseNumberNames } from '../../landlord/house/model'
import { factsInYear } from '../../landlord/house/rules-years'
import { existingHouseIds, factsOfAllYears, selectLaterYears } from '../../landlord/house/service'
import type { AllVouchers } from '../../books/ledger/model'
import { vouchersOfYear } from '../../books/ledger/service'
import { runningRepeats } from '../../books/repeat/service-plan'
import { selectNotice, selectRents } from '../../lease/contract/service-select'
import type { HouseTax, HouseTaxInYear } from './model'
import { houseTaxOf } from './rules'
import { forecastOf, withExpected, type ExpectedContract } from './rules-expected'
import { lettingAnswers } from './service-letting'

/**
 * Lists houses that are not deleted, the oldest first, with their numbers and the facts of that
 * year.
 */
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

async function taxOfHouses(ctx: OwnedCtx, year: number, vouchers: AllVouchers): Promise<HouseTax[]> {
  const houses = await selectHousesOfYear(ctx, year)
  const offered = await lettingAnswers(ctx, year)
  // A house with thousands of vouchers takes some milliseconds. So other work may run between two houses.
  return await mapWithPauses(houses, 1, (house) => houseTaxOf(house, vouchers, year, offered.get(house.id) ?? null))
}

interface AskedYear {
  readonly year?: number | undefined
}

/** The figures of all houses. If the year is missing, those of last year. */
export const taxOfYear = async (ctx: OwnedCtx, { year = yearOf(ctx.today) - 1 }: AskedYear): Promise<HouseTax[]> =>
  await taxOfHouses(ctx, year, await vouchersOfYear(ctx, year))

/** The signed contracts that book rent. Their encrypted fields are not decrypted. */
const contractsBookingRent = (ctx: OwnedCtx): Promise<ExpectedContract[]> =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select([selectRents, selectNotice])
    .where('contract.account_id', '=', ctx.owner)
    .where('contract.signed_at', 'is not', null)
    .where('contract.next_rent_on', 'is not', null)
    .where(sql<boolean>`${sql.ref('contract.houseId')} = any(${existingHouseIds(ctx)})`)
    .execute()

/**
 * The expected figures at the end of this year, including the rent of signed contracts and repeats.
 */
export async function expectedTax(ctx: OwnedCtx): Promise<HouseTax[]> {
  const year = yearOf(ctx.today)
  const source = { contracts: await contractsBookingRent(ctx), repeats: await runningRepeats(ctx) }
  return await taxOfHouses(ctx, year, withExpected(await vouchersOfYear(ctx, year), source, ctx.today))
}

/** The figures of a year. For the running year, also a forecast for each house. */
export async function taxWithForecast(ctx: OwnedCtx, asked: AskedYear): Promise<HouseTaxInYear[]> {
  const figures = await taxOfYear(ctx, asked)
  const isRunning = asked.year === yearOf(ctx.today)
  const expected = new Map(isRunning ? (await expectedTax(ctx)).map((tax) => [tax.houseId, tax]) : [])
  return figures.map((tax) => {
    const whole = expected.get(tax.houseId)
    return Object.assign({}, tax, { forecast: whole ? forecastOf(whole, ctx.today) : null })
  })
}
