import { addTime, type Instant } from '../../base/kit/day'
import { restorableDays, type HouseContents } from './model'

const msPerDay = 86_400_000

/** docs/rules/landlord.md#houses */
export const restorableUntil = (deletedAt: Instant): Instant => addTime(deletedAt, restorableDays * msPerDay)

export const restorableFrom = (now: Instant): Instant => addTime(now, -restorableDays * msPerDay)

/** One for each record, also in the trash folder. Contracts count as none. */
export const placesOf = ({ expenses, incomes, items, personal }: HouseContents): number =>
  expenses + incomes + items + personal
