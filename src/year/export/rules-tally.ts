import { ore, type Ore } from '../../base/kit/money'
import { totalsOf, wholeShare, type Lines, type PeriodTotals, type ShareOfHouse } from '../../books/ledger/rules-totals'

/** One house in one year, as lines of the dashboard's totals. */
interface Year {
  income: number
  taxable: number
  /** The deductible costs in 1/100 øre. They are not rounded. */
  costs: bigint
}

export interface TallyRow extends PeriodTotals {
  readonly year: number
  /** Null for all houses that are not deleted, as on the dashboard. */
  readonly houseId: number | null
  /** The costs in 1/100 øre, before rounding. */
  readonly exactCosts: bigint
  /** The landlord's own part of taxable income less costs, in 1/100 øre, before rounding. */
  readonly exactOwn: bigint
  /** The landlord's share in 1/100 percent. Null in the row for all houses. */
  readonly share: bigint | null
}

/** The lines of the totals. `share` is the landlord's own, in 1/100 percent. */
const lines = (years: readonly { readonly sums: Year; readonly share: bigint }[]): Omit<Required<Lines>, 'others'> => ({
  income: years.map(({ sums: { income, taxable } }) => ({ sum: ore(income), taxable: ore(taxable) })),
  costs: years.map(({ sums }) => sums.costs),
  own: years.reduce((own, { sums, share }) => own + (BigInt(sums.taxable) * 100n - sums.costs) * share, 0n),
})

/**
 * Adds up by year and house while vouchers are written. The number of vouchers doesn't change how much memory it needs.
 */
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
    /** Adds a cost. `deductible` is in 1/100 øre. */
    cost(year: number, houseId: number, deductible: bigint): void {
      at(year, houseId).costs += deductible
    },
    /**
     * A row for each year and house, also a deleted one, and a row for each year with the other houses together. Years
     * after `lastYear` are left out.
     */
    rows(
      houses: readonly { readonly id: number; readonly isDeleted: boolean }[],
      lastYear: number,
      shareIn: ShareOfHouse,
    ): TallyRow[] {
      const row = (year: number, houseId: number | null, of: Parameters<typeof lines>[0]): TallyRow => {
        const counted = lines(of)
        const exactCosts = counted.costs.reduce((sum, cost) => sum + cost, 0n)
        const share = houseId === null ? null : (of[0]?.share ?? wholeShare)
        return { year, houseId, exactCosts, exactOwn: counted.own / wholeShare, share, ...totalsOf(counted) }
      }
      return [...years]
        .filter(([year]) => year <= lastYear)
        .sort(([a], [b]) => a - b)
        .flatMap(([year, found]) => {
          const own = houses.flatMap((house) => {
            const sums = found.get(house.id)
            return sums ? [{ house, sums, share: shareIn(house.id, year) }] : []
          })
          const all = own.filter(({ house }) => !house.isDeleted)
          return own.map((one) => row(year, one.house.id, [one])).concat(row(year, null, all))
        })
    },
  }
}

export type Tally = ReturnType<typeof tally>
