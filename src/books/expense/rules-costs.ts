import { dayOf, daysInMonth, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import { costTypes, type CostType } from './model'
import type { CostsOfYear } from './model-costs'

/** What the vouchers of one kind, year and month come to. */
export interface CostCell {
  readonly cost_type: CostType
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly sum: Ore
  /** The deductible share in 1/100 øre: rounded once for each kind, not for each month. */
  readonly hundredths: number
}

/** The costs of a year and of the year before, by kind and month (docs/rules.md#detailed-costs). */
export function costsOf(cells: readonly CostCell[], year: number): CostsOfYear {
  const types = costTypes.map((cost_type) => {
    const of = (wanted: number) => cells.filter((cell) => cell.cost_type === cost_type && cell.year === wanted)
    const months = (wanted: number) =>
      Array.from({ length: 12 }, (_, index) =>
        sumOre(of(wanted).flatMap((cell) => (cell.month === index + 1 ? [cell.sum] : []))),
      )
    const [now, before] = [months(year), months(year - 1)]
    const share = of(year).reduce((all, cell) => all + BigInt(cell.hundredths), 0n)
    return {
      cost_type,
      months: now,
      total: sumOre(now),
      deductible: divideHalfUp(share, 100n),
      monthsBefore: before,
      totalBefore: sumOre(before),
    }
  })
  return { year, types }
}

/** The sums of all kinds together, by month. */
export const monthTotals = ({ types }: CostsOfYear): { readonly now: Ore; readonly before: Ore }[] =>
  Array.from({ length: 12 }, (_, month) => ({
    now: sumOre(types.map((type) => type.months[month] ?? ore(0))),
    before: sumOre(types.map((type) => type.monthsBefore[month] ?? ore(0))),
  }))

/** First and last day of a month, 1 to 12, or of the whole year. */
export const daysOf = (year: number, month?: number): { readonly from: Day; readonly to: Day } =>
  month === undefined
    ? { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
    : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }
