import { yearOf } from '../../base/kit/day'
import { deductionInYears, isInGroupD, lineOfItem } from '../../books/depreciation/rules'
import { canEnterInTaxReturn, lineOfExpense } from '../../books/expense/rules'
import { lineOfIncome } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { taxLineOf } from '../../books/tax-line/rules'
import type { House } from '../../landlord/house/model'
import type { AllVouchers, IncomeRow } from '../../books/ledger/model'
import type { HouseState, HouseTax } from './model'

export type CountedHouse = Pick<House, 'id' | 'home_use'>

/** The house's vouchers of the year (docs/rules/year.md#tax-figures). Nothing from the trash folder counts. */
export function vouchersOfHouse(all: AllVouchers, house: CountedHouse, year: number) {
  const here = (one: { readonly houseId: number; readonly isTrashed?: boolean }) =>
    one.houseId === house.id && one.isTrashed !== true
  const items = all.depreciationBilags.filter(here)
  const placed = (one: IncomeRow) => ({ ...one, line: lineOfIncome(one, house) })
  const incomes = all.incomeBilags.filter((one) => here(one) && yearOf(one.start_date) === year)
  return {
    bilags: all.bilags.filter(canEnterInTaxReturn).filter((one) => here(one) && yearOf(one.date) === year),
    incomes: incomes.map(placed),
    /** Items with a deduction in the year, and items past their lifetime that still have a value. */
    items: items.filter((one) => deductionInYears(one, { from: year, to: year }) !== null || isInGroupD(one, year)),
    personal: all.depreciationPersonalBilags.filter((one) => here(one) && one.year === year),
    home_use: house.home_use,
  }
}
export type HouseVouchers = ReturnType<typeof vouchersOfHouse>

export const lineOfPersonalUse = ({ conditions }: HouseVouchers['personal'][number]) =>
  taxLineOf({ kind: 'personal', isConfirmed: conditions })

/**
 * The way to enter the house. Its income decides. Without income, the house is entered only if it has something else to
 * enter.
 */
export function taxStateOf({ bilags, incomes, items, personal, home_use }: HouseVouchers): HouseState {
  const has = (line: TaxLine) => incomes.some((one) => one.line === line)
  if (has('income')) return 'entered'
  if (incomes.length > 0) return has('short_let') ? 'shortLets' : 'taxFree'
  // Costs of an own cabin are never deducted.
  if (home_use === 'own_cabin') return 'empty'
  const lines = [
    ...bilags.map(lineOfExpense),
    ...items.map((one) => lineOfItem(one)),
    ...personal.map(lineOfPersonalUse),
  ]
  return lines.some((line) => line !== 'none') ? 'entered' : 'empty'
}

/** True if the house belongs in the return, either with its costs or with only rent by the flat rule. */
export const hasEntryInReturn = ({ state, lines }: Pick<HouseTax, 'state' | 'lines'>): boolean =>
  // Older versions did not report rent by the flat rule. In returns stored by them, such a house has no entry.
  state === 'entered' || (state === 'shortLets' && lines.short_let > 0)
