import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import type { CoOwner } from '../../landlord/house/model'
import { allVouchers } from '../dashboard/service'
import type { HouseTax } from './model'
import { houseTaxOf } from './rules'

/** The caller's houses that are not deleted, oldest first, with what the figures need of them. */
const taxedHouses = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('house')
    .select(['id', sql<readonly CoOwner[]>`co_owners`.as('co_owners')])
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** The figures of each of the caller's houses in an income year; without one, of the year before this one. */
export async function taxOf(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { year?: number | undefined },
): Promise<HouseTax[]> {
  const houses = await taxedHouses(ctx)
  const vouchers = await allVouchers(ctx, { date_from: startOfYear(year), date_to: endOfYear(year) })
  return houses.map((house) => houseTaxOf(house, vouchers, year))
}
