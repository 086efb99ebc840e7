import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { isMoving } from '../rules-panel'

/** How often a page that stands open asks whether somebody has signed, in ms; sooner, what is only noted. */
const pauses = { usual: 30_000, pending: 4000 } as const

/** Asks again, as long as somebody is still to sign, whether they have. */
export function useAsking({ id }: Pick<Contract, 'id'>, info: SignicatInfo | null): void {
  const stage = info?.state ?? 'none'
  // Paid for, it is on its way before an order is noted.
  const pause = info?.pending || stage === 'starting' ? pauses.pending : pauses.usual
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(id) } },
    { enabled: isMoving(stage), refetchInterval: pause, staleTime: pause },
  )
}
