import { yearOf } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, sumOre, type Ore } from '../../base/kit/money'
import { expensedIn, isWhole, lineOfItem, rowsOf } from '../../books/depreciation/rules'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { CostType } from '../../books/expense/model'
import { canBeEntered, costWordsOf, deductible, deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { incomeName, isTaxed, lineOfIncome, taxableOf } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { ownShare, type CoOwner } from '../../landlord/house/model'
import type { AllVouchers } from '../dashboard/model'
import type { HouseTax, TaxLines, TaxVoucher } from './model'

/** The name of a deduction for personal use in a list; the screen has its words. */
const personalName = 'inPersonalUse'

/** What of a house the figures need. */
export interface TaxedHouse {
  readonly id: number
  readonly co_owners: readonly Pick<CoOwner, 'share'>[]
}

/** The vouchers of a house that count in the year (docs/rules.md#tax-figures): nothing from the trash folder. */
function vouchersOf(all: AllVouchers, houseId: number, year: number) {
  const here = (one: { readonly houseId: number; readonly isTrashed?: boolean }) =>
    one.houseId === houseId && one.isTrashed !== true
  return {
    bilags: all.bilags.filter(canBeEntered).filter((one) => here(one) && yearOf(one.date) === year),
    incomes: all.incomeBilags.filter((one) => here(one) && yearOf(one.start_date) === year),
    items: all.depreciationBilags.filter((one) => here(one) && expensedIn(one, { from: year, to: year }) !== null),
    personal: all.depreciationPersonalBilags.filter((one) => here(one) && one.year === year),
  }
}
type Vouchers = ReturnType<typeof vouchersOf>

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)
/** A sum in 1/100 øre -> øre, half up. */
const toOre = (sum: bigint): Ore => divideHalfUp(sum, 100n)
/** A sum in 1/100 øre -> whole kroner in øre, half up. */
const toWhole = (sum: bigint): Ore => ore(divideHalfUp(sum, 10_000n) * 100)
/** Percent of an amount in whole kroner, in whole kroner, half up, as the authority calculates it. */
const wholePercent = (amount: Ore, percent: number): Ore =>
  ore(divideHalfUp(BigInt(amount) * BigInt(percent), 10_000n) * 100)
/** Below zero the positive amount is rounded: a deficit has the figures of the income it would be. */
const shareOf = (net: Ore, share: number): Ore =>
  ore(Math.sign(net) * divideHalfUp(BigInt(Math.abs(net)) * BigInt(Math.round(share * 100)), 1_000_000n) * 100)

/** Group d: what is left of earlier purchases on 1 January, and what was bought; null where no item is spread over this year. */
function balanceOf(items: Vouchers['items'], year: number): TaxLines['balance'] {
  const spread = items.filter((item) => !isWhole(item))
  if (spread.length === 0) return null
  const residual = (item: (typeof spread)[number]) =>
    rowsOf(item).find((row) => row.year === year - 1)?.residual ?? ore(0)
  const bought = spread.filter((item) => yearOf(item.date) === year).map((item) => hundredths(item.sum))
  const basis = {
    opening: toWhole(total(spread.map((item) => hundredths(residual(item))))),
    bought: toWhole(total(bought)),
  }
  const rate = rulesOf(year).itemPercent
  return { ...basis, rate, sum: wholePercent(ore(basis.opening + basis.bought), rate) }
}

/** What each line comes to, in 1/100 øre. */
function entriesOf({ bilags, incomes, items }: Vouchers): (line: TaxLine) => bigint {
  const entries: [TaxLine | null, bigint][] = [
    ...bilags.map((one): [TaxLine | null, bigint] => [lineOfExpense(one), deductibleHundredths(one)]),
    ...incomes.map((one): [TaxLine | null, bigint] => [lineOfIncome(one), hundredths(taxableOf(one))]),
    ...items.map((one): [TaxLine | null, bigint] => [lineOfItem(one), hundredths(one.sum)]),
  ]
  return (line) => total(entries.filter(([of]) => of === line).map(([, sum]) => sum))
}

function taxLinesOf(vouchers: Vouchers, year: number, share: number): TaxLines {
  const entry = entriesOf(vouchers)
  const income = toWhole(entry('income'))
  const costs = {
    maintenance: toWhole(entry('maintenance')),
    municipal_taxes: toWhole(entry('municipal_taxes')),
    other_costs: toWhole(entry('other_costs')),
  }
  const balance = balanceOf(vouchers.items, year)
  const flat_rate = vouchers.personal.length === 0 ? null : wholePercent(income, rulesOf(year).personalPercent)
  const net = ore(income - sumOre(Object.values(costs)) - (balance?.sum ?? 0) - (flat_rate ?? 0))
  return { income, ...costs, balance, flat_rate, net, net_share: shareOf(net, share) }
}

/**
 * What a house comes to in an income year. `all` holds at least the vouchers of that year; of other years and houses, and in
 * the trash folder, none count. Sums are rounded once to whole øre, each line once to whole kroner, half up.
 */
export function houseTaxOf(house: TaxedHouse, all: AllVouchers, year: number): HouseTax {
  const vouchers = vouchersOf(all, house.id, year)
  const { bilags, incomes, items, personal } = vouchers
  const share = ownShare(house.co_owners)
  const costs = (type: CostType | null) =>
    toOre(total(bilags.filter((one) => type === null || costWordsOf(one).includes(type)).map(deductibleHundredths)))
  const incomebilagsList = incomes
    .filter(isTaxed)
    .map((one): TaxVoucher => ({ id: one.id, name: incomeName(one), sum: taxableOf(one), date: one.start_date }))
  const depreciationList = [
    ...items.map((one): TaxVoucher => ({
      id: one.id,
      name: one.name,
      sum: expensedIn(one, { from: year, to: year }) ?? ore(0),
      date: one.date,
    })),
    ...personal.map((one): TaxVoucher => ({ id: one.year, name: personalName, sum: one.sum, date: one.date })),
  ]
  return {
    houseId: house.id,
    year,
    bilagsSum: costs(null),
    depreciationSum: sumOre(depreciationList.map(({ sum }) => sum)),
    incomebilagsSum: sumOre(incomebilagsList.map(({ sum }) => sum)),
    bilagsList: bilags.map((one) => ({ id: one.id, name: one.description, sum: deductible(one), date: one.date })),
    depreciationList,
    incomebilagsList,
    bilagsListCostType: {
      maintenance: costs('maintenance'),
      attachment_fee: costs('attachment_fee'),
      municipal_taxes: costs('municipal_taxes'),
      paid_salary: costs('paid_salary'),
      other_costs: costs('other_costs'),
    },
    share,
    lines: taxLinesOf(vouchers, year, share),
  }
}
