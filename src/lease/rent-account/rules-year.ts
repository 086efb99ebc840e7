import { day, yearOf } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { lastRentDay, type LastDayTerms } from '../rent/rules'
import type { RentAccount } from './rules'
import type { RentMonth } from './rules-later'
import { monthText, toLaterRise } from './rules-answer'
import type { RentYear } from './model-statement'

/**
 * The rent of a contract in a year. `before`: booked months before the first followed month, which
 * the answer lists separately. Null when no month of the year is followed. Names are read only for
 * a contract that is shown.
 */
export function toRentYear(
  { id, houseId, tenants }: { readonly id: number; readonly houseId: number; readonly tenants: () => string[] },
  { months, before = [] }: Pick<RentAccount, 'months'> & { readonly before?: readonly RentMonth[] },
  year: number,
): RentYear | null {
  const own = months.filter(({ month }) => yearOf(month) === year)
  if (own.length === 0) return null
  return {
    contractId: id,
    houseId,
    tenants: tenants(),
    months: own.map(({ month, dueOn, sum, paid, state, owed, later }) =>
      Object.assign({ month: monthText(month), due_on: dueOn, sum, paid, state, owed }, toLaterRise(later)),
    ),
    not_followed: before
      .filter(({ month }) => yearOf(month) === year)
      .map(({ month, sum }) => ({ month: monthText(month), sum })),
  }
}

type Running = Pick<Contract, 'id' | 'signed_at' | 'start_date'> & LastDayTerms

/** The contracts that run in the year and have no row in the table, because their payments are not followed. */
export const contractsWithoutRow = <T extends Running>(
  contracts: readonly T[],
  rows: readonly Pick<RentYear, 'contractId'>[],
  year: number,
): T[] =>
  contracts.filter(
    ({ id, signed_at, start_date, ...terms }) =>
      signed_at !== null &&
      yearOf(start_date) <= year &&
      yearOf(lastRentDay(terms) ?? day(`${year}-01-01`)) >= year &&
      !rows.some(({ contractId }) => contractId === id),
  )

export interface YearSums {
  readonly sum: Ore
  readonly paid: Ore
  /** The sum that is due and unpaid. */
  readonly owed: Ore
}

export function yearSums(months: readonly Pick<RentYear['months'][number], 'sum' | 'paid' | 'owed'>[]): YearSums {
  const [sum, paid] = [sumOre(months.map((each) => each.sum)), sumOre(months.map((each) => each.paid))]
  return { sum, paid, owed: sumOre(months.map((each) => each.owed)) }
}
