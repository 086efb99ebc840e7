import { monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import { roundedToKroner } from '../dashboard/rules-result'
import type { CostsOfYear } from './model'
import { monthTotals } from './rules'

export interface ComparedType {
  readonly cost_type: CostType
  readonly months: readonly Ore[]
  readonly monthsBefore: readonly Ore[]
  readonly total: Ore
  readonly totalBefore: Ore
  readonly deductible: Ore
  /**
   * The difference from the same months of the year before. Below zero if less was spent. Null if
   * there is nothing to compare with.
   */
  readonly difference: Ore | null
}

export interface ComparedCosts {
  readonly year: number
  /** The number of months, from January on, that the comparison includes. */
  readonly months: number
  readonly isThisYear: boolean
  readonly types: readonly ComparedType[]
  readonly all: Omit<ComparedType, 'cost_type'>
}

/**
 * Returns how many months to compare. For this year, it is up to this month, or up to the last
 * month with a cost if that is later. So the compared months always have all of the year's costs.
 */
function countedMonths({ year, types }: CostsOfYear, today: Day): number {
  if (year !== yearOf(today)) return 12
  const last = Math.max(0, ...types.map(({ months }) => months.findLastIndex((amount) => amount !== 0) + 1))
  return Math.max(monthOf(today), last)
}

/**
 * Compares the costs with those of the same months of the year before
 * (docs/rules/year.md#detailed-costs). If those months have no costs of any type, nothing is
 * compared.
 */
export function comparedCosts(costs: CostsOfYear, today: Day): ComparedCosts {
  const months = countedMonths(costs, today)
  const compared = (amounts: readonly Ore[]) => sumOre(amounts.slice(0, months))
  const before = sumOre(costs.types.map(({ monthsBefore }) => compared(monthsBefore)))
  const differenceOf = (total: Ore, monthsBefore: readonly Ore[]) =>
    before === 0 ? null : ore(total - compared(monthsBefore))
  const totals = monthTotals(costs)
  const all = {
    months: totals.map(({ now }) => now),
    monthsBefore: totals.map((month) => month.before),
    total: sumOre(costs.types.map(({ total }) => total)),
    totalBefore: sumOre(costs.types.map(({ totalBefore }) => totalBefore)),
    deductible: sumOre(costs.types.map(({ deductible }) => deductible)),
  }
  return {
    year: costs.year,
    months,
    isThisYear: costs.year === yearOf(today),
    types: costs.types.map((type) => ({ ...type, difference: differenceOf(type.total, type.monthsBefore) })),
    all: { ...all, difference: differenceOf(all.total, all.monthsBefore) },
  }
}

export interface CostsSentence {
  readonly key: 'more' | 'less' | 'same' | 'alone'
  /** The sum that was spent, in whole kroner. */
  readonly spent: Ore
  /** The difference in whole kroner, never below zero. */
  readonly amount: Ore
}

/** Says what was spent, and the difference from the year before. */
export function costsSentence({ all: { total, difference } }: Pick<ComparedCosts, 'all'>): CostsSentence {
  const spent = roundedToKroner(total)
  if (difference === null) return { key: 'alone', spent, amount: ore(0) }
  const amount = roundedToKroner(ore(Math.abs(difference)))
  return { key: amount === 0 ? 'same' : difference > 0 ? 'more' : 'less', spent, amount }
}
