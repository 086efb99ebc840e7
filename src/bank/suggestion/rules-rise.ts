import type { Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { slotsOfMonth, unpaidOf } from '../../lease/rent-account/rules-later'
import { sumWithoutSuggestion, type MonthLedger } from './rules-ledger'
import type { RentPart } from './rules-model'

/** The open part of a rise of a month that was agreed after the month was due. */
export interface UnpaidRise {
  readonly month: Day
  readonly dueOn: Day
  readonly open: number
}

/**
 * The open rises that were agreed by the payment's day: by due day, then by month. A payment by hand pays them in the
 * same order (lease/rent-account/rules-later.ts).
 */
export function unpaidRises(months: readonly MonthLedger[], paidOn: Day): UnpaidRise[] {
  const rises = months.flatMap(({ month, dueOn, sum, later, ...rest }) => {
    const paid = sum - Math.max(0, sumWithoutSuggestion(rest))
    return slotsOfMonth({ dueOn, sum: ore(sum), later }).flatMap((slot) => {
      const open = unpaidOf(slot, paid)
      const isAgreed = slot.agreedOn !== null && slot.agreedOn <= paidOn
      return isAgreed && open > 0 ? [{ month, dueOn: slot.dueOn, open }] : []
    })
  })
  return rises.toSorted((a, b) => (a.dueOn === b.dueOn ? (a.month < b.month ? -1 : 1) : a.dueOn < b.dueOn ? -1 : 1))
}

/** The due day up to which the open rises add up to exactly the sum. Null if there is none. */
export function dueDayOfRisesWithSum(rises: readonly UnpaidRise[], sum: number): Day | null {
  let total = 0
  for (const [at, { dueOn, open }] of rises.entries()) {
    total += open
    if (total === sum && rises[at + 1]?.dueOn !== dueOn) return dueOn
  }
  return null
}

/** Divides the sum over the rises in their order. Returns a part for each month, in the order of the months. */
export function divideOverRises(rises: readonly UnpaidRise[], sum: number): RentPart[] {
  const parts = new Map<Day, number>()
  let left = sum
  for (const { month, open } of rises) {
    const part = Math.min(open, left)
    if (part > 0) parts.set(month, (parts.get(month) ?? 0) + part)
    left -= part
  }
  return [...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([month, of]) => ({ month, sum: ore(of) }))
}
