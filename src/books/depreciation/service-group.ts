import type { OwnedCtx } from '../../base/call/context'
import { endOfYear } from '../../base/kit/day'
import type { OwnedHouseId } from '../../landlord/house/model'
import { isInGroup } from './rules'
import { selectItems } from './service-select'

/** Whether group d has household items of the house in that year: under declining balance, none from the trash folder. */
export async function hasGroup(ctx: OwnedCtx, house: OwnedHouseId, year: number): Promise<boolean> {
  const items = await selectItems(ctx)
    .where('depreciationbilag.houseId', '=', house)
    .where('depreciationbilag.isTrashed', '=', false)
    .where('depreciationbilag.date', '<=', endOfYear(year))
    .execute()
  return items.some((item) => isInGroup(item, year))
}
