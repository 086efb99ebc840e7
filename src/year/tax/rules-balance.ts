import { divideHalfUp, hundredths, ore, type Ore } from '../../base/kit/money'
import type { Item } from '../../books/depreciation/model'
import { groupRowInYear, mayChooseRate, type GroupRow } from '../../books/depreciation/rules-group'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { HouseTax, TaxLines } from './model'
import { toWholeKroner, sumOfHundredths } from './rules-whole'

/** The authority's schemas accept no more decimals. */
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
 * The rate that gives `deduction`: the full rate if it does, else the rate with the fewest decimals that does. Both
 * amounts are in whole kroner. The deduction is at most the full rate of the basis.
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

/** A percentage of an amount that may be below zero. -50 is rounded like 50, half up by its absolute value. */
const signedPercentOf = (amount: Ore, percent: number): Ore =>
  ore(Math.sign(amount) * percentOfWhole(ore(Math.abs(amount)), percent))

/**
 * The balance of group d (docs/rules/year.md#tax-figures). Null when there is nothing. It is one balance with one
 * rate. Items past their lifetime stay in it but deduct nothing, so the rate is lowered until the whole balance
 * deducts 20 % of the remaining items. Another rate applies when the landlord has chosen one, or when the basis is
 * below zero.
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
