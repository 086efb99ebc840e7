import { addTime, type Instant } from '../../base/kit/day'
import { restorableDays, type HouseContents } from './model'

const msPerDay = 86_400_000

/** How long a house can be restored after it was deleted (docs/rules/landlord.md#houses). */
export const restorableUntil = (deletedAt: Instant): Instant => addTime(deletedAt, restorableDays * msPerDay)

export const oldestRestorableDeletion = (now: Instant): Instant => addTime(now, -restorableDays * msPerDay)

/** How many places in the plan a house uses: one for each record, including the trash folder. A contract uses none. */
export const planPlacesOf = ({ expenses, incomes, items, personal }: HouseContents): number =>
  expenses + incomes + items + personal
