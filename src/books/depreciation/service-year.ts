import type { OwnedCtx } from '../../base/call/context'
import { endOfYear } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { expensedIn } from './rules'
import { withGroupRates } from './service-group'
import { selectItems, selectPersonal } from './service-select'

/** Items outside of the trash folder, and personal use. Of one house, or of all without `houseId`. */
export async function yearlyDeductions(
  ctx: OwnedCtx,
  { houseId, year }: { readonly houseId?: number | undefined; readonly year: number },
): Promise<Ore> {
  let items = selectItems(ctx)
    .where('depreciationbilag.isTrashed', '=', false)
    .where('depreciationbilag.date', '<=', endOfYear(year))
  let personal = selectPersonal(ctx).where('depreciationpersonal.year', '=', year)
  if (houseId !== undefined) {
    items = items.where('depreciationbilag.houseId', '=', houseId)
    personal = personal.where('depreciationpersonal.houseId', '=', houseId)
  }
  const years = { from: year, to: year }
  return sumOre([
    ...(await withGroupRates(ctx, await items.execute())).map((item) => expensedIn(item, years) ?? ore(0)),
    ...(await personal.execute()).map(({ sum }) => sum),
  ])
}
