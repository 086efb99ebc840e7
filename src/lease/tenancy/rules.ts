import type { Contract } from '../contract/model'
import type { SignicatInfo } from '../contract/model-signing'
import { isDraftChangeable } from '../contract/rules'
import { isReturnedToLandlord, shownSigningState } from '../contract/rules-signing-state'

/**
 * True if no electronic signing of the paper is under way or done. An opening fee that is still to
 * be paid doesn't count as signing.
 */
const isUnsigned = (info: SignicatInfo | null): boolean =>
  info?.state === 'fee' || isReturnedToLandlord(shownSigningState(info))

export const maySignByHand = (contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo'>): boolean =>
  isDraftChangeable(contract) && isUnsigned(contract.signicatInfo)

/**
 * True if a contract can be deleted: nobody has agreed to it. It may have been sent and withdrawn
 * (docs/rules/lease.md#contracts).
 */
export const mayRemove = (
  contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo' | 'checkList'>,
): boolean =>
  isDraftChangeable(contract) &&
  isUnsigned(contract.signicatInfo) &&
  isUnsigned(contract.checkList?.signicatInfo ?? null)

/**
 * True if a signed contract can be finished. It can be finished once. It can also be finished after its term, so that
 * deposit and rent are settled.
 */
export const mayFinish = ({ status, signed_at }: Pick<Contract, 'status' | 'signed_at'>): boolean =>
  signed_at !== null && (status === 'active' || status === 'expired')
