import { Button } from '@mantine/core'
import { ClipboardCheck, FileDown, FileText, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { Panel } from '../../../base/ui/page/page'
import { fileSize } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import type { ContractDetail } from '../../../lease/contract/model'
import { DisputeDownload } from '../../../lease/dispute/web/DisputeDownload'
import { useTenancyPaperFiles, type TenancyPaper } from '../../../lease/settlement/web/use-tenancy-paper-files'
import { useContractPapers, type PaperToSave } from './use-contract-papers'

export interface ContractPapersProps {
  readonly contract: ContractDetail
  /** Saved files have this name. */
  readonly name: string
  readonly onPaper: () => void
}

export function ContractPapers({ contract, name, onPaper }: ContractPapersProps) {
  const t = useWords(contractDetailWords)
  const papers = useContractPapers(contract, name)
  const tenancy = useTenancyPaperFiles(contract)
  const { signed_paper, signed_files, files } = contract
  const isJoined = signed_paper !== null && signed_files.every(({ url }) => url !== signed_paper.url)
  const signed = isJoined ? [signed_paper, ...signed_files] : signed_files
  const { viewer, open } = useFileViewer([...signed, ...files])
  const isManual = contract.signatureType === 'manual' && contract.tenant_erased_at === null
  if (papers.length + files.length + tenancy.length === 0 && !isManual) return null
  const rowOf = ({ key, label, isBusy, save }: PaperToSave | TenancyPaper) => (
    <Row
      key={key}
      icon={key === 'checklist' ? <ClipboardCheck size={18} aria-hidden /> : <FileDown size={18} aria-hidden />}
      isBusy={isBusy}
      onClick={save}
    >
      {label}
    </Row>
  )
  const change = isManual && (
    <Row icon={<PencilLine size={18} aria-hidden />} onClick={onPaper}>
      {t(signed.length === 0 ? 'paperAdd' : 'paperChange')}
    </Row>
  )
  // Once the lease is signed, the unsigned one is among the collapsed papers.
  const drawn = papers.filter(({ key }) => key === 'drawn')
  const count = drawn.length + signed.length + files.length
  return (
    <Panel title={t('papers')}>
      <ul className="contract-papers">
        {papers.filter(({ key }) => key !== 'drawn').map(rowOf)}
        {tenancy.map(rowOf)}
        {signed.length === 0 && change}
        {count > 0 && (
          <li>
            <details>
              <summary>
                {t('papersMore')} <span className="ui-fine">{count}</span>
              </summary>
              <ul className="contract-papers">
                {drawn.map(rowOf)}
                {[...signed, ...files].map((file, index) => (
                  <Row key={file.url} icon={<FileText size={18} aria-hidden />} onClick={() => open(index)}>
                    {file.name} <span className="ui-fine">{fileSize(file.size)}</span>
                  </Row>
                ))}
                {signed.length > 0 && change}
              </ul>
            </details>
          </li>
        )}
        {contract.signed_at !== null && contract.tenant_erased_at === null && (
          <li>
            <DisputeDownload contract={contract.id} name={name} />
          </li>
        )}
      </ul>
      {isManual && signed.length === 0 && <p className="contract-note">{t('paperMissing')}</p>}
      {viewer}
    </Panel>
  )
}

interface RowProps {
  readonly icon: ReactNode
  readonly isBusy?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Row = ({ icon, isBusy = false, onClick, children }: RowProps) => (
  <li>
    <Button variant="subtle" fullWidth leftSection={icon} loading={isBusy} onClick={onClick}>
      {children}
    </Button>
  </li>
)
