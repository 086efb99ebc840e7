import type { Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'

/** A part of a month's rent that was agreed after the month was due (docs/rules/lease.md#rent-changes). */
export interface RentPartAgreedLate {
  readonly sum: Ore
  readonly dueOn: Day
  /** The day on which the rise was agreed. */
  readonly agreedOn: Day
}

/** A month's rent, which follows its income voucher. The sum is zero when the voucher is in the trash folder. */
export interface RentMonth {
  /** The first day of the month. */
  readonly month: Day
  readonly dueOn: Day
  readonly sum: Ore
  /** The parts that are owed from another day, the earliest first. Left out: there are none. */
  readonly later?: readonly RentPartAgreedLate[]
}

/** A stored rise of a month's rent that was agreed when the month was already due. */
export interface StoredRise {
  readonly month: Day
  readonly sum_before: Ore
  readonly rise: Ore
  readonly agreed_on: Day
  readonly due_on: Day
}

/**
 * The parts of a month that are owed from another day. They are smaller or gone if the month's sum was lowered since
 * the rise. If the end of the lease cuts the month, the rise is cut by the same share as the rent.
 */
export function laterParts(sum: Ore, differences: readonly StoredRise[], isCut: boolean): RentPartAgreedLate[] {
  const whole = Math.max(0, ...differences.map(({ sum_before, rise }) => sum_before + rise))
  const part = (amount: Ore): Ore =>
    isCut && sum < whole ? divideHalfUp(BigInt(amount) * BigInt(sum), BigInt(whole)) : amount
  return differences
    .map(({ sum_before, rise, due_on, agreed_on }) => ({
      sum: ore(Math.max(0, Math.min(part(rise), sum - part(sum_before)))),
      dueOn: due_on,
      agreedOn: agreed_on,
    }))
    .filter((part) => part.sum > 0)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
}

/** The facts about a month that divide it into its parts. */
type Divisible = Pick<RentMonth, 'dueOn' | 'sum' | 'later'>

/** A part of a month with the day from which it is owed. */
export interface MonthSlot<Month extends Divisible = RentMonth> {
  readonly month: Month
  readonly dueOn: Day
  readonly sum: Ore
  /** This part is paid only after this much of the month is paid. */
  readonly after: number
  /** The day on which a rise was agreed. Null: the part is due on the month's own due day. */
  readonly agreedOn: Day | null
}

/** The parts of a month in the order in which they are owed and paid. The month's own part is first. */
export function slotsOfMonth<Month extends Divisible>(month: Month): MonthSlot<Month>[] {
  const later = month.later ?? []
  let after = month.sum - sumOre(later.map(({ sum }) => sum))
  const own: MonthSlot<Month> = { month, dueOn: month.dueOn, sum: ore(after), after: 0, agreedOn: null }
  return [
    own,
    ...later.map(({ sum, dueOn, agreedOn }) => {
      const slot = { month, dueOn, sum, after, agreedOn }
      after += sum
      return slot
    }),
  ]
}

/** The unpaid part of a slot when `paid` of its month is paid. */
export const unpaidOf = ({ sum, after }: Pick<MonthSlot, 'sum' | 'after'>, paid: number): Ore =>
  ore(Math.min(sum, Math.max(0, after + sum - paid)))

/**
 * The parts of the months in the order in which a payment on the day `paidOn` pays them. They are sorted by due day.
 * Rises that were agreed after the payment come last. So the payment stays on the months that it paid before the rise.
 */
export function slotsForPayment(months: readonly RentMonth[], paidOn: Day): MonthSlot[] {
  const slots = months.flatMap(slotsOfMonth)
  if (slots.length === months.length) return slots
  const isNew = ({ agreedOn }: MonthSlot) => agreedOn !== null && agreedOn > paidOn
  return slots.toSorted(
    (a, b) => Number(isNew(a)) - Number(isNew(b)) || (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1),
  )
}
