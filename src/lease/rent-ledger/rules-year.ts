import { yearOf } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { RentAccount } from '../rent-account/rules'
import { monthText } from '../rent-account/rules-answer'
import type { RentYear } from './model'

/** What of a rent account stands in that year; null where nothing is followed in it. */
export function toRentYear(
  of: Pick<RentYear, 'contractId' | 'houseId' | 'tenants'>,
  { months }: Pick<RentAccount, 'months'>,
  year: number,
): RentYear | null {
  const own = months.filter(({ month }) => yearOf(month) === year)
  if (own.length === 0) return null
  return {
    ...of,
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
