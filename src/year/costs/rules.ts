import { dayOf, daysInMonth, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import { costTypes, type CostType } from '../../books/expense/model'
import type { CostsOfYear } from './model'

export interface CostCell {
  readonly cost_type: CostType
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly sum: Ore
  /** In 1/100 øre. Rounded once for each kind, not for each month. */
  readonly hundredths: number
}

/** Counts what is filled out. */
export interface ArchivedCosts {
  readonly count: number
  readonly sum: Ore
  /** The deductible share in 1/100 øre. */
  readonly hundredths: number
}

export interface OtherCosts {
  readonly archived: ArchivedCosts
  readonly yearly: Ore
}

/**
 * Includes the year before (docs/rules/year.md#detailed-costs). Deductible shares are rounded on their running sum, so
 * that they add up to the dashboard's figure.
 */
export function costsOf(cells: readonly CostCell[], year: number, { archived, yearly }: OtherCosts): CostsOfYear {
  let [exact, rounded] = [0n, 0]
  const share = (more: bigint): Ore => {
    exact += more
    const soFar = divideHalfUp(exact, 100n)
    const own = soFar - rounded
    rounded = soFar
    return ore(own)
  }
  const types = costTypes.map((cost_type) => {
    const of = (wanted: number) => cells.filter((cell) => cell.cost_type === cost_type && cell.year === wanted)
    const months = (wanted: number) =>
      Array.from({ length: 12 }, (_, index) =>
        sumOre(of(wanted).flatMap((cell) => (cell.month === index + 1 ? [cell.sum] : []))),
      )
    const [now, before] = [months(year), months(year - 1)]
    return {
      cost_type,
      months: now,
      total: sumOre(now),
      deductible: share(of(year).reduce((all, cell) => all + BigInt(cell.hundredths), 0n)),
      monthsBefore: before,
      totalBefore: sumOre(before),
    }
  })
  const { count, sum, hundredths } = archived
  return {
    year,
    types,
    archived: { count, total: sum, deductible: share(BigInt(hundredths)) },
    yearly,
    costs: ore(rounded + yearly),
  }
}

export const monthTotals = ({ types }: CostsOfYear): { readonly now: Ore; readonly before: Ore }[] =>
  Array.from({ length: 12 }, (_, month) => ({
    now: sumOre(types.map((type) => type.months[month] ?? ore(0))),
    before: sumOre(types.map((type) => type.monthsBefore[month] ?? ore(0))),
  }))

/** A month is 1 to 12. Left out: the whole year. */
export const daysOf = (year: number, month?: number): { readonly from: Day; readonly to: Day } =>
  month === undefined
    ? { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
    : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }
