import { monthOf, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import { deductionInYears } from '../../books/depreciation/rules'
import { deductibleHundredths } from '../../books/expense/rules'
import type { AllVouchers } from '../../books/ledger/model'
import { yearsEndingIn, type Period } from '../../books/ledger/rules-period'

/** A month's income and deductible costs. */
export interface MonthTotals {
  readonly year: number
  /** 1-12. */
  readonly month: number
  readonly income: Ore
  readonly costs: Ore
}

/** A year's deduction for household items and personal use. It is a cost of the year, not of a month. */
export interface YearDeduction {
  readonly year: number
  readonly deduction: Ore
}

const numberOf = (day: Day): number => yearOf(day) * 12 + monthOf(day) - 1

/**
 * The months of a period, including empty ones. Income counts in the month of its start. Costs are rounded on their
 * running sum. So the months and the yearly deductions (`deductionsOf`) add up exactly to the totals.
 */
export function monthsInPeriod(vouchers: AllVouchers, { from, to }: Period): MonthTotals[] {
  const [first, last] = [numberOf(from), numberOf(to)]
  const income = new Map<number, bigint>()
  /** The costs by month, in 1/100 øre. */
  const costs = new Map<number, bigint>()
  const add = (to: Map<number, bigint>, month: number, amount: bigint) => to.set(month, (to.get(month) ?? 0n) + amount)

  for (const each of vouchers.incomeBilags)
    if (!each.isTrashed) add(income, numberOf(each.start_date), BigInt(each.sum))
  for (const each of vouchers.bilags)
    if (!each.isTrashed) add(costs, numberOf(each.listed_on), deductibleHundredths(each))

  const months: MonthTotals[] = []
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

/** The deductions of the years whose 31 December is in the period, in order. Years without a deduction are left out. */
export function deductionsOf(vouchers: AllVouchers, period: Period): YearDeduction[] {
  const { from, to } = yearsEndingIn(period)
  const found: YearDeduction[] = []
  for (let year = from; year <= to; year += 1) {
    const items = vouchers.depreciationBilags
      .filter((item) => !item.isTrashed)
      .map((item) => deductionInYears(item, { from: year, to: year }) ?? ore(0))
    const personal = vouchers.depreciationPersonalBilags.filter((one) => one.year === year).map(({ sum }) => sum)
    const deduction = sumOre([...items, ...personal])
    if (deduction > 0) found.push({ year, deduction })
  }
  return found
}
