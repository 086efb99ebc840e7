import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { invalidate, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { supplierCalls } from '../../../books/supplier/calls'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { expenseCalls } from '../../../books/expense/calls'
import { repeatCalls } from '../../../books/repeat/calls'
import { expenseInput, type ExpenseDetail } from '../../../books/expense/model'
import { deletingIsFinal } from '../../../books/expense/rules'
import { expenseWords } from '../../../books/expense/words'
import { repeatWords } from '../../../books/repeat/words'
import { useExpenseSays } from '../../../books/expense/web/expense-form'
import { ExpenseFacts } from '../../../books/expense/web/ExpenseFacts'
import type { Limit } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { RepeatPart } from '../../../books/repeat/web/RepeatPart'

const FileViewer = lazy(() => import('../../../base/file/web/FileViewer'))

export interface ExpenseInfoProps {
  readonly expense: Tagged<ExpenseDetail>
  readonly houseName: string
  /** Which file is shown large, from 1; 0: none. */
  readonly file: number
  readonly onFile: (file: number) => void
  readonly onCloseFile: () => void
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly invalidates: readonly Row[]
  /** Takes it out of the trash folder again. */
  readonly undo: (record: TrashedRecord) => void
}

/** One expense with all its fields and files, and what can be done with it. */
export function ExpenseInfoDialog({
  expense,
  houseName,
  file,
  onFile,
  onCloseFile,
  onEdit,
  onClose,
  invalidates,
  undo,
}: ExpenseInfoProps) {
  const t = useWords(expenseWords)
  const series = useWords(repeatWords)
  const [confirming, setConfirming] = useState<'' | 'one' | 'series'>('')
  const [looked, setLooked] = useState<number>()
  const profile = useEndpointQuery(accountCalls.profile)
  const [limit, setLimit] = useState<Limit | null>(null)
  const says = useExpenseSays()
  const final = deletingIsFinal(expense)
  const untitled = expense.description === ''
  const name = untitled ? t('untitled') : expense.description

  if (file > 0 && file <= expense.files.length) {
    const close = () => {
      setLooked(file - 1)
      onCloseFile()
    }
    return (
      <Suspense>
        <FileViewer files={expense.files} index={file - 1} onIndex={(index) => onFile(index + 1)} onClose={close} />
      </Suspense>
    )
  }
  if (limit !== null) return <LimitDialog limit={limit} profile={profile.data} onOk={() => setLimit(null)} />
  // Of a voucher that a repeat has made it is the series of the one that repeats.
  const seriesId = expense.isAutoGenerate ? expense.parentBilagId : expense.seriesTotal > 0 ? expense.id : null
  if (confirming === 'series' && seriesId !== null) {
    return (
      <ConfirmMutation
        title={series('seriesToTrashTitle', { name })}
        text={series('seriesToTrashText')}
        cancelText={series('keepSeries')}
        confirmText={series('seriesToTrash')}
        row={repeatCalls.trashSeries}
        input={{ params: { id: String(seriesId) } }}
        invalidates={[...invalidates, accountCalls.profile]}
        onCancel={() => setConfirming('')}
        onDone={() => {
          invalidate(expenseCalls.read)
          const undoSeries = () => undo({ id: expense.id, houseId: expense.houseId, withSeries: true })
          toast.success(series('seriesTrashed', { name }), { undo: { run: undoSeries } })
          onClose()
        }}
      />
    )
  }
  if (confirming === 'one') {
    const repeats = expense.isRepeated && !expense.isRepeatStopped && !expense.isAutoGenerate
    return (
      <ConfirmMutation
        title={untitled ? t('deleteUntitled') : t(final ? 'deleteTitle' : 'toTrashTitle', { name })}
        text={final ? t('deleteText') : repeats ? `${t('toTrashText')} ${t('toTrashRepeat')}` : t('toTrashText')}
        cancelText={t('keep')}
        confirmText={t(final ? 'deleteForGood' : 'toTrash')}
        row={expenseCalls.remove}
        input={{ params: { id: String(expense.id) }, ifMatch: expense.etag }}
        changes={{ before: expenseInput.toForm(expense), toForm: expenseInput.toForm, says }}
        invalidates={[...invalidates, accountCalls.profile, supplierCalls.list]}
        onCancel={() => setConfirming('')}
        onDone={() => {
          invalidate(expenseCalls.read)
          if (final) toast.success(untitled ? t('deletedUntitled') : t('deleted', { name }))
          else toast.success(t('trashed', { name }), { undo: { run: () => undo(expense) } })
          onClose()
        }}
      />
    )
  }
  return (
    <Dialog title={name} opened onClose={onClose} size="wide">
      <div className="ui-form">
        <ExpenseFacts expense={expense} houseName={houseName} />
        <RepeatPart expense={expense} invalidates={invalidates} onLimit={setLimit} />
        <FileThumbs files={expense.files} focus={looked} onOpen={(index) => onFile(index + 1)} />
        <div className="ui-form-actions">
          <Button variant="outline" color="red" onClick={() => setConfirming('one')}>
            {t(final ? 'deleteForGood' : 'toTrash')}
          </Button>
          {seriesId !== null && (
            <Button variant="outline" color="red" onClick={() => setConfirming('series')}>
              {series('seriesToTrash')}
            </Button>
          )}
          <Button onClick={onEdit}>{t(expense.archived ? 'fillOut' : 'edit')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
