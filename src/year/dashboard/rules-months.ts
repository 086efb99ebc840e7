import { monthOf, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import { rowsOf } from '../../books/depreciation/rules'
import { deductibleHundredths } from '../../books/expense/rules'
import type { AllVouchers } from './model'
import type { Period } from './rules-period'

/** What came in and what may be deducted in one calendar month. */
export interface Month {
  readonly year: number
  /** 1-12. */
  readonly month: number
  readonly income: Ore
  readonly costs: Ore
}

const numberOf = (day: Day): number => yearOf(day) * 12 + monthOf(day) - 1

/**
 * Income and costs of every month of the period, also of those with nothing in them. Income stands in the month of its
 * start, an expense in the month of its date. What is deducted once a year (household items, personal use) stands in
 * December of that year, or in the last month of it that the period holds. Costs are rounded on the running sum, so
 * that the months add up to the totals exactly.
 */
export function monthsOf(vouchers: AllVouchers, { from, to }: Period): Month[] {
  const [first, last] = [numberOf(from), numberOf(to)]
  const income = new Map<number, bigint>()
  /** In 1/100 øre. */
  const costs = new Map<number, bigint>()
  const add = (to: Map<number, bigint>, month: number, amount: bigint) => to.set(month, (to.get(month) ?? 0n) + amount)
  const yearly = (year: number, amount: Ore) => add(costs, Math.min(year * 12 + 11, last), hundredths(amount))

  for (const each of vouchers.incomeBilags)
    if (!each.isTrashed) add(income, numberOf(each.start_date), BigInt(each.sum))
  for (const each of vouchers.bilags)
    if (!each.isTrashed) add(costs, numberOf(each.listed_on), deductibleHundredths(each))
  for (const item of vouchers.depreciationBilags) {
    if (item.isTrashed) continue
    for (const row of rowsOf(item))
      if (row.year >= yearOf(from) && row.year <= yearOf(to)) yearly(row.year, row.depreciation)
  }
  for (const personal of vouchers.depreciationPersonalBilags) yearly(personal.year, personal.sum)

  const months: Month[] = []
  let [spent, rounded] = [0n, 0]
  for (let at = first; at <= last; at += 1) {
    spent += costs.get(at) ?? 0n
    const soFar = divideHalfUp(spent, 100n)
    months.push({
      year: Math.floor(at / 12),
      month: (at % 12) + 1,
      income: ore(Number(income.get(at) ?? 0n)),
      costs: ore(soFar - rounded),
    })
    rounded = soFar
  }
  return months
}
