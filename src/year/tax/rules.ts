import { divideHalfUp, hundredths, ore, sumOre, type Ore } from '../../base/kit/money'
import { yearOf } from '../../base/kit/day'
import { expensedIn, lineOfItem } from '../../books/depreciation/rules'
import { groupRowIn, isWhole } from '../../books/depreciation/rules-group'
import type { CostType } from '../../books/expense/model'
import { costWordsOf, deductible, deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { incomeName } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { ownShare, type CoOwner } from '../../landlord/house/model'
import type { AllVouchers } from '../dashboard/model'
import type { HouseTax, ShortLets, TaxVoucher } from './model'
import { percentOfWhole } from './rules-balance'
import { lettingRulesOf } from './rules-book'
import { noLines, shareOf, shortLinesOf, taxLinesOf } from './rules-lines'
import { costsOutside, withoutOutside } from './rules-outside'
import { lineOfPersonal, taxStateOf, vouchersOf, type CountedHouse, type HouseVouchers } from './rules-state'
import { total, toWhole } from './rules-whole'

/** What of a house the figures need. */
export interface TaxedHouse extends CountedHouse {
  readonly co_owners: readonly Pick<CoOwner, 'share'>[]
}

/** The name of a deduction for personal use in a list; the screen has its words. */
const personalName = 'inPersonalUse'

/** A sum in 1/100 øre -> øre, half up. */
const toOre = (sum: bigint): Ore => divideHalfUp(sum, 100n)

/** Rent by the flat rule: a part is free of tax, nothing is deducted from the rest; null where there is none. */
function shortLetsOf({ incomes }: HouseVouchers, year: number, share: number): ShortLets | null {
  const short = incomes.filter(({ line }) => line === 'short_let')
  if (short.length === 0) return null
  const gross = toWhole(total(short.map(({ sum }) => hundredths(sum))))
  const { allowance, shortPercent } = lettingRulesOf(year)
  const taxable = percentOfWhole(ore(Math.max(0, gross - allowance)), shortPercent)
  const taxable_share = shareOf(taxable, share)
  return { gross, allowance, rate: shortPercent, taxable, taxable_share, vouchers: short.map(incomeVoucher) }
}

/** Costs of months without rent, where the landlord has said what these months were. */
function outsideOf(vouchers: HouseVouchers, offered_for_rent: boolean | null): Pick<HouseTax, 'outside'> {
  const costs = costsOutside(vouchers)
  if (offered_for_rent === null || costs.length === 0) return {}
  const listed = costs.map((one): TaxVoucher => ({
    id: one.id,
    name: one.description,
    sum: deductible(one),
    date: one.date,
    line: offered_for_rent ? (lineOfExpense(one) ?? 'none') : 'none',
  }))
  return { outside: { offered_for_rent, sum: toOre(total(costs.map(deductibleHundredths))), vouchers: listed } }
}

const incomeVoucher = (one: HouseVouchers['incomes'][number]): TaxVoucher => ({
  id: one.id,
  name: incomeName(one),
  sum: one.sum,
  date: one.start_date,
  line: one.line ?? 'none',
})

/**
 * What a house comes to in an income year. `all` holds at least the vouchers of that year, and all household items bought
 * until then; of other years and houses, and in the trash folder, none count. Sums are rounded once to whole øre, each line
 * once to whole kroner, half up. `offered`: whether it was let or offered for rent in months without rent; null: not said.
 */
export function houseTaxOf(
  house: TaxedHouse,
  all: AllVouchers,
  year: number,
  offered: boolean | null = null,
): HouseTax {
  const vouchers = vouchersOf(all, house, year)
  const counted = withoutOutside(vouchers, offered)
  const { bilags, incomes, items, personal } = vouchers
  const share = ownShare(house.co_owners)
  const state = taxStateOf(counted)
  const short = shortLetsOf(vouchers, year, share)
  const countedBilags = new Set(counted.bilags)
  const isCounted = (one: HouseVouchers['bilags'][number]) => countedBilags.has(one)
  /** Where the house is left out nothing of it is entered. */
  const entered = (line: TaxLine | null): TaxLine => (state === 'entered' ? (line ?? 'none') : 'none')
  // In one walk: a house may have thousands of vouchers.
  const byType = new Map<CostType, bigint>()
  for (const one of bilags)
    for (const type of costWordsOf(one)) byType.set(type, (byType.get(type) ?? 0n) + deductibleHundredths(one))
  const costs = (type: CostType) => toOre(byType.get(type) ?? 0n)
  const incomebilagsList = incomes.filter(({ line }) => line === 'income').map(incomeVoucher)
  const depreciationList = [
    ...items.flatMap((one): TaxVoucher[] => {
      const { id, name, date } = one
      const isExpensed = isWhole(one) && yearOf(date) === year
      const row = groupRowIn(one, year)
      const inGroup = row !== null && expensedIn(one, { from: year, to: year }) !== null
      return [
        isExpensed && { id, name, sum: one.sum, date, line: entered(lineOfItem(one)) },
        inGroup && { id, name, sum: row.depreciation, date, line: entered('balance') },
      ].filter((voucher) => voucher !== false)
    }),
    ...personal.map((one): TaxVoucher => {
      const { year: id, sum, date } = one
      return { id, name: personalName, sum, date, line: entered(lineOfPersonal(one)) }
    }),
  ]
  return {
    houseId: house.id,
    year,
    state,
    home_use: house.home_use,
    bilagsSum: toOre(total(bilags.map(deductibleHundredths))),
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
          : noLines,
    short,
    ...outsideOf(vouchers, offered),
  }
}
