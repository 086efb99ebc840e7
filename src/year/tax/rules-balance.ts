import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import type { Item } from '../../books/depreciation/model'
import { groupRowIn, mayChooseRate, type GroupRow } from '../../books/depreciation/rules-group'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { HouseTax, TaxLines } from './model'
import { toWhole, total } from './rules-whole'

/** The most decimals of a percentage that the authority's schemas accept. */
const mostDecimals = 10

/**
 * Percent of an amount in whole kroner, rounded half up, as the authority calculates it. `percent` has at most ten
 * decimals.
 */
export function percentOfWhole(amount: Ore, percent: number): Ore {
  const scaled = BigInt(percent.toFixed(mostDecimals).replace('.', ''))
  return ore(divideHalfUp(BigInt(amount) * scaled, 10_000n * 10n ** BigInt(mostDecimals)) * 100)
}

/**
 * The percentage with which the authority calculates `deduction` from `basis`. It is the full rate if that fits, else
 * the one with the fewest decimals. Both amounts are in whole kroner. The deduction is at most the full rate of the
 * basis.
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

/** The same for an amount that may be below zero: -50 like 50, rounded half up by its absolute value. */
const signedPercentOf = (amount: Ore, percent: number): Ore =>
  ore(Math.sign(amount) * percentOfWhole(ore(Math.abs(amount)), percent))

/**
 * Group d: the opening value on 1 January, purchases, upgrades and sales. Null when there is nothing. The group is one
 * balance with one rate. Items past their lifetime stay in it but deduct nothing. The rate is lowered so that the whole
 * balance deducts 20 % of the remaining items. Another rate applies when the landlord has chosen one, or when the basis
 * is below zero (docs/rules/year.md#tax-figures).
 */
export function balanceOf(items: readonly Item[], year: number): TaxLines['balance'] {
  const rows = items.flatMap((item) => groupRowIn(item, year) ?? [])
  if (rows.length === 0) return null
  const whole = (of: readonly GroupRow[], part: 'opening' | 'bought' | 'upgraded' | 'sold') =>
    toWhole(total(of.map((row) => hundredths(row[part]))))
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

/** The basis for the rate of group d: opening value, purchases and upgrades, less sales. */
export const basisOfBalance = ({ opening, bought, upgraded = ore(0), sold = ore(0) }: Balance): Ore =>
  ore(opening + bought + upgraded - sold)

type Balance = NonNullable<TaxLines['balance']>

/** Whether the landlord may choose the rate of a house's group d in that year. */
export const mayChooseRateOf = ({ lines: { balance }, year }: Pick<HouseTax, 'lines' | 'year'>): boolean =>
  balance !== null && mayChooseRate(basisOfBalance(balance), year)
