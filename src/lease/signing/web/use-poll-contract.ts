import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { isSigningUnderWay, shownSigningState } from '../../contract/rules-signing-state'
import { pollIntervalMs, pollWhileCheckingMs } from '../rules-panel'

/**
 * Reads the contract again while somebody has to sign or a provider has to answer. Reads it sooner while a new
 * signature is checked.
 */
export function usePollContract({ id }: Pick<Contract, 'id'>, info: SignicatInfo | null, isChecking = false): void {
  const pause = isChecking ? pollWhileCheckingMs : pollIntervalMs(info)
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(id) } },
    { enabled: isSigningUnderWay(shownSigningState(info)), refetchInterval: pause, staleTime: pause },
  )
}
