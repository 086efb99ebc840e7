import { addTime, type Instant } from '../../base/kit/day'
import { restorableDays, type HouseContents } from './model'

const msPerDay = 86_400_000

/** The end of the time in which a deleted house can be restored (docs/rules/landlord.md#houses). */
export const restorableUntil = (deletedAt: Instant): Instant => addTime(deletedAt, restorableDays * msPerDay)

export const oldestRestorableDeletion = (now: Instant): Instant => addTime(now, -restorableDays * msPerDay)

/**
 * The number of places in the plan that a house uses: one for each record, including the trash folder. A contract uses
 * none.
 */
export const planPlacesOf = ({ expenses, incomes, items, personal }: HouseContents): number =>
  expenses + incomes + items + personal
