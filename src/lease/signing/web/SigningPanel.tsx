import type { Row } from '../../../base/kit/endpoint'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { signingPanelWords } from '../words-panel'
import { Signing } from './Signing'

export interface SigningPanelProps {
  readonly contract: Contract
  /** House and parties: what a saved file is called by. */
  readonly name: string
  readonly invalidates: readonly Row[]
}

/** The signing of the contract with BankID; nothing for one that was signed by hand. */
export function SigningPanel({ contract, name, invalidates }: SigningPanelProps) {
  const t = useWords(signingPanelWords)
  const info = contract.signicatInfo
  if (contract.signatureType === 'manual' || (info === null && contract.isFinished)) return null
  return (
    <Panel title={t('title')}>
      <Signing contract={contract} paper="contract" info={info} name={name} invalidates={invalidates} />
    </Panel>
  )
}

/** The same for the handover list, within its panel; nothing before a list is written. */
export function ChecklistSigning({ contract, name, invalidates }: SigningPanelProps) {
  const t = useWords(signingPanelWords)
  const list = contract.checkList
  if (list === null || list.signatureType === 'manual' || (list.signicatInfo === null && contract.isFinished))
    return null
  return (
    <div className="contract-part">
      <h3>{t('title')}</h3>
      <Signing contract={contract} paper="checklist" info={list.signicatInfo} name={name} invalidates={invalidates} />
    </div>
  )
}
