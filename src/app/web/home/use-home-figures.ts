import { useMemo } from 'react'
import type { Day } from '../../../base/kit/day'
import { ore, type Ore } from '../../../base/kit/money'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { House } from '../../../landlord/house/model'
import { ledgerCalls } from '../../../books/ledger/calls'
import type { AllVouchers } from '../../../books/ledger/model'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { unpaidRentIn } from '../../../year/dashboard/rules-result'
import { costsToFillOut } from '../../../year/dashboard/rules-tax-note'
import { vouchersUpTo, comparedDays, type ComparedDays } from '../../../year/dashboard/rules-before'
import type { Period } from '../../../books/ledger/rules-period'
import { linesOf, sharesOf, totalsOf, type PeriodTotals } from '../../../books/ledger/rules-totals'

/** The query of a period's vouchers. A null house means all houses. */
export const vouchersQuery = (houseId: number | null, { from, to }: Period) => ({
  query: { ...(houseId !== null && { houseId: String(houseId) }), date_from: from, date_to: to },
})

export interface HomeFigures {
  readonly period: Period
  readonly before: ComparedDays
  /** The totals. Undefined while they load, or when they can't be read. */
  readonly totals: PeriodTotals | undefined
  readonly totalsBefore: PeriodTotals | undefined
  /** The rent of the period that was due and isn't paid. */
  readonly unpaid: Ore
  /** The costs that the tax page leaves out, because their vouchers are not filled out. */
  readonly toFillOut: Ore
}

/** The figures of a period and of the same days a year before (docs/rules/year.md#the-year-before). */
export function useHomeFigures(
  vouchers: AllVouchers | undefined,
  houseId: number | null,
  houses: readonly Pick<House, 'id' | 'years'>[],
  period: Period,
  today: Day,
): HomeFigures {
  const before = useMemo(() => comparedDays(period, today), [period, today])
  // The vouchers of the previous choice are not shown while the new ones load, because they would
  // appear under the wrong year.
  const then = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, before.period), {
    keepPreviousData: false,
  }).data
  const { data: arrears, error } = useEndpointQuery(rentAccountCalls.arrears, { query: {} })
  // Waits for unpaid rent, so that the line below the sentence doesn't grow later. If unpaid rent
  // can't be read, the line is shown without it.
  const isWaiting = arrears === undefined && error === null
  return useMemo(() => {
    const shares = sharesOf(houses)
    return {
      period,
      before,
      unpaid: unpaidRentIn(arrears ?? [], houseId, period),
      toFillOut: vouchers ? costsToFillOut(vouchers) : ore(0),
      totals: isWaiting ? undefined : vouchers && totalsOf(linesOf(vouchers, period, shares)),
      totalsBefore: then && totalsOf(linesOf(vouchersUpTo(then, before.upTo), before.period, shares)),
    }
  }, [vouchers, then, houses, houseId, period, before, arrears, isWaiting])
}
