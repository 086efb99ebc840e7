import type { Contract } from '../contract/model'
import type { SignicatInfo } from '../contract/model-signing'
import { isOpen } from '../contract/rules'
import { isGivenBack, shownState } from '../contract/rules-signing-state'

/** It is not being signed electronically, and was not. At most its opening fee is due. */
const isUnsigned = (info: SignicatInfo | null): boolean => info?.state === 'fee' || isGivenBack(shownState(info))

export const maySignByHand = (contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo'>): boolean =>
  isOpen(contract) && isUnsigned(contract.signicatInfo)

/** A contract that was never agreed, also one that was sent and withdrawn (docs/rules/lease.md#contracts). */
export const mayRemove = (
  contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo' | 'checkList'>,
): boolean =>
  isOpen(contract) && isUnsigned(contract.signicatInfo) && isUnsigned(contract.checkList?.signicatInfo ?? null)

/** A signed contract, once. That is still possible after its term, so that its deposit and rent are settled. */
export const mayFinish = ({ status, signed_at }: Pick<Contract, 'status' | 'signed_at'>): boolean =>
  signed_at !== null && (status === 'active' || status === 'expired')
