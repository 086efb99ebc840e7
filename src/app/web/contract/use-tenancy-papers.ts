import { useMemo } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { TenancyPapers } from '../../../lease/contract-overview/rules-papers'
import type { Contract } from '../../../lease/contract/model'
import { handoverCalls } from '../../../lease/handover/calls'
import { useLetters } from '../../../lease/letter/web/use-letters'
import { settlementCalls } from '../../../lease/settlement/calls'

/** The letters, handovers and settlements of a contract. A list that is still loading is empty. */
export function useTenancyPapers(contract: Pick<Contract, 'id' | 'signed_at'>): TenancyPapers {
  const input = { params: { id: String(contract.id) } }
  const options = { enabled: contract.signed_at !== null }
  const { data: letters } = useLetters(contract)
  const { data: handovers } = useEndpointQuery(handoverCalls.list, input, options)
  const { data: settlements } = useEndpointQuery(settlementCalls.list, input, options)
  return useMemo(
    () => ({ letters: letters ?? [], handovers: handovers ?? [], settlements: settlements ?? [] }),
    [letters, handovers, settlements],
  )
}
