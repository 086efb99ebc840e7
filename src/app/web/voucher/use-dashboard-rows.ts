import { useMemo } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { dashboardCalls } from '../../../year/dashboard/calls'
import { dashboardRows } from '../../../year/dashboard/rules'
import { contractsIn } from '../../../year/dashboard/rules-contracts'
import type { Period } from '../../../year/dashboard/rules-period'
import { filterRows } from '../../../year/dashboard/rules-search'
import type { DashboardAddress } from './dashboard-address'
import { vouchersQuery } from '../home/use-home-figures'
import { useRowLabel } from './use-row-label'
import { useRunsUntil } from './use-runs-until'

/** What of the address narrows the list. */
export type RowsAddress = Pick<DashboardAddress, 'q' | 'type' | 'cost' | 'supplier' | 'receipt'>

/** The vouchers of a house (null: of all) in a period, and of its rows those that the address asks for. */
export function useDashboardRows(
  houseId: number | null,
  period: Period,
  { q, type, cost, supplier, receipt }: RowsAddress,
) {
  const labelOf = useRowLabel()
  const vouchers = useEndpointQuery(dashboardCalls.allTypes, vouchersQuery(houseId, period))
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
  const rows = useMemo(
    () => all && filterRows(all, { search: q, type, cost, supplier, withoutReceipt: receipt === 'missing' }, labelOf),
    [all, q, type, cost, supplier, receipt, labelOf],
  )
  return {
    vouchers: vouchers.data,
    /** Those of this very house and period, not of the one before while these are on their way. */
    settled: vouchers.isPlaceholderData ? undefined : vouchers.data,
    rows,
    error: vouchers.error ?? contracts.error,
    refetch: () => Promise.all([vouchers.refetch(), contracts.refetch()]),
  }
}
