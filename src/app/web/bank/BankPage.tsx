import '../../../bank/file/web/bank-file.css'
import '../../../base/ui/file/ui-files.css'
import './bank.css'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { PageHeader } from '../../../base/ui/page/page'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../../../bank/account/calls'
import type { BankAccount } from '../../../bank/account/model'
import { FileProgress } from '../../../bank/file/web/FileProgress'
import { useBankFile } from '../../../bank/file/web/use-bank-file'
import { bankFileWords } from '../../../bank/file/words'
import { ImportFile } from '../../../bank/transaction/web/ImportFile'
import { ImportOutcome } from '../../../bank/transaction/web/ImportOutcome'
import type { ImportOfAccount } from '../../../bank/transaction/web/use-import'
import { useDroppedFiles } from '../voucher/use-dropped-files'
import { bankSearchParams } from './bank-address'
import { BankWork } from './BankWork'
import { bankWords } from './words'
import { ChooseFile } from '../../../bank/file/web/ChooseFile'
import { FetchHelp } from '../../../bank/file/web/FetchHelp'

interface EmptyBankProps {
  readonly chooseId: string
  readonly onFiles: (files: readonly File[]) => void
}

function EmptyBank({ chooseId, onFiles }: EmptyBankProps) {
  const t = useWords(bankWords)
  const b = useWords(bankFileWords)
  return (
    <div className="ui-panel ui-panel-body bank-empty">
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <div className="ui-drop bank-drop">
        <p>{b('dropHere')}</p>
        <ChooseFile id={chooseId} variant="filled" onFiles={onFiles} />
        <p className="ui-fine">{b('types')}</p>
      </div>
      <FetchHelp />
      <p className="ui-fine">{t('kept')}</p>
    </div>
  )
}

const chooseId = 'bank-choose'
const aboveId = 'bank-above'

/** Moves the focus to the top area when the button with the focus has disappeared. */
function focusIfLost(): void {
  const now = document.activeElement
  if (now === null || now === document.body || now.id === 'main')
    document.getElementById(aboveId)?.focus({ preventScroll: true })
}

export default function BankPage() {
  const t = useWords(bankWords)
  const accounts = useEndpointQuery(bankAccountCalls.list)
  if (accounts.data === undefined && accounts.error)
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorState error={accounts.error} retry={accounts.refetch} />
      </>
    )
  return <Bank accounts={accounts.data} />
}

/** The list has its place from the start, so that nothing moves when the accounts arrive. */
function Bank({ accounts }: { accounts: readonly BankAccount[] | undefined }) {
  const t = useWords(bankWords)
  const b = useWords(bankFileWords)
  const reading = useBankFile()
  const [imported, setImported] = useState<readonly ImportOfAccount[]>([])
  const read = (files: readonly File[]) => {
    setImported([])
    reading.read(files)
  }
  const isOver = useDroppedFiles(read)
  const [{ choose }] = useSearchParams(bankSearchParams)
  useEffect(() => {
    if (choose === 'file') document.getElementById(chooseId)?.focus()
  }, [choose])
  // The form was below, and its answer is above.
  useEffect(() => {
    if (imported.length > 0) window.scrollTo(0, 0)
  }, [imported.length])
  const { file, underWay } = reading
  const shownFile = useRef(file?.id)
  useEffect(() => {
    if (shownFile.current === file?.id) return
    shownFile.current = file?.id
    focusIfLost()
  }, [file?.id])
  const above = (
    <div id={aboveId} className="bank-above" tabIndex={-1}>
      {underWay && <FileProgress file={underWay} onCancel={reading.cancel} />}
      <ErrorLine error={reading.error} />
      {reading.others && file && <p className="ui-fine">{b('oneFile', { name: file.name })}</p>}
      {imported.map((one) => (
        <ImportOutcome
          key={one.importId}
          imported={one}
          onUndone={() => setImported((all) => all.filter((other) => other !== one))}
        />
      ))}
    </div>
  )
  const over = isOver && (
    <div className="ui-drop-over" aria-hidden>
      {b('dropNow')}
    </div>
  )
  if (file && accounts) {
    return (
      <>
        <PageHeader title={t('title')} />
        {above}
        <ImportFile
          key={file.id}
          file={file}
          accounts={accounts}
          onRead={reading.put}
          onImported={(one) => setImported((all) => [...all, one])}
          onEnd={reading.close}
        />
        {over}
      </>
    )
  }
  if (accounts?.length === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        {above}
        <EmptyBank chooseId={chooseId} onFiles={read} />
        {over}
      </>
    )
  }
  return (
    <>
      <BankWork accounts={accounts} above={above} chooseId={chooseId} onFiles={read} />
      {over}
    </>
  )
}
