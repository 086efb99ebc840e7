import { divideHalfUp, hundredths, ore, sumOre, type Ore } from '../../base/kit/money'
import { yearOf } from '../../base/kit/day'
import { lineOfItem } from '../../books/depreciation/rules'
import { isWhole } from '../../books/depreciation/rules-group'
import { rulesOf } from '../../books/depreciation/rules-book'
import { deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import type { TaxLine } from '../../books/tax-line/model'
import type { ShortLets, TaxLines } from './model'
import { balanceOf, percentOfWhole } from './rules-balance'
import { lineOfPersonal, type HouseVouchers } from './rules-state'
import { toWhole } from './rules-whole'

/** The landlord's part of an amount, in whole kroner. Below zero the positive amount is rounded: a deficit has the figures of the income it would be. */
export const shareOf = (net: Ore, share: number): Ore =>
  ore(Math.sign(net) * divideHalfUp(BigInt(Math.abs(net)) * BigInt(Math.round(share * 100)), 1_000_000n) * 100)

/** What each line comes to, in 1/100 øre: all in one walk, because a house may have thousands of vouchers. */
function entriesOf({ bilags, incomes, items }: HouseVouchers, year: number): (line: TaxLine) => bigint {
  const sums = new Map<TaxLine | null, bigint>()
  const add = (line: TaxLine | null, sum: bigint) => sums.set(line, (sums.get(line) ?? 0n) + sum)
  for (const one of bilags) add(lineOfExpense(one), deductibleHundredths(one))
  for (const one of incomes) add(one.line, hundredths(one.sum))
  // What is expensed at once; the rest is of group d.
  for (const one of items) if (isWhole(one) && yearOf(one.date) === year) add(lineOfItem(one), hundredths(one.sum))
  return (line) => sums.get(line) ?? 0n
}

/** The lines of a house that is left out. */
export const noLines: TaxLines = {
  income: ore(0),
  short_let: ore(0),
  short_taxable: ore(0),
  maintenance: ore(0),
  municipal_taxes: ore(0),
  insurance: ore(0),
  common_costs: ore(0),
  other_costs: ore(0),
  balance: null,
  flat_rate: null,
  net: ore(0),
  net_share: ore(0),
}

/** The lines of a house whose taxed rent all follows the flat rule: that rent, without costs and deductions. */
export const shortLinesOf = ({ gross, taxable, taxable_share }: ShortLets): TaxLines => ({
  ...noLines,
  short_let: gross,
  short_taxable: taxable,
  net: taxable,
  net_share: taxable_share,
})

/** The lines of the return: each in whole kroner, with the net of all of the house and of the landlord's `share` in percent. */
export function taxLinesOf(
  vouchers: HouseVouchers,
  year: number,
  share: number,
  short: Pick<ShortLets, 'gross' | 'taxable'> | null,
): TaxLines {
  const entry = entriesOf(vouchers, year)
  const income = toWhole(entry('income'))
  const costs = {
    maintenance: toWhole(entry('maintenance')),
    municipal_taxes: toWhole(entry('municipal_taxes')),
    insurance: toWhole(entry('insurance')),
    common_costs: toWhole(entry('common_costs')),
    other_costs: toWhole(entry('other_costs')),
  }
  const balance = balanceOf(vouchers.items, year)
  const isFlatRate = vouchers.personal.some((one) => lineOfPersonal(one) === 'flat_rate')
  const flat_rate = isFlatRate ? percentOfWhole(income, rulesOf(year).personalPercent) : null
  const [short_let, short_taxable] = [short?.gross ?? ore(0), short?.taxable ?? ore(0)]
  const net = ore(income + short_taxable - sumOre(Object.values(costs)) - (balance?.sum ?? 0) - (flat_rate ?? 0))
  return { income, short_let, short_taxable, ...costs, balance, flat_rate, net, net_share: shareOf(net, share) }
}
