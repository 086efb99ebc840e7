import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { findingHouse, livingHouses, provenHouse } from '../../landlord/house/service'
import type { CostsOfYear } from './model-costs'
import { costsOf, type CostCell } from './rules-costs'

/**
 * What the expense vouchers of a year and of the year before came to, by kind and month: complete ones outside of the
 * trash folder, in one house or in all. Refuses with 404 for a house that isn't the caller's.
 */
export async function readCosts(
  ctx: OwnedCtx,
  { houseId, year = yearOf(ctx.today) }: { readonly houseId?: number | undefined; readonly year?: number | undefined },
): Promise<CostsOfYear> {
  if (houseId !== undefined) provenHouse(await findingHouse(ctx, houseId).execute())
  const month = (part: 'year' | 'month') => sql<number>`extract(${sql.lit(part)} from date)::int`
  let cells = ctx.db
    .selectFrom('bilag')
    .select([
      'cost_type',
      month('year').as('year'),
      month('month').as('month'),
      sql<CostCell['sum']>`sum(sum)::bigint`.as('sum'),
      sql<number>`sum(sum * franchise)::bigint`.as('hundredths'),
    ])
    .where('account_id', '=', ctx.owner)
    .where(sql<boolean>`not "isTrashed"`)
    .where('archived', '=', false)
    .where('date', '>=', startOfYear(year - 1))
    .where('date', '<=', endOfYear(year))
    .where(sql<boolean>`"houseId" = any(${livingHouses(ctx)})`)
    .groupBy(['cost_type', month('year'), month('month')])
    .$narrowType<{ cost_type: CostCell['cost_type'] }>()
  if (houseId !== undefined) cells = cells.where('houseId', '=', houseId)
  return costsOf(await cells.execute(), year)
}
