import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { startOfYear, yearOf } from '../../base/kit/day'
import { selectExpenses } from '../../books/expense/service'
import type { OwnedHouseId } from '../../landlord/house/model'
import { ownHouse } from '../../landlord/house/service'
import type { AllVouchers, VoucherQuery } from './model'

type Query = z.output<typeof VoucherQuery>

/** The expense vouchers of `query`, newest first, in one statement; `house` is the one that was asked for, if any. */
export function expensesOf(ctx: OwnedCtx, query: Query, house?: OwnedHouseId) {
  const trashed = query.trashed === 'true'
  const from = query.date_from ?? (trashed ? undefined : startOfYear(yearOf(ctx.today)))
  let found = selectExpenses(ctx)
    // Written out, not as a parameter: in a prepared plan a parameter never matches the partial index.
    .where(trashed ? sql<boolean>`bilag."isTrashed"` : sql<boolean>`not bilag."isTrashed"`)
    .orderBy('bilag.listed_on', 'desc')
    .orderBy('bilag.id', 'desc')
  if (house !== undefined) found = found.where('bilag.houseId', '=', house)
  if (from !== undefined) found = found.where('bilag.listed_on', '>=', from)
  if (query.date_to !== undefined) found = found.where('bilag.listed_on', '<=', query.date_to)
  return found
}

/**
 * All vouchers of one house or of all houses in a period. The period begins on 1 January of this year when nothing
 * else is said; the trash folder, asked for without a period, shows everything. 404 for a house that isn't the caller's.
 */
export async function allVouchers(ctx: OwnedCtx, query: Query): Promise<AllVouchers> {
  const house = query.houseId === undefined ? undefined : await ownHouse(ctx, query.houseId)
  return { bilags: await expensesOf(ctx, query, house).execute(), incomeBilags: [], depreciationBilags: [], depreciationPersonalBilags: [] }
}
