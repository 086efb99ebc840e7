import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { askedAfter, isMoving } from '../rules-panel'

/** Asks again, as long as somebody is still to sign or a provider is still to answer, how it stands. */
export function useAsking({ id }: Pick<Contract, 'id'>, info: SignicatInfo | null): void {
  const pause = askedAfter(info)
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(id) } },
    { enabled: isMoving(info?.state ?? 'none'), refetchInterval: pause, staleTime: pause },
  )
}
