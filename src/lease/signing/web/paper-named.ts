import type { Contract } from '../../contract/model'
import type { SignablePaper, SignicatInfo } from '../../contract/model-signing'
import type { PaperForm } from '../model'

/** A paper of a contract that is signed. */
export interface PaperNamed {
  readonly paper: SignablePaper
  /** The id of an addendum. */
  readonly letter?: number | undefined
  /** The id of a handover. */
  readonly handover?: number | undefined
}

/** The name of a paper in the calls. The handover list and the handovers have the same name: the one that was sent last. */
export const paperBody = ({ paper, letter }: PaperNamed): PaperForm => ({
  checkList: paper === 'checklist' || paper === 'handover',
  ...(letter !== undefined && { letterId: letter }),
})

/** The signing of a paper in an answered contract. Null also for a paper that the contract doesn't show. */
export function infoIn(contract: Contract, paper: SignablePaper): SignicatInfo | null {
  if (paper === 'contract') return contract.signicatInfo
  return paper === 'checklist' ? (contract.checkList?.signicatInfo ?? null) : null
}
