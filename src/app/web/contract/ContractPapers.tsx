import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistLines } from '../../../lease/checklist/web/ChecklistLines'
import type { ContractDetail } from '../../../lease/contract/model'
import { contractDetailWords } from '../../../lease/contract/words-detail'
import { usePaper } from '../../../lease/document/web/use-paper'

export interface ContractPapersProps {
  readonly contract: ContractDetail
  /** House and parties: what a saved file is called by. */
  readonly name: string
  readonly onChecklist: () => void
}

/** What is on paper: the lease, its signed copy, what was attached, and the handover list. */
export function ContractPapers({ contract, name, onChecklist }: ContractPapersProps) {
  const t = useWords(contractDetailWords)
  const { save, busy } = usePaper(contract.id)
  const files = [...contract.signed_files, ...contract.files]
  const { viewer, open } = useFileViewer(files)
  const changes = contract.status !== 'finished'
  return (
    <>
      <Panel title={t('papers')}>
        {contract.signed_files.length > 0 && (
          <div className="contract-part">
            <h3>{t('signedPaper')}</h3>
            <FileThumbs files={contract.signed_files} onOpen={open} />
            {contract.signed_files.length === 1 && (
              <Button
                variant="default"
                leftSection={<FileDown size={18} aria-hidden />}
                loading={busy === 'paper'}
                onClick={() => void save('paper', t('pdfName', { name }))}
              >
                {t('pdf')}
              </Button>
            )}
          </div>
        )}
        <div className="contract-part">
          <h3>{t('attached')}</h3>
          {contract.files.length === 0 ? (
            <p>{t('noFiles')}</p>
          ) : (
            <FileThumbs files={contract.files} onOpen={(index) => open(contract.signed_files.length + index)} />
          )}
        </div>
      </Panel>
      <Panel title={t('checklist')}>
        <div className="contract-part">
          {contract.checkList === null ? (
            <p>{t('checklistText')}</p>
          ) : (
            <ChecklistLines list={contract.checkList} label={t('checklist')} />
          )}
          <div className="contract-buttons">
            {contract.checkList !== null && (
              <Button
                variant="default"
                leftSection={<FileDown size={18} aria-hidden />}
                loading={busy === 'checklistPaper'}
                onClick={() => void save('checklistPaper', t('checklistFile', { name }))}
              >
                {t('checklistPdf')}
              </Button>
            )}
            {changes && (
              <Button variant="default" onClick={onChecklist}>
                {t(contract.checkList === null ? 'checklistMake' : 'checklistEdit')}
              </Button>
            )}
          </div>
        </div>
      </Panel>
      {viewer}
    </>
  )
}
