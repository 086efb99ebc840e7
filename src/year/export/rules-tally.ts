import { ore, type Ore } from '../../base/kit/money'
import { totalsOf, type Lines, type PeriodTotals } from '../dashboard/rules-totals'

/** Sums of one house in one year, as lines of the dashboard's totals. */
interface Year {
  income: number
  taxable: number
  /** In 1/100 øre, so that nothing is rounded on the way. */
  costs: bigint
}

/** One line of the summary. */
export interface TallyRow extends PeriodTotals {
  readonly year: number
  /** Null: all houses that are not deleted, as the dashboard shows them. */
  readonly houseId: number | null
  /** Costs in 1/100 øre, before they are rounded. */
  readonly exactCosts: bigint
}

const lines = (years: readonly Year[]): Lines => ({
  income: years.map(({ income, taxable }) => ({ sum: ore(income), taxable: ore(taxable) })),
  costs: years.map(({ costs }) => costs),
})

/** What the vouchers of an account come to, by year and house, counted while they pass by; its size is that of years and houses. */
export function tally() {
  const years = new Map<number, Map<number, Year>>()
  const at = (year: number, houseId: number): Year => {
    const houses = years.get(year) ?? new Map<number, Year>()
    const found = houses.get(houseId) ?? { income: 0, taxable: 0, costs: 0n }
    years.set(year, houses.set(houseId, found))
    return found
  }
  return {
    income(year: number, houseId: number, sum: Ore, taxable: Ore): void {
      const found = at(year, houseId)
      found.income += sum
      found.taxable += taxable
    },
    /** What may be deducted of a cost, in 1/100 øre. */
    cost(year: number, houseId: number, deductible: bigint): void {
      at(year, houseId).costs += deductible
    },
    /** By year, for each of the houses and for all that are not deleted together; years after `lastYear` are left out. */
    rows(houses: readonly { readonly id: number; readonly isDeleted: boolean }[], lastYear: number): TallyRow[] {
      const row = (year: number, houseId: number | null, of: readonly Year[]): TallyRow => {
        const counted = lines(of)
        const exactCosts = counted.costs.reduce((sum, cost) => sum + cost, 0n)
        return { year, houseId, exactCosts, ...totalsOf(counted) }
      }
      return [...years]
        .filter(([year]) => year <= lastYear)
        .sort(([a], [b]) => a - b)
        .flatMap(([year, found]) => {
          const own = houses.flatMap((house) => (found.has(house.id) ? [{ house, sums: found.get(house.id)! }] : []))
          const all = own.filter(({ house }) => !house.isDeleted).map(({ sums }) => sums)
          return own.map(({ house, sums }) => row(year, house.id, [sums])).concat(row(year, null, all))
        })
    },
  }
}

export type Tally = ReturnType<typeof tally>
