import type { Contract } from '../contract/model'
import type { SigningState } from '../contract/model-signing'
import { isOpen } from '../contract/rules'

/** Not while the contract is being signed electronically. */
export const maySignByHand = (contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo'>): boolean => {
  const { state, pending = null } = contract.signicatInfo ?? {}
  return isOpen(contract) && state !== 'starting' && pending !== 'sending'
}

/** No paper waits for a signature, and none is fully signed. */
const neverAgreed: ReadonlySet<SigningState> = new Set(['fee', 'failed', 'withdrawn', 'expired', 'canceled'])

/** A contract that was never agreed, also one that was sent and withdrawn (docs/rules/lease.md#contracts). */
export const mayRemove = (
  contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo' | 'checkList'>,
): boolean =>
  isOpen(contract) &&
  [contract.signicatInfo, contract.checkList?.signicatInfo].every((info) => !info || neverAgreed.has(info.state))

/** A signed contract, once. That is still possible after its term, so that its deposit and rent are settled. */
export const mayFinish = ({ status, signed_at }: Pick<Contract, 'status' | 'signed_at'>): boolean =>
  signed_at !== null && (status === 'active' || status === 'expired')
