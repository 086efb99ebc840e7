import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { startOfYear, yearOf } from '../../base/kit/day'
import { selectExpenses } from '../../books/expense/service-select'
import { ownHouse } from '../../landlord/house/service'
import type { AllVouchers, VoucherQuery } from './model'

/**
 * All vouchers of one house or of all houses in a period, newest first. The period begins on 1 January of this year
 * when nothing else is said; the trash folder, asked for without a period, shows everything. 404 for a house that
 * isn't the caller's.
 */
export async function allVouchers(ctx: OwnedCtx, query: z.output<typeof VoucherQuery>): Promise<AllVouchers> {
  const trashed = query.trashed === 'true'
  const from = query.date_from ?? (trashed ? undefined : startOfYear(yearOf(ctx.today)))
  let expenses = selectExpenses(ctx)
    // Written out, not as a parameter: in a prepared plan a parameter never matches the partial index.
    .where(trashed ? sql<boolean>`bilag."isTrashed"` : sql<boolean>`not bilag."isTrashed"`)
    .orderBy('bilag.listed_on', 'desc')
    .orderBy('bilag.id', 'desc')
  if (query.houseId !== undefined) expenses = expenses.where('bilag.houseId', '=', await ownHouse(ctx, query.houseId))
  if (from !== undefined) expenses = expenses.where('bilag.listed_on', '>=', from)
  if (query.date_to !== undefined) expenses = expenses.where('bilag.listed_on', '<=', query.date_to)
  return { bilags: await expenses.execute(), incomeBilags: [], depreciationBilags: [], depreciationPersonalBilags: [] }
}
