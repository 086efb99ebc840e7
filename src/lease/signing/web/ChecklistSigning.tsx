import type { Row } from '../../../base/kit/endpoint'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { signingOffers } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { PaperSigningPart } from './PaperSigningPart'
import { usePollContract } from './use-poll-contract'

export interface ChecklistSigningProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  /** True if a handover is written. It is sent instead of the list. */
  readonly hasHandover: boolean
}

/** The signing of the handover list. Shows nothing before a list exists. */
export function ChecklistSigning({ contract, invalidates, hasHandover }: ChecklistSigningProps) {
  const t = useWords(signingPanelWords)
  const list = contract.checkList
  const info = list?.signicatInfo ?? null
  usePollContract(contract, info)
  if (list === null || list.signatureType === 'manual' || (info === null && contract.isFinished)) return null
  if (hasHandover && signingOffers(info, contract.isFinished).send) return null
  return (
    <div className="contract-part">
      <h3>{t('title')}</h3>
      <PaperSigningPart contract={contract} paper="checklist" info={info} invalidates={invalidates} />
    </div>
  )
}
