import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import type { Item } from '../../books/depreciation/model'
import { groupRowInYear, mayChooseRate, type GroupRow } from '../../books/depreciation/rules-group'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { HouseTax, TaxLines } from './model'
import { toWholeKroner, sumOfHundredths } from './rules-whole'

/** The authority's schemas allow ten decimals. */
const mostDecimals = 10

/**
 * A percentage of an amount in whole kroner, rounded half up, as the authority does. `percent` has ten decimals at
 * most.
 */
export function percentOfWhole(amount: Ore, percent: number): Ore {
  const scaled = BigInt(percent.toFixed(mostDecimals).replace('.', ''))
  return ore(divideHalfUp(BigInt(amount) * scaled, 10_000n * 10n ** BigInt(mostDecimals)) * 100)
}

/**
 * Finds the rate that gives `deduction`. Returns the full rate if it gives that deduction.
 * Otherwise returns the rate with the fewest decimals that gives it. Both amounts are in whole
 * kroner. The deduction is not larger than the full rate of the basis.
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

/** A percentage of an amount. For an amount below zero, the absolute value is rounded half up. */
const signedPercentOf = (amount: Ore, percent: number): Ore =>
  ore(Math.sign(amount) * percentOfWhole(ore(Math.abs(amount)), percent))

/**
 * The balance of group d (docs/rules/year.md#tax-figures). Null if there is nothing in it. The
 * return has one balance with one rate. Items past their lifetime stay in the balance, but have no
 * deduction. So a lower rate is used, with which the whole balance deducts 20 % of the other items.
 * Another rate applies if the landlord has chosen one, or if the basis is below zero.
 */
export function balanceInYear(items: readonly Item[], year: number): TaxLines['balance'] {
  const rows = items.flatMap((item) => groupRowInYear(item, year) ?? [])
  if (rows.length === 0) return null
  const whole = (of: readonly GroupRow[], part: 'opening' | 'bought' | 'upgraded' | 'sold') =>
    toWholeKroner(sumOfHundredths(of.map((row) => hundredths(row[part]))))
  const partsOf = (of: readonly GroupRow[]) => {
    const [opening, bought] = [whole(of, 'opening'), whole(of, 'bought')]
    const [upgraded, sold] = [whole(of, 'upgraded'), whole(of, 'sold')]
    return { opening, bought, upgraded, sold, basis: ore(opening + bought + upgraded - sold) }
  }
  const { basis, upgraded, sold, ...parts } = partsOf(rows)
  const own = items.flatMap(({ group_rates }) => group_rates).find((one) => one.year === year)
  const parted = { ...parts, ...(upgraded !== 0 && { upgraded }), ...(sold !== 0 && { sold }) }
  if (own) return { ...parted, rate: own.percent, sum: signedPercentOf(basis, own.percent) }
  const full = rulesOf(year).itemPercent
  const sum = percentOfWhole(ore(Math.max(0, partsOf(rows.filter(({ isActive }) => isActive)).basis)), full)
  return { ...parted, rate: basis > 0 ? rateFor(basis, sum, full) : full, sum }
}

export const basisOfBalance = ({ opening, bought, upgraded = ore(0), sold = ore(0) }: Balance): Ore =>
  ore(opening + bought + upgraded - sold)

type Balance = NonNullable<TaxLines['balance']>

export const mayChooseBalanceRate = ({ lines: { balance }, year }: Pick<HouseTax, 'lines' | 'year'>): boolean =>
  balance !== null && mayChooseRate(basisOfBalance(balance), year)
