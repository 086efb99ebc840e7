import type { Contract } from '../contract/model'
import type { SigningState } from '../contract/model-signing'
import { isOpen } from '../contract/rules'

/** Whether it is offered to mark it as signed by hand: not while it is on its way to be signed electronically. */
export const maySignByHand = (contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo'>): boolean => {
  const { state, pending = null } = contract.signicatInfo ?? {}
  return isOpen(contract) && state !== 'starting' && pending !== 'sending'
}

/** Where no paper waits for a signature any more, and none has all of them. */
const neverAgreed: ReadonlySet<SigningState> = new Set(['fee', 'failed', 'withdrawn', 'expired', 'canceled'])

/** What was never agreed may go, also what was sent and taken back (docs/rules.md#contracts). */
export const mayRemove = (
  contract: Pick<Contract, 'status' | 'signatureType' | 'signicatInfo' | 'checkList'>,
): boolean =>
  isOpen(contract) &&
  [contract.signicatInfo, contract.checkList?.signicatInfo].every((info) => !info || neverAgreed.has(info.state))

/** A signed contract is ended once; past the end of its term it still is, so that its deposit and rent are settled. */
export const mayFinish = ({ status, signed_at }: Pick<Contract, 'status' | 'signed_at'>): boolean =>
  signed_at !== null && (status === 'active' || status === 'expired')
