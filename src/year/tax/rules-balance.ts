import { yearOf } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import type { Item } from '../../books/depreciation/model'
import { expensedIn, isPastLifetime, isWhole, residualIn } from '../../books/depreciation/rules'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { TaxLines } from './model'
import { toWhole, total } from './rules-whole'

/** The most decimals of a percentage that the authority's schemas take. */
const mostDecimals = 10

/** Percent of an amount in whole kroner, half up, as the authority calculates it. `percent` has at most ten decimals. */
export function percentOfWhole(amount: Ore, percent: number): Ore {
  const scaled = BigInt(percent.toFixed(mostDecimals).replace('.', ''))
  return ore(divideHalfUp(BigInt(amount) * scaled, 10_000n * 10n ** BigInt(mostDecimals)) * 100)
}

/**
 * The percentage at which the authority comes to `deduction` of `basis`: the full rate where that does, else the one with
 * the fewest decimals. Both in whole kroner; the deduction is at most the full rate of the basis.
 */
function rateFor(basis: Ore, deduction: Ore, full: number): number {
  if (percentOfWhole(basis, full) === deduction) return full
  for (let decimals = 0; decimals < mostDecimals; decimals += 1) {
    const scale = 10 ** decimals
    const rate = divideHalfUp(BigInt(deduction) * 100n * BigInt(scale), BigInt(basis)) / scale
    if (rate < full && percentOfWhole(basis, rate) === deduction) return rate
  }
  throw new RangeError(`no rate gives ${deduction} of ${basis} øre`)
}

/**
 * Group d: what is left of earlier purchases on 1 January, and what was bought; null where there is nothing. The group is
 * one balance with one rate. What is past its lifetime stays in it and deducts nothing: the rate is so much lower that the
 * whole deducts 20 % of the rest (docs/rules.md#tax-figures).
 */
export function balanceOf(items: readonly Item[], year: number): TaxLines['balance'] {
  const spread = items.filter((item) => !isWhole(item) && yearOf(item.date) <= year)
  const past = spread.filter((item) => isPastLifetime(item, year))
  const active = spread.filter((item) => expensedIn(item, { from: year, to: year }) !== null)
  if (active.length + past.length === 0) return null
  const leftOf = (of: readonly Item[]) => toWhole(total(of.map((item) => hundredths(residualIn(item, year)))))
  const bought = toWhole(total(active.filter((item) => yearOf(item.date) === year).map(({ sum }) => hundredths(sum))))
  const opening = leftOf([...active, ...past])
  const full = rulesOf(year).itemPercent
  const sum = percentOfWhole(ore(leftOf(active) + bought), full)
  return { opening, bought, rate: rateFor(ore(opening + bought), sum, full), sum }
}
