import { monthAt, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, sumOre, type Ore } from '../../base/kit/money'
import { deductionInYears, lineOfItem } from '../../books/depreciation/rules'
import { rulesOf } from '../../books/depreciation/rules-book'
import { groupRowInYear, isDeductedAtOnce } from '../../books/depreciation/rules-group'
import type { CostType } from '../../books/expense/model'
import { costTypeAsList, deductible, deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { incomeName } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { ownShare, type CoOwner } from '../../landlord/house/model'
import type { AllVouchers } from '../../books/ledger/model'
import type { HouseState, HouseTax, ShortLets, TaxLines, TaxVoucher } from './model'
import { balanceInYear, percentOfWhole } from './rules-balance'
import { lettingRulesOf } from './rules-book'
import { lineOfPersonalUse, taxStateOf, vouchersOfHouse, type CountedHouse, type HouseVouchers } from './rules-state'
import { sumOfHundredths, toWholeKroner } from './rules-whole'

/**
 * The landlord's share of a net, in whole kroner. For a deficit, its positive amount is rounded. So a deficit and an
 * income of the same size get the same figures.
 */
export const ownShareOf = (net: Ore, share: number): Ore =>
  ore(Math.sign(net) * divideHalfUp(BigInt(Math.abs(net)) * BigInt(Math.round(share * 100)), 1_000_000n) * 100)

/**
 * Returns a function that gives the sum of a line in 1/100 øre. All lines are added up in one pass, because a house may
 * have thousands of vouchers.
 */
function entriesOf({ bilags, incomes, items }: HouseVouchers, year: number): (line: TaxLine) => bigint {
  const sums = new Map<TaxLine | null, bigint>()
  const add = (line: TaxLine | null, sum: bigint) => sums.set(line, (sums.get(line) ?? 0n) + sum)
  for (const one of bilags) add(lineOfExpense(one), deductibleHundredths(one))
  for (const one of incomes) add(one.line, hundredths(one.sum))
  // Items that are not deducted at once are in group d.
  for (const one of items)
    if (isDeductedAtOnce(one) && yearOf(one.date) === year) add(lineOfItem(one), hundredths(one.sum))
  return (line) => sums.get(line) ?? 0n
}

export const emptyTaxLines: TaxLines = {
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

/** The lines of a house whose rent all follows the flat rule. It has no costs and no deductions. */
const shortLinesOf = ({ gross, taxable, taxable_share }: ShortLets): TaxLines => ({
  ...emptyTaxLines,
  short_let: gross,
  short_taxable: taxable,
  net: taxable,
  net_share: taxable_share,
})

/**
 * The lines in whole kroner. `net` is for the whole house, `net_share` for the landlord's `share`
 * in percent.
 */
function taxLinesOf(
  vouchers: HouseVouchers,
  year: number,
  share: number,
  short: Pick<ShortLets, 'gross' | 'taxable'> | null,
): TaxLines {
  const entry = entriesOf(vouchers, year)
  const income = toWholeKroner(entry('income'))
  const costs = {
    maintenance: toWholeKroner(entry('maintenance')),
    municipal_taxes: toWholeKroner(entry('municipal_taxes')),
    insurance: toWholeKroner(entry('insurance')),
    common_costs: toWholeKroner(entry('common_costs')),
    other_costs: toWholeKroner(entry('other_costs')),
  }
  const balance = balanceInYear(vouchers.items, year)
  const isFlatRate = vouchers.personal.some((one) => lineOfPersonalUse(one) === 'flat_rate')
  const flat_rate = isFlatRate ? percentOfWhole(income, rulesOf(year).personalPercent) : null
  const [short_let, short_taxable] = [short?.gross ?? ore(0), short?.taxable ?? ore(0)]
  const net = ore(income + short_taxable - sumOre(Object.values(costs)) - (balance?.sum ?? 0) - (flat_rate ?? 0))
  return { income, short_let, short_taxable, ...costs, balance, flat_rate, net, net_share: ownShareOf(net, share) }
}

/** True if an income shows that the house was let. Insurance money doesn't. */
const isRent = ({ kind, sum }: HouseVouchers['incomes'][number]): boolean => kind === 'rent' && sum > 0

/**
 * Returns a function that says whether a month has rent, taxed or not. Its argument is the month's
 * first day.
 */
function monthsWithRent({ incomes }: HouseVouchers): (month: Day) => boolean {
  const paid = incomes.filter(isRent)
  // Each month is checked only once, because a house may have thousands of vouchers.
  const known = new Map<Day, boolean>()
  return (month) => {
    const hasRent = known.get(month) ?? paid.some((one) => monthAt(one.start_date) <= month && one.end_date >= month)
    known.set(month, hasRent)
    return hasRent
  }
}

/**
 * Costs dated in months without rent (docs/rules/year.md#tax-figures). Empty for an own cabin, because it deducts no
 * expenses.
 */
export function costsOutsideLetting(vouchers: HouseVouchers): HouseVouchers['bilags'] {
  if (vouchers.home_use === 'own_cabin') return []
  const hasRent = monthsWithRent(vouchers)
  return vouchers.bilags.filter((one) => deductible(one) !== 0 && !hasRent(monthAt(one.date)))
}

/**
 * Leaves out the costs of months without rent if the house was not offered for rent then. If the year has no rent at
 * all, household items and personal use are left out too.
 */
function withoutOutside(vouchers: HouseVouchers, offered: boolean | null): HouseVouchers {
  if (offered !== false) return vouchers
  const outside = new Set(costsOutsideLetting(vouchers).map(({ id }) => id))
  const hasRent = vouchers.incomes.some(isRent)
  return {
    ...vouchers,
    bilags: vouchers.bilags.filter(({ id }) => !outside.has(id)),
    items: hasRent ? vouchers.items : [],
    personal: hasRent ? vouchers.personal : [],
  }
}

export const stateOfHouse = (
  house: CountedHouse,
  all: AllVouchers,
  year: number,
  offered: boolean | null = null,
): HouseState => taxStateOf(withoutOutside(vouchersOfHouse(all, house, year), offered))

export interface TaxedHouse extends CountedHouse {
  readonly co_owners: readonly Pick<CoOwner, 'share'>[]
}

/** The name of the deduction for personal use in the answer. The screen replaces it with a text. */
const personalName = 'inPersonalUse'

/** Converts 1/100 øre to øre, rounded half up. */
const toOre = (sum: bigint): Ore => divideHalfUp(sum, 100n)

/**
 * The figures of rent that the flat rule taxes. A part of the rent is free of tax. No costs are
 * deducted from the rest. Null if there is no such rent.
 */
function shortLetsOf({ incomes }: HouseVouchers, year: number, share: number): ShortLets | null {
  const short = incomes.filter(({ line }) => line === 'short_let')
  if (short.length === 0) return null
  const gross = toWholeKroner(sumOfHundredths(short.map(({ sum }) => hundredths(sum))))
  const { allowance, shortPercent } = lettingRulesOf(year)
  const taxable = percentOfWhole(ore(Math.max(0, gross - allowance)), shortPercent)
  const taxable_share = ownShareOf(taxable, share)
  return { gross, allowance, rate: shortPercent, taxable, taxable_share, vouchers: short.map(incomeVoucher) }
}

/**
 * The costs of months without rent. Empty if the landlord hasn't said yet whether the house was offered for rent then.
 */
function outsideOf(vouchers: HouseVouchers, offered_for_rent: boolean | null): Pick<HouseTax, 'outside'> {
  const costs = costsOutsideLetting(vouchers)
  if (offered_for_rent === null || costs.length === 0) return {}
  const listed = costs.map((one): TaxVoucher => ({
    id: one.id,
    name: one.description,
    sum: deductible(one),
    date: one.date,
    line: offered_for_rent ? (lineOfExpense(one) ?? 'none') : 'none',
  }))
  return {
    outside: { offered_for_rent, sum: toOre(sumOfHundredths(costs.map(deductibleHundredths))), vouchers: listed },
  }
}

const incomeVoucher = (one: HouseVouchers['incomes'][number]): TaxVoucher => ({
  id: one.id,
  name: incomeName(one),
  sum: one.sum,
  date: one.start_date,
  line: one.line ?? 'none',
})

/**
 * The figures of a house. `all` has at least the vouchers of that year, and all household items
 * bought by the end of it. Vouchers of other years and houses, or in the trash folder, don't count.
 * Each sum is rounded once to whole øre, half up. Each line is rounded once to whole kroner, half
 * up. `offered`: whether the house was let or offered for rent in months without rent. Null if
 * there is no answer.
 */
export function houseTaxOf(
  house: TaxedHouse,
  all: AllVouchers,
  year: number,
  offered: boolean | null = null,
): HouseTax {
  const vouchers = vouchersOfHouse(all, house, year)
  const counted = withoutOutside(vouchers, offered)
  const { bilags, incomes, items, personal } = vouchers
  const share = ownShare(house.co_owners)
  const state = taxStateOf(counted)
  const short = shortLetsOf(vouchers, year, share)
  const countedBilags = new Set(counted.bilags)
  const isCounted = (one: HouseVouchers['bilags'][number]) => countedBilags.has(one)
  /** The line on which a voucher is entered. If the house is left out, it is `none`. */
  const entered = (line: TaxLine | null): TaxLine => (state === 'entered' ? (line ?? 'none') : 'none')
  // All sums are added up in one pass, because a house may have thousands of vouchers.
  const byType = new Map<CostType, bigint>()
  for (const one of bilags)
    for (const type of costTypeAsList(one)) byType.set(type, (byType.get(type) ?? 0n) + deductibleHundredths(one))
  const costs = (type: CostType) => toOre(byType.get(type) ?? 0n)
  const incomebilagsList = incomes.filter(({ line }) => line === 'income').map(incomeVoucher)
  const depreciationList = [
    ...items.flatMap((one): TaxVoucher[] => {
      const { id, name, date } = one
      const isExpensed = isDeductedAtOnce(one) && yearOf(date) === year && one.carried === null
      const row = groupRowInYear(one, year)
      const inGroup = row !== null && deductionInYears(one, { from: year, to: year }) !== null
      return [
        isExpensed && { id, name, sum: one.sum, date, line: entered(lineOfItem(one)) },
        inGroup && { id, name, sum: row.depreciation, date, line: entered('balance') },
      ].filter((voucher) => voucher !== false)
    }),
    ...personal.map((one): TaxVoucher => {
      const { year: id, sum, date } = one
      return { id, name: personalName, sum, date, line: entered(lineOfPersonalUse(one)) }
    }),
  ]
  return {
    houseId: house.id,
    year,
    state,
    home_use: house.home_use,
    bilagsSum: toOre(sumOfHundredths(bilags.map(deductibleHundredths))),
    depreciationSum: sumOre(depreciationList.map(({ sum }) => sum)),
    incomebilagsSum: sumOre(incomebilagsList.map(({ sum }) => sum)),
    bilagsList: bilags.map((one) => ({
      id: one.id,
      name: one.description,
      sum: deductible(one),
      date: one.date,
      line: isCounted(one) ? entered(lineOfExpense(one)) : 'none',
    })),
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
    lines:
      state === 'entered'
        ? taxLinesOf(counted, year, share, short)
        : state === 'shortLets' && short
          ? shortLinesOf(short)
          : emptyTaxLines,
    short,
    ...outsideOf(vouchers, offered),
  }
}
