import type { Contract } from '../contract/model'
import { countsAsOpenEnded, type NamedTerm } from '../law/rules-term'

/**
 * The state that the list shows. `signing`: the contract is being signed. `open`: it is open-ended although it names a
 * last day.
 */
export type ShownStatus = Contract['status'] | 'signing' | 'open'

export type SigningSource = Pick<Contract, 'status' | 'signatureType' | 'signed_at'>

/**
 * True if the contract is being signed. A contract that was sent for signing is active (docs/rules/lease.md#signing),
 * but not signed yet.
 */
export const isBeingSigned = ({ status, signatureType, signed_at }: SigningSource): boolean =>
  status === 'active' && signatureType === 'bankid' && signed_at === null

export type StatusSource = SigningSource & NamedTerm

export const shownContractStatus = (contract: StatusSource): ShownStatus =>
  isBeingSigned(contract)
    ? 'signing'
    : contract.status === 'expired' && countsAsOpenEnded(contract)
      ? 'open'
      : contract.status

/**
 * True if all have signed and the lease runs. The contract is then active, or its last day is past but the lease counts
 * as open-ended.
 */
export const isRunning = (contract: StatusSource): boolean => ['active', 'open'].includes(shownContractStatus(contract))
