import { osloDay } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { Contract } from '../../../lease/contract/model'
import { handoverCalls } from '../../../lease/handover/calls'
import { settlementCalls } from '../../../lease/settlement/calls'
import type { LeavingDone } from '../../../lease/tenancy/rules-leaving'

/** Which steps of moving out are done: the signed handover on moving out, and the newest settlement. */
export function useLeavingDone({ id, signed_at }: Pick<Contract, 'id' | 'signed_at'>): LeavingDone {
  const input = { params: { id: String(id) } }
  const options = { enabled: signed_at !== null }
  const { data: handovers = [] } = useEndpointQuery(handoverCalls.list, input, options)
  const { data: settlements = [] } = useEndpointQuery(settlementCalls.list, input, options)
  const [newest] = settlements
  return {
    handover: handovers.findLast(({ kind, signed_on }) => kind === 'out' && signed_on !== null)?.signed_on ?? null,
    settlement: newest === undefined ? null : osloDay(newest.created_at),
  }
}
