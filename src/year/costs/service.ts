import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { yearlyDeductions } from '../../books/depreciation/service-year'
import { findingHouse, livingHouses, provenHouse } from '../../landlord/house/service'
import type { CostsOfYear, CostsQuery } from './model'
import { costsOf, type ArchivedCosts, type CostCell } from './rules'

/** Left out: all houses. */
interface YearOfHouse {
  readonly houseId?: number | undefined
  readonly year: number
}

/** Outside the trash folder. `archived`: still to be filled out. */
const costVouchers = (ctx: OwnedCtx, { houseId }: Pick<YearOfHouse, 'houseId'>, archived: boolean) => {
  const found = ctx.db
    .selectFrom('bilag')
    .where('account_id', '=', ctx.owner)
    .where(sql<boolean>`not "isTrashed"`)
    .where('archived', '=', archived)
    .where(sql<boolean>`"houseId" = any(${livingHouses(ctx)})`)
  return houseId === undefined ? found : found.where('houseId', '=', houseId)
}

/**
 * Reads the year before too, in complete vouchers outside the trash folder, and adds the dashboard's other costs.
 * Refuses with 404 for a house that isn't the caller's.
 */
export async function readCosts(
  ctx: OwnedCtx,
  { houseId, year = yearOf(ctx.today) }: z.output<typeof CostsQuery>,
): Promise<CostsOfYear> {
  if (houseId !== undefined) provenHouse(await findingHouse(ctx, houseId).execute())
  const of = { houseId, year }
  return costsOf(await cellsOf(ctx, of), year, {
    archived: await archivedOf(ctx, of),
    yearly: await yearlyDeductions(ctx, of),
  })
}

async function cellsOf(ctx: OwnedCtx, of: YearOfHouse): Promise<CostCell[]> {
  const month = (part: 'year' | 'month') => sql<number>`extract(${sql.lit(part)} from date)::int`
  return await costVouchers(ctx, of, false)
    .select([
      'cost_type',
      month('year').as('year'),
      month('month').as('month'),
      sql<CostCell['sum']>`sum(sum)::bigint`.as('sum'),
      sql<number>`sum(sum * franchise)::bigint`.as('hundredths'),
    ])
    .where('date', '>=', startOfYear(of.year - 1))
    .where('date', '<=', endOfYear(of.year))
    .groupBy(['cost_type', month('year'), month('month')])
    .$narrowType<{ cost_type: CostCell['cost_type'] }>()
    .execute()
}

/** They count on the day under which lists show them, as on the dashboard. */
async function archivedOf(ctx: OwnedCtx, of: YearOfHouse): Promise<ArchivedCosts> {
  const { count, sum, hundredths } = await costVouchers(ctx, of, true)
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(sum), 0)::bigint`.as('sum'),
      sql<number>`coalesce(sum(sum * franchise), 0)::bigint`.as('hundredths'),
    ])
    .where('listed_on', '>=', startOfYear(of.year))
    .where('listed_on', '<=', endOfYear(of.year))
    .executeTakeFirstOrThrow()
  return { count, sum: ore(sum), hundredths }
}
