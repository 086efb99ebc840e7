import { useMemo } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { paidVoucherCalls } from '../../../bank/matching/calls-paid'
import type { PaidVoucher } from '../../../bank/matching/model-paid'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** The key of a voucher's row in the list of all vouchers. */
const keyOf = ({ kind, id }: Pick<PaidVoucher, 'kind' | 'id'>): DashboardRow['key'] => `${kind}-${id}`

const nothing: readonly PaidVoucher[] = []

/** The payment of each voucher, by the key of its row. It is read once `isAsked` is true, and empty before. */
export function usePaidVouchers(isAsked: boolean): ReadonlyMap<DashboardRow['key'], PaidVoucher> {
  const { data = nothing } = useEndpointQuery(paidVoucherCalls.list, {}, { enabled: isAsked })
  return useMemo(() => new Map(data.map((paid) => [keyOf(paid), paid])), [data])
}

/** The payment of one voucher. Undefined if none is known. */
export const usePaidVoucher = (kind: PaidVoucher['kind'], id: number): PaidVoucher | undefined =>
  usePaidVouchers(true).get(keyOf({ kind, id }))
