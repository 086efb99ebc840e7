import { useMemo } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { dashboardCalls } from '../../../year/dashboard/calls'
import { dashboardRows } from '../../../year/dashboard/rules'
import { contractsIn } from '../../../year/dashboard/rules-contracts'
import type { Period } from '../../../year/dashboard/rules-period'
import { filterRows } from '../../../year/dashboard/rules-search'
import type { DashboardAddress } from './dashboard-address'
import { useRowLabel } from './use-row-label'
import { useRunsUntil } from './use-runs-until'

/** The vouchers of a house (null: of all) in a period, and of its rows those that the address asks for. */
export function useDashboardRows(
  houseId: number | null,
  period: Period,
  { q, type, cost }: Pick<DashboardAddress, 'q' | 'type' | 'cost'>,
) {
  const labelOf = useRowLabel()
  const vouchers = useEndpointQuery(dashboardCalls.allTypes, {
    query: { ...(houseId !== null && { houseId: String(houseId) }), date_from: period.from, date_to: period.to },
  })
  const contracts = useEndpointQuery(contractListCalls.list)
  const runsUntil = useRunsUntil()
  const all = useMemo(
    // Without the contracts the list would jump when they come.
    () =>
      contracts.isPending || runsUntil === null
        ? undefined
        : vouchers.data &&
          dashboardRows(vouchers.data, contractsIn(contracts.data ?? [], houseId, period, runsUntil), period),
    [vouchers.data, contracts.isPending, contracts.data, houseId, period, runsUntil],
  )
  // A kind of cost is one of expenses; with another type it is not asked for.
  const ofCost = type === 'manual-bilag' ? cost : ''
  const rows = useMemo(
    () => all && filterRows(all, { search: q, type, cost: ofCost }, labelOf),
    [all, q, type, ofCost, labelOf],
  )
  return {
    vouchers: vouchers.data,
    rows,
    error: vouchers.error ?? contracts.error,
    refetch: () => Promise.all([vouchers.refetch(), contracts.refetch()]),
  }
}
