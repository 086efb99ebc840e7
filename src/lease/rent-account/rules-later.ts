import type { Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'

/** The rent rose after the month was due (docs/rules/lease.md#rent-changes). */
export interface LaterPart {
  readonly sum: Ore
  readonly dueOn: Day
  /** The day on which the rise was agreed. */
  readonly agreedOn: Day
}

/** Follows its income voucher. The sum is zero when the voucher is in the trash folder. */
export interface RentMonth {
  /** The first day. */
  readonly month: Day
  readonly dueOn: Day
  readonly sum: Ore
  /** Owed from another day, the earliest first. Left out: there are none. */
  readonly later?: readonly LaterPart[]
}

/** The month was already due. */
export interface StoredRise {
  readonly month: Day
  readonly sum_before: Ore
  readonly rise: Ore
  readonly agreed_on: Day
  readonly due_on: Day
}

/**
 * The parts are smaller or gone if the sum was lowered since. If the end of the lease cuts the month, the rise is cut
 * by the same share as the rent.
 */
export function laterParts(sum: Ore, differences: readonly StoredRise[], isCut: boolean): LaterPart[] {
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

/** A part of a month with the day from which it is owed. */
export interface MonthSlot {
  readonly month: RentMonth
  readonly dueOn: Day
  readonly sum: Ore
  /** So much of the month is paid before this part is. */
  readonly after: number
  /** Null: the part is due on the month's own due day. */
  readonly agreedOn: Day | null
}

/** They are owed and paid in this order. The month's own part is first. */
export function slotsOf(month: RentMonth): MonthSlot[] {
  const later = month.later ?? []
  let after = month.sum - sumOre(later.map(({ sum }) => sum))
  const own: MonthSlot = { month, dueOn: month.dueOn, sum: ore(after), after: 0, agreedOn: null }
  return [
    own,
    ...later.map(({ sum, dueOn, agreedOn }) => {
      const slot = { month, dueOn, sum, after, agreedOn }
      after += sum
      return slot
    }),
  ]
}

/** When `paid` of its month is paid. */
export const unpaidOf = ({ sum, after }: MonthSlot, paid: number): Ore =>
  ore(Math.min(sum, Math.max(0, after + sum - paid)))

/**
 * A payment of that day pays them in this order: by due day. Rises agreed after the payment come last, so that it stays
 * on the months that it was placed on.
 */
export function slotsFor(months: readonly RentMonth[], paidOn: Day): MonthSlot[] {
  const slots = months.flatMap(slotsOf)
  if (slots.length === months.length) return slots
  const isNew = ({ agreedOn }: MonthSlot) => agreedOn !== null && agreedOn > paidOn
  return slots.toSorted(
    (a, b) => Number(isNew(a)) - Number(isNew(b)) || (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1),
  )
}
