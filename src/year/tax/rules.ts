import { yearOf } from '../../base/kit/day'
import { divideHalfUp, hundredths, ore, sumOre, type Ore } from '../../base/kit/money'
import { expensedIn, lineOfItem } from '../../books/depreciation/rules'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { CostType } from '../../books/expense/model'
import { canBeEntered, costWordsOf, deductible, deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { incomeName, lineOfIncome } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { lineOf } from '../../books/tax-line/rules'
import { ownShare, type CoOwner } from '../../landlord/house/model'
import type { AllVouchers, IncomeRow } from '../dashboard/model'
import type { HouseState, HouseTax, ShortLets, TaxLines, TaxVoucher } from './model'
import { balanceOf, isPastLifetime, percentOfWhole } from './rules-balance'
import { lettingRulesOf } from './rules-book'
import { total, toWhole } from './rules-whole'

/** The name of a deduction for personal use in a list; the screen has its words. */
const personalName = 'inPersonalUse'

/** What of a house the figures need. */
export interface TaxedHouse {
  readonly id: number
  readonly holiday_home: boolean
  readonly co_owners: readonly Pick<CoOwner, 'share'>[]
}

/** The vouchers of a house that count in the year (docs/rules.md#tax-figures): nothing from the trash folder. */
function vouchersOf(all: AllVouchers, house: Pick<TaxedHouse, 'id' | 'holiday_home'>, year: number) {
  const here = (one: { readonly houseId: number; readonly isTrashed?: boolean }) =>
    one.houseId === house.id && one.isTrashed !== true
  const items = all.depreciationBilags.filter(here)
  const placed = (one: IncomeRow) => ({ ...one, line: lineOfIncome(one, house) })
  const incomes = all.incomeBilags.filter((one) => here(one) && yearOf(one.start_date) === year)
  return {
    bilags: all.bilags.filter(canBeEntered).filter((one) => here(one) && yearOf(one.date) === year),
    incomes: incomes.map(placed),
    /** With a deduction in the year, and those past their lifetime of which something is left. */
    items: items.filter((one) => expensedIn(one, { from: year, to: year }) !== null || isPastLifetime(one, year)),
    personal: all.depreciationPersonalBilags.filter((one) => here(one) && one.year === year),
  }
}
type Vouchers = ReturnType<typeof vouchersOf>

const lineOfPersonal = ({ conditions }: Vouchers['personal'][number]) =>
  lineOf({ kind: 'personal', isConfirmed: conditions })

/** How the house stands in the return: its income decides, and where there is none, whether anything else is entered. */
function stateOf({ bilags, incomes, items, personal }: Vouchers): HouseState {
  const has = (line: TaxLine) => incomes.some((one) => one.line === line)
  if (has('income')) return 'entered'
  if (incomes.length > 0) return has('short_let') ? 'shortLets' : 'taxFree'
  const lines = [...bilags.map(lineOfExpense), ...items.map(lineOfItem), ...personal.map(lineOfPersonal)]
  return lines.some((line) => line !== 'none') ? 'entered' : 'empty'
}

/** The same of a house by itself. */
export const stateIn = (house: Pick<TaxedHouse, 'id' | 'holiday_home'>, all: AllVouchers, year: number): HouseState =>
  stateOf(vouchersOf(all, house, year))

/** A sum in 1/100 øre -> øre, half up. */
const toOre = (sum: bigint): Ore => divideHalfUp(sum, 100n)
/** Below zero the positive amount is rounded: a deficit has the figures of the income it would be. */
const shareOf = (net: Ore, share: number): Ore =>
  ore(Math.sign(net) * divideHalfUp(BigInt(Math.abs(net)) * BigInt(Math.round(share * 100)), 1_000_000n) * 100)

/** What each line comes to, in 1/100 øre. */
function entriesOf({ bilags, incomes, items }: Vouchers): (line: TaxLine) => bigint {
  const entries: [TaxLine | null, bigint][] = [
    ...bilags.map((one): [TaxLine | null, bigint] => [lineOfExpense(one), deductibleHundredths(one)]),
    ...incomes.map((one): [TaxLine | null, bigint] => [one.line, hundredths(one.sum)]),
    ...items.map((one): [TaxLine | null, bigint] => [lineOfItem(one), hundredths(one.sum)]),
  ]
  return (line) => total(entries.filter(([of]) => of === line).map(([, sum]) => sum))
}

/** The lines of a house that is left out. */
export const noLines: TaxLines = {
  income: ore(0),
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

function taxLinesOf(vouchers: Vouchers, year: number, share: number): TaxLines {
  const entry = entriesOf(vouchers)
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
  const net = ore(income - sumOre(Object.values(costs)) - (balance?.sum ?? 0) - (flat_rate ?? 0))
  return { income, ...costs, balance, flat_rate, net, net_share: shareOf(net, share) }
}

/** Short lets as the landlord enters them: a part is free of tax, nothing is deducted from the rest; null where there are none. */
function shortLetsOf({ incomes }: Vouchers, year: number): ShortLets | null {
  const short = incomes.filter(({ line }) => line === 'short_let')
  if (short.length === 0) return null
  const gross = toWhole(total(short.map(({ sum }) => hundredths(sum))))
  const { allowance, shortPercent } = lettingRulesOf(year)
  const taxable = percentOfWhole(ore(Math.max(0, gross - allowance)), shortPercent)
  return { gross, allowance, rate: shortPercent, taxable, vouchers: short.map(incomeVoucher) }
}

const incomeVoucher = (one: Vouchers['incomes'][number]): TaxVoucher => ({
  id: one.id,
  name: incomeName(one),
  sum: one.sum,
  date: one.start_date,
  line: one.line ?? 'none',
})

/**
 * What a house comes to in an income year. `all` holds at least the vouchers of that year, and all household items bought
 * until then; of other years and houses, and in the trash folder, none count. Sums are rounded once to whole øre, each line
 * once to whole kroner, half up.
 */
export function houseTaxOf(house: TaxedHouse, all: AllVouchers, year: number): HouseTax {
  const vouchers = vouchersOf(all, house, year)
  const { bilags, incomes, items, personal } = vouchers
  const share = ownShare(house.co_owners)
  const state = stateOf(vouchers)
  /** Where the house is left out nothing of it is entered. */
  const entered = (line: TaxLine | null): TaxLine => (state === 'entered' ? (line ?? 'none') : 'none')
  const costs = (type: CostType | null) =>
    toOre(total(bilags.filter((one) => type === null || costWordsOf(one).includes(type)).map(deductibleHundredths)))
  const incomebilagsList = incomes.filter(({ line }) => line === 'income').map(incomeVoucher)
  const depreciationList = [
    ...items.flatMap((one): TaxVoucher[] => {
      const sum = expensedIn(one, { from: year, to: year })
      const { id, name, date } = one
      return sum === null ? [] : [{ id, name, sum, date, line: entered(lineOfItem(one)) }]
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
    bilagsSum: costs(null),
    depreciationSum: sumOre(depreciationList.map(({ sum }) => sum)),
    incomebilagsSum: sumOre(incomebilagsList.map(({ sum }) => sum)),
    bilagsList: bilags.map((one) => ({
      id: one.id,
      name: one.description,
      sum: deductible(one),
      date: one.date,
      line: entered(lineOfExpense(one)),
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
    lines: state === 'entered' ? taxLinesOf(vouchers, year, share) : noLines,
    short: shortLetsOf(vouchers, year),
  }
}
