import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistLines } from '../../../lease/checklist/web/ChecklistLines'
import type { ContractDetail } from '../../../lease/contract/model'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { tenancyWords } from '../../../lease/tenancy/words'
import { usePaper } from '../../../lease/document/web/use-paper'
import { signingOffers } from '../../../lease/signing/rules-panel'
import { signedFile } from '../../../lease/signing/web/signed-file'

export interface ContractPapersProps {
  readonly contract: ContractDetail
  /** House and parties: what a saved file is called by. */
  readonly name: string
  readonly onPaper: () => void
  readonly onChecklist: () => void
  /** What stands below the handover list. */
  readonly children: ReactNode
}

/** What is on paper, as far as it is there: the signed copy of the lease, what was attached, and the handover list. */
export function ContractPapers({ contract, name, onPaper, onChecklist, children }: ContractPapersProps) {
  const t = useWords(contractDetailWords)
  const tenancy = useWords(tenancyWords)
  const { save, saveFile, busy } = usePaper(contract.id)
  const { signed_paper, signed_files } = contract
  const isJoined = signed_paper !== null && signed_files.every(({ url }) => url !== signed_paper.url)
  const signed = isJoined ? [signed_paper, ...signed_files] : signed_files
  const { viewer, open } = useFileViewer([...signed, ...contract.files])
  const list = contract.checkList
  const signedList = signedFile(list?.signicatInfo ?? null)
  // What is being signed stands as it was sent.
  const changes = signingOffers(list?.signicatInfo ?? null, contract.isFinished).send
  return (
    <>
      {((contract.signatureType === 'manual' && contract.tenant_erased_at === null) || contract.files.length > 0) && (
        <Panel title={t('papers')}>
          {contract.signatureType === 'manual' && (
            <div className="contract-part">
              <h3>{tenancy('signedPaper')}</h3>
              {signed.length === 0 ? <p>{t('paperMissing')}</p> : <FileThumbs files={signed} onOpen={open} />}
              <div className="contract-buttons">
                {contract.signed_paper !== null && (
                  <Button
                    variant="default"
                    leftSection={<FileDown size={18} aria-hidden />}
                    loading={busy === 'paper'}
                    onClick={() => void save('paper', t('pdfName', { name }))}
                  >
                    {t('pdf')}
                  </Button>
                )}
                <Button variant="default" onClick={onPaper}>
                  {t(signed.length === 0 ? 'paperAdd' : 'paperChange')}
                </Button>
              </div>
            </div>
          )}
          {contract.files.length > 0 && (
            <div className="contract-part">
              <h3>{t('attached')}</h3>
              <FileThumbs files={contract.files} onOpen={(index) => open(signed.length + index)} />
            </div>
          )}
        </Panel>
      )}
      {list !== null && (
        <Panel title={tenancy('checklist')}>
          <div className="contract-part">
            <ChecklistLines list={list} label={tenancy('checklist')} />
            <div className="contract-buttons">
              <Button
                variant="default"
                leftSection={<FileDown size={18} aria-hidden />}
                loading={busy === 'checklistPaper'}
                onClick={() =>
                  void (signedList
                    ? saveFile(signedList, t('checklistFile', { name }), 'checklistPaper')
                    : save('checklistPaper', t('checklistFile', { name })))
                }
              >
                {t('checklistPdf')}
              </Button>
              {changes && list.signatureType === null && (
                <Button variant="default" onClick={onChecklist}>
                  {t('checklistEdit')}
                </Button>
              )}
            </div>
          </div>
          {children}
        </Panel>
      )}
      {viewer}
    </>
  )
}
