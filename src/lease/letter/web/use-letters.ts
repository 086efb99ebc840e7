import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { Contract } from '../../contract/model'
import { letterCalls } from '../calls'

/** The letters of a signed contract. A draft has none. */
export const useLetters = (contract: Pick<Contract, 'id' | 'signed_at'>) =>
  useEndpointQuery(letterCalls.list, { params: { id: String(contract.id) } }, { enabled: contract.signed_at !== null })
