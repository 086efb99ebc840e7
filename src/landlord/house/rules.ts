import { addTime, type Instant } from '../../base/kit/day'
import { restorableDays, type HouseContents } from './model'

const msPerDay = 86_400_000

/** Until when a house that was deleted then can be restored (docs/rules/landlord.md#houses). */
export const restorableUntil = (deletedAt: Instant): Instant => addTime(deletedAt, restorableDays * msPerDay)

export const restorableFrom = (now: Instant): Instant => addTime(now, -restorableDays * msPerDay)

/** The places in the plan that a house uses: one for each record, also in the trash folder, and none for a contract. */
export const planPlacesOf = ({ expenses, incomes, items, personal }: HouseContents): number =>
  expenses + incomes + items + personal
