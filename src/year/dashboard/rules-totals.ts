import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import { expensedIn } from '../../books/depreciation/rules'
import { newest } from '../../books/depreciation/rules-book'
import { deductibleHundredths } from '../../books/expense/rules'
import { taxableOf } from '../../books/income/rules'
import type { AllVouchers } from './model'
import { yearsCounted, type Period } from './rules-period'

/** Percent of (taxable income − costs); docs/rules.md#dashboard-totals. One figure, because a period may touch several years. */
export const taxPercent = newest.taxPercent

/** One income and the part of it that is taxed. */
export interface IncomeLine {
  readonly sum: Ore
  readonly taxable: Ore
}

export interface Lines {
  readonly income: readonly IncomeLine[]
  /** What may be deducted of each cost, in 1/100 øre. */
  readonly costs: readonly bigint[]
}

export interface PeriodTotals {
  readonly income: Ore
  readonly costs: Ore
  /** The part of the income that is not taxed. */
  readonly taxFree: Ore
  /** 22 % of what is left after costs; zero when nothing is. */
  readonly estimatedTax: Ore
  /** By how much the costs are above the taxable income; zero when they aren't. */
  readonly deficit: Ore
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

/**
 * The totals of a period. Each cost is exact in 1/100 øre, and every total is rounded once, half up: shares of single
 * vouchers are never rounded on the way, nor is the tax taken of a rounded result.
 */
export function totalsOf({ income, costs }: Lines): PeriodTotals {
  const earned = sum(income.map((line) => BigInt(line.sum)))
  const taxable = sum(income.map((line) => BigInt(line.taxable)))
  const spent = sum(costs)
  const result = taxable * 100n - spent
  return {
    income: ore(Number(earned)),
    costs: divideHalfUp(spent, 100n),
    taxFree: ore(Number(earned - taxable)),
    estimatedTax: result > 0n ? divideHalfUp(result * BigInt(taxPercent), 100n * 100n) : ore(0),
    deficit: result < 0n ? divideHalfUp(-result, 100n) : ore(0),
  }
}

/**
 * What of the vouchers counts: everything not trashed. An archived voucher counts with what is filled out of it (the
 * rules' formula takes each voucher's sum). Household items and personal use count with what they deduct in the years whose end
 * the period holds.
 */
export function linesOf(vouchers: AllVouchers, period: Period): Lines {
  const years = yearsCounted(period)
  const counted = <T extends { readonly isTrashed: boolean }>(all: readonly T[]) => all.filter((one) => !one.isTrashed)
  return {
    income: counted(vouchers.incomeBilags).map((income) => ({ sum: income.sum, taxable: taxableOf(income) })),
    costs: [
      ...counted(vouchers.bilags).map(deductibleHundredths),
      ...counted(vouchers.depreciationBilags).map((item) => hundredths(expensedIn(item, years) ?? ore(0))),
      ...vouchers.depreciationPersonalBilags
        .filter(({ year }) => year >= years.from && year <= years.to)
        .map(({ sum }) => hundredths(sum)),
    ],
  }
}
