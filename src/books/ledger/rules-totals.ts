import { yearOf } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import { deductionInYears } from '../depreciation/rules'
import { newestRules } from '../depreciation/rules-book'
import { deductibleHundredths } from '../expense/rules'
import { taxableOf } from '../income/rules'
import { ownShare, type House } from '../../landlord/house/model'
import { factsInYear } from '../../landlord/house/rules-years'
import type { AllVouchers } from './model'
import { yearsEndingIn, type Period } from './rules-period'

/**
 * The percentage of the estimated tax. There is only one, because a period may include parts of several years
 * (docs/rules/year.md#dashboard-totals).
 */
export const taxPercent = newestRules.taxPercent

export interface IncomeLine {
  readonly sum: Ore
  readonly taxable: Ore
}

export interface Lines {
  readonly income: readonly IncomeLine[]
  /** The deductible part of each cost, in 1/100 øre. */
  readonly costs: readonly bigint[]
  /** The landlord's own part of taxable income less costs, in 1/100 øre times 1/100 percent. If missing, all of it. */
  readonly own?: bigint
  /** The co-owners' part of all income less costs, in the same unit as `own`. If missing, nothing. */
  readonly others?: bigint
}

/** The landlord's share of a house in a year, in 1/100 percent. */
export type ShareOfHouse = (houseId: number, year: number) => bigint
export const wholeShare = 10_000n

/** Returns a function that gives the landlord's shares. A house without an entry belongs to the landlord alone. */
export const sharesOf =
  (houses: readonly Pick<House, 'id' | 'years'>[]): ShareOfHouse =>
  (houseId, year) => {
    const house = houses.find(({ id }) => id === houseId)
    return house ? BigInt(Math.round(ownShare(factsInYear(house.years, year).co_owners) * 100)) : wholeShare
  }

export interface PeriodTotals {
  readonly income: Ore
  readonly costs: Ore
  readonly taxFree: Ore
  /** 22 % of the landlord's own part of taxable income less costs. Zero if that part isn't positive. */
  readonly estimatedTax: Ore
  /**
   * The amount by which the costs exceed the taxable income, in the landlord's own part. Zero if
   * they don't.
   */
  readonly deficit: Ore
  /** The co-owners' part of income less costs. Below zero if costs are higher. If missing, nothing. */
  readonly others?: Ore
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

/**
 * The totals of a period. Each cost is exact in 1/100 øre. Each total is rounded once, half up. Shares of single
 * vouchers are not rounded before that, and the tax isn't calculated from a rounded result.
 */
export function totalsOf({ income, costs, own: part, others }: Lines): PeriodTotals {
  const earned = sum(income.map((line) => BigInt(line.sum)))
  const taxable = sum(income.map((line) => BigInt(line.taxable)))
  const spent = sum(costs)
  const own = part ?? (taxable * 100n - spent) * wholeShare
  return {
    income: ore(Number(earned)),
    costs: divideHalfUp(spent, 100n),
    taxFree: ore(Number(earned - taxable)),
    estimatedTax: own > 0n ? divideHalfUp(own * BigInt(taxPercent), 100n * 100n * wholeShare) : ore(0),
    deficit: own < 0n ? divideHalfUp(-own, 100n * wholeShare) : ore(0),
    ...(others ? { others: divideHalfUp(others, 100n * wholeShare) } : {}),
  }
}

/**
 * The lines of a period, without the trash folder. An archived voucher counts with the sum that is filled in so far.
 * Household items and personal use count in the years that end in the period. Sums include the co-owners' parts. `own`
 * is the landlord's part. Without shares, that is all of it.
 */
export function linesOf(vouchers: AllVouchers, period: Period, shareIn: ShareOfHouse = () => wholeShare): Lines {
  const years = yearsEndingIn(period)
  const counted = <T extends { readonly isTrashed: boolean }>(all: readonly T[]) => all.filter((one) => !one.isTrashed)
  const incomes = counted(vouchers.incomeBilags)
  const expenses = counted(vouchers.bilags)
  const items = counted(vouchers.depreciationBilags)
  const personal = vouchers.depreciationPersonalBilags.filter(({ year }) => year >= years.from && year <= years.to)
  const inYears = Array.from({ length: Math.max(0, years.to - years.from + 1) }, (_, index) => years.from + index)
  // Pairs of an amount and the landlord's share of it.
  const spent = [
    ...expenses.map((one) => [deductibleHundredths(one), shareIn(one.houseId, yearOf(one.listed_on))] as const),
    // An item has deductions in several years. Each year has its own share.
    ...items.flatMap((one) =>
      inYears.map((year) => {
        const deducted = deductionInYears(one, { from: year, to: year })
        return [deducted === null ? 0n : hundredths(deducted), shareIn(one.houseId, year)] as const
      }),
    ),
    ...personal.map((one) => [hundredths(one.sum), shareIn(one.houseId, one.year)] as const),
  ]
  const earned = (amountOf: (one: (typeof incomes)[number]) => Ore) =>
    incomes.map((one) => [hundredths(amountOf(one)), shareIn(one.houseId, yearOf(one.start_date))] as const)
  const own = (of: readonly (readonly [bigint, bigint])[]) => sum(of.map(([amount, share]) => amount * share))
  const others = (of: readonly (readonly [bigint, bigint])[]) =>
    sum(of.map(([amount, share]) => amount * (wholeShare - share)))
  return {
    income: incomes.map((income) => ({ sum: income.sum, taxable: taxableOf(income) })),
    costs: [
      ...expenses.map(deductibleHundredths),
      ...items.map((item) => hundredths(deductionInYears(item, years) ?? ore(0))),
      ...personal.map(({ sum }) => hundredths(sum)),
    ],
    own: own(earned(taxableOf)) - own(spent),
    others: others(earned((one) => one.sum)) - others(spent),
  }
}
