import { endOfYear, monthAt, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { deductible } from '../../books/expense/rules'
import { dateAfter } from '../../books/expense/rules-repeat'
import type { PlanRepeats } from '../../books/repeat/model'
import type { Contract } from '../../lease/contract/model'
import { nextOwedMonth, rentOfMonth, type MonthRent, type RentTerms } from '../../lease/rent/rules'
import type { AllVouchers } from '../../books/ledger/model'

export interface ComingMonth {
  readonly income: Ore
  readonly costs: Ore
}

export type ComingContract = RentTerms & Pick<Contract, 'houseId' | 'status' | 'signed_at' | 'next_rent_on'>
export type ComingRepeat = PlanRepeats['running'][number]

export interface ComingSource {
  readonly contracts: readonly ComingContract[]
  readonly repeats: readonly ComingRepeat[]
  /** Vouchers that the repeats created. They show how much is deducted. */
  readonly vouchers: Pick<AllVouchers, 'bilags'>
  /** Only this house. Null for all houses. */
  readonly houseId: number | null
}

/** The rents that are not booked yet, from the next booking to a day. */
export function rentsToCome(
  terms: RentTerms & Pick<Contract, 'next_rent_on'>,
  until: Day,
): (MonthRent & { readonly month: Day })[] {
  const rents: (MonthRent & { readonly month: Day })[] = []
  for (
    let month: Day | null = terms.next_rent_on && monthAt(terms.next_rent_on);
    month !== null && month <= until;
    month = nextOwedMonth(terms, month)
  ) {
    const rent = rentOfMonth(terms, month)
    if (rent) rents.push({ month, ...rent })
  }
  return rents
}

/** The rents of a signed contract, from its next booking to the end of the year. */
const rentsOf = (contract: ComingContract, until: Day) =>
  contract.status === 'draft' || contract.signed_at === null ? [] : rentsToCome(contract, until)

/** The dates of a repeat, from the next one to the end of the year, as long as the plan allows them. */
export function datesToCome(
  { repeat, next_on, stops_on }: Pick<ComingRepeat, 'repeat' | 'next_on' | 'stops_on'>,
  until: Day,
): Day[] {
  const dates: Day[] = []
  for (let n = 0; ; n += 1) {
    const date = dateAfter(next_on, repeat, n)
    if (date > until || (stops_on !== null && date >= stops_on)) return dates
    dates.push(date)
  }
}

/** Coming rent, and the deductible part of coming repeats, by month from 1 to 12 (docs/rules/year.md#coming-months). */
export function comingMonths(
  { contracts, repeats, vouchers, houseId }: ComingSource,
  today: Day,
): Map<number, ComingMonth> {
  const until = endOfYear(yearOf(today))
  const isHere = (one: { readonly houseId: number }) => houseId === null || one.houseId === houseId
  const months = new Map<number, ComingMonth>()
  const add = (on: Day, { income, costs }: ComingMonth) => {
    if (monthAt(on) <= today) return
    const so = months.get(monthOf(on)) ?? { income: ore(0), costs: ore(0) }
    months.set(monthOf(on), { income: ore(so.income + income), costs: ore(so.costs + costs) })
  }
  for (const contract of contracts.filter(isHere))
    for (const { month, sum } of rentsOf(contract, until)) add(month, { income: sum, costs: ore(0) })
  for (const repeat of repeats.filter(isHere)) {
    const made = vouchers.bilags.find(({ id, parentBilagId }) => id === repeat.id || parentBilagId === repeat.id)
    const costs = made ? deductible({ ...made, sum: repeat.sum }) : repeat.sum
    for (const date of datesToCome(repeat, until)) add(date, { income: ore(0), costs })
  }
  return months
}
