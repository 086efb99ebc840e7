import { dayOf, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import { deductionInYears } from '../../books/depreciation/rules'
import { costTypes, type Expense } from '../../books/expense/model'
import { deductibleHundredths } from '../../books/expense/rules'
import type { AllVouchers } from '../../books/ledger/model'
import type { CostsOfYear } from './model'

type CountedExpense = Pick<
  Expense,
  'id' | 'cost_type' | 'listed_on' | 'description' | 'supplierId' | 'name' | 'sum' | 'franchise' | 'archived'
>

export interface CountedVouchers extends Pick<AllVouchers, 'depreciationBilags' | 'depreciationPersonalBilags'> {
  readonly bilags: readonly CountedExpense[]
}

/**
 * The costs of a year and of the year before, by kind and month. It also has the dashboard's other costs of the year:
 * archived vouchers, and the deductions for household items and personal use (docs/rules/year.md#detailed-costs).
 * Deductible parts are rounded on their running sum, so that they add up to the dashboard's figure.
 */
export function costsOf(
  { bilags, depreciationBilags, depreciationPersonalBilags }: CountedVouchers,
  year: number,
): CostsOfYear {
  let [exact, rounded] = [0n, 0]
  const share = (vouchers: readonly CountedExpense[]): Ore => {
    exact = vouchers.reduce((all, one) => all + deductibleHundredths(one), exact)
    const soFar = divideHalfUp(exact, 100n)
    const own = soFar - rounded
    rounded = soFar
    return ore(own)
  }
  const total = (vouchers: readonly CountedExpense[]): Ore => sumOre(vouchers.map(({ sum }) => sum ?? ore(0)))
  const byMonth = (vouchers: readonly CountedExpense[]): Ore[] =>
    Array.from({ length: 12 }, (_, index) =>
      total(vouchers.filter(({ listed_on }) => monthOf(listed_on) === index + 1)),
    )
  const of = (wanted: number) => bilags.filter(({ listed_on }) => yearOf(listed_on) === wanted)
  const [now, before] = [of(year), of(year - 1)]
  const types = costTypes.map((cost_type) => {
    const ofType = (vouchers: readonly CountedExpense[]) =>
      vouchers.filter((one) => !one.archived && one.cost_type === cost_type)
    const [own, earlier] = [ofType(now), ofType(before)]
    return {
      cost_type,
      months: byMonth(own),
      total: total(own),
      deductible: share(own),
      monthsBefore: byMonth(earlier),
      totalBefore: total(earlier),
    }
  })
  const archived = now.filter((one) => one.archived)
  const inArchive = { count: archived.length, total: total(archived), deductible: share(archived) }
  const yearly = sumOre([
    ...depreciationBilags.map((item) => deductionInYears(item, { from: year, to: year }) ?? ore(0)),
    ...depreciationPersonalBilags.flatMap((one) => (one.year === year ? [one.sum] : [])),
  ])
  const vouchers = now.flatMap(
    ({ id, cost_type, listed_on, description, supplierId, name, sum, archived: isArchived }) =>
      isArchived || cost_type === null
        ? []
        : [{ id, cost_type, listed_on, description, supplierId, name, sum: sum ?? ore(0) }],
  )
  return { year, types, vouchers, archived: inArchive, yearly, costs: ore(rounded + yearly) }
}

export const monthTotals = ({ types }: CostsOfYear): { readonly now: Ore; readonly before: Ore }[] =>
  Array.from({ length: 12 }, (_, month) => ({
    now: sumOre(types.map((type) => type.months[month] ?? ore(0))),
    before: sumOre(types.map((type) => type.monthsBefore[month] ?? ore(0))),
  }))

/** The first and last day of a month (1 to 12). Without a month, of the whole year. */
export const daysOfMonthOrYear = (year: number, month?: number): { readonly from: Day; readonly to: Day } =>
  month === undefined
    ? { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
    : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }
