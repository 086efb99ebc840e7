import { yearOf } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { RentAccount } from '../rent-account/rules'
import { monthText } from '../rent-account/rules-answer'
import type { RentYear } from './model'

/** What of a rent account stands in that year; null where nothing is followed in it. Names are read only where it is shown. */
export function toRentYear(
  { id, houseId, tenants }: { readonly id: number; readonly houseId: number; readonly tenants: () => string[] },
  { months }: Pick<RentAccount, 'months'>,
  year: number,
): RentYear | null {
  const own = months.filter(({ month }) => yearOf(month) === year)
  if (own.length === 0) return null
  return {
    contractId: id,
    houseId,
    tenants: tenants(),
    months: own.map(({ month, dueOn, sum, paid, state }) => ({
      month: monthText(month),
      due_on: dueOn,
      sum,
      paid,
      state,
    })),
  }
}

/** What the months of a year come to. */
export interface YearSums {
  readonly sum: Ore
  readonly paid: Ore
  /** What is not paid of months that are due. */
  readonly owed: Ore
}

export function yearSums(months: readonly Pick<RentYear['months'][number], 'sum' | 'paid' | 'state'>[]): YearSums {
  const [sum, paid] = [sumOre(months.map((each) => each.sum)), sumOre(months.map((each) => each.paid))]
  const open = months.filter(({ state }) => state !== 'future' && state !== 'paid')
  return { sum, paid, owed: sumOre(open.map((each) => (each.sum - each.paid) as Ore)) }
}
