import type { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { allVouchers } from '../../books/ledger/service'
import type { CostsOfYear, CostsQuery } from './model'
import { costsOf } from './rules'

/**
 * The costs of a year and of the year before, for one house or for all. Refuses with 404 for a house that isn't the
 * caller's.
 */
export async function readCosts(
  ctx: OwnedCtx,
  { houseId, year = yearOf(ctx.today) }: z.output<typeof CostsQuery>,
): Promise<CostsOfYear> {
  const period = { date_from: startOfYear(year - 1), date_to: endOfYear(year) }
  return costsOf(await allVouchers(ctx, { ...period, houseId }), year)
}
