import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Panel } from '../../../base/ui/page/page'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankAccount } from '../../account/model'
import type { BankFile } from '../../file/model'
import { bankNameOf } from '../../file/web/bank-name'
import { ColumnMapper } from '../../file/web/ColumnMapper'
import { FirstRows } from '../../file/web/FirstRows'
import { ReadSummary } from '../../file/web/ReadSummary'
import { bankFileWords } from '../../file/words'
import { targetsOf } from '../rules-targets'
import { bankImportWords } from '../words'
import { TargetForm } from './TargetForm'
import { useImport, type Imported } from './use-import'

/** Days that are named in the question; of more only the first and the last. */
const mostDays = 6

export interface ImportFileProps {
  readonly file: BankFile
  readonly accounts: readonly BankAccount[]
  /** The same file, read anew with other columns. */
  readonly onRead: (file: BankFile) => void
  readonly onImported: (imported: Imported) => void
  /** All its accounts were imported or skipped, or it was cancelled. */
  readonly onEnd: () => void
}

/** A file that was read: what is in it, what its columns are where nobody knows, and into which accounts it goes. */
export function ImportFile({ file, accounts, onRead, onImported, onEnd }: ImportFileProps) {
  const [t, b] = [useWords(bankImportWords), useWords(bankFileWords)]
  const [isMapping, setMapping] = useState(false)
  const [at, setAt] = useState(0)
  const targets = targetsOf(file)
  const target = targets[at]!
  const next = () => {
    if (at + 1 < targets.length) setAt(at + 1)
    else onEnd()
  }
  const importing = useImport(file.id, (imported) => {
    onImported(imported)
    next()
  })
  const canMap = file.columns.length > 0
  const bank = bankNameOf(file.format)
  const { question } = importing
  if (canMap && (file.mapping === null || isMapping)) {
    return (
      <Panel title={file.name}>
        <ColumnMapper
          key={file.header_line ?? 0}
          file={file}
          onHeader={(read) => {
            setMapping(true)
            onRead(read)
          }}
          onRead={(read) => {
            setMapping(false)
            onRead(read)
          }}
          onCancel={() => (file.mapping === null ? onEnd() : setMapping(false))}
        />
      </Panel>
    )
  }
  return (
    <Panel title={file.name}>
      <div className="bank-import">
        <ReadSummary file={file} />
        {file.rows.length > 0 && <FirstRows rows={file.rows} />}
        {canMap && (
          <div>
            <Button variant="subtle" size="compact-md" onClick={() => setMapping(true)}>
              {b('mapAgain')}
            </Button>
          </div>
        )}
        <TargetForm
          key={at}
          target={target}
          accounts={accounts}
          startName={bank === null || bank.startsWith('camt') ? t('plainName') : t('standardName', { bank })}
          {...(targets.length > 1 && {
            which: t('whichOf', {
              at: at + 1,
              all: targets.length,
              number: formatAccountNumber(target.number ?? ''),
              rows: t('rows', { count: target.rows }),
            }),
          })}
          canSkip={at + 1 < targets.length}
          onImport={importing.start}
          onSkip={next}
        />
      </div>
      <ConfirmDialog
        title={t('readBeforeTitle')}
        text={question && <ReadBefore days={question.days} />}
        opened={question !== null}
        onCancel={importing.drop}
        cancelText={t('dontImport')}
        confirmText={t('importAnyway')}
        onConfirm={importing.anyway}
        busy={importing.busy}
        error={importing.error}
      />
    </Panel>
  )
}

/** Which days were read before; of many the first and the last. */
function ReadBefore({ days }: { readonly days: readonly string[] }) {
  const t = useWords(bankImportWords)
  const named = days.length > mostDays ? `${dmy(days[0]!)} – ${dmy(days.at(-1)!)}` : days.map(dmy).join(', ')
  return (
    <>
      <p>{t('readBeforeText')}</p>
      {days.length > 0 && <p>{t('readBeforeDays', { count: days.length, days: named })}</p>}
    </>
  )
}
