import { monthAt, type Day } from '../../base/kit/day'
import { deductible } from '../../books/expense/rules'
import type { AllVouchers } from '../dashboard/model'
import type { HouseState } from './model'
import { taxStateOf, vouchersOf, type CountedHouse, type HouseVouchers } from './rules-state'

/** The first days of the months in which some rent runs, taxed or not. */
function monthsWithRent({ incomes }: HouseVouchers): (month: Day) => boolean {
  const paid = incomes.filter(({ sum }) => sum > 0)
  return (month) => paid.some((one) => monthAt(one.start_date) <= month && one.end_date >= month)
}

/** Expenses of months without rent, by their date, that deduct something (docs/rules.md#tax-figures); of an own cabin none does. */
export function costsOutside(vouchers: HouseVouchers): HouseVouchers['bilags'] {
  if (vouchers.home_use === 'own_cabin') return []
  const hasRent = monthsWithRent(vouchers)
  return vouchers.bilags.filter((one) => deductible(one) > 0 && !hasRent(monthAt(one.date)))
}

/**
 * What of the vouchers is entered, by the landlord's answer. Where the house was neither let nor offered for rent in the
 * months without rent, the costs of these are left out; in a year without any rent household items too.
 */
export function withoutOutside(vouchers: HouseVouchers, offered: boolean | null): HouseVouchers {
  if (offered !== false) return vouchers
  const outside = new Set(costsOutside(vouchers).map(({ id }) => id))
  const hasRent = vouchers.incomes.some(({ sum }) => sum > 0)
  return {
    ...vouchers,
    bilags: vouchers.bilags.filter(({ id }) => !outside.has(id)),
    items: hasRent ? vouchers.items : [],
    personal: hasRent ? vouchers.personal : [],
  }
}

/** How a house stands in the return, by itself. */
export const stateIn = (
  house: CountedHouse,
  all: AllVouchers,
  year: number,
  offered: boolean | null = null,
): HouseState => taxStateOf(withoutOutside(vouchersOf(all, house, year), offered))
