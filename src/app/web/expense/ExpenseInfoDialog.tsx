import { useState } from 'react'
import { FilesSidePane } from '../../../base/file/web/FilesSidePane'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { toast } from '../../../base/ui/page/toast'
import type { Tagged } from '../../../base/ui/query/call'
import { invalidate, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../../books/expense/calls'
import { expenseInput, type ExpenseDetail } from '../../../books/expense/model'
import { deletingIsFinal } from '../../../books/expense/rules'
import { isSplitByRepeat } from '../../../books/expense/rules-split'
import { useExpenseTexts } from '../../../books/expense/web/expense-form'
import { ExpenseFacts } from '../../../books/expense/web/ExpenseFacts'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { expenseWords } from '../../../books/expense/words'
import { splitWords } from '../../../books/expense/words-split'
import { repeatCalls } from '../../../books/repeat/calls'
import { RepeatPart } from '../../../books/repeat/web/RepeatPart'
import { repeatWords } from '../../../books/repeat/words'
import { supplierCalls } from '../../../books/supplier/calls'
import { TrashQuestion, type TrashOptions } from '../../../books/trash/web/TrashQuestion'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { PlanLimit } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { Foot } from '../../../base/ui/dialog/foot'
import { PaidByPayment } from '../voucher/PaidByPayment'
import { SplitDialog } from './SplitDialog'

export interface ExpenseQuestionProps extends TrashOptions {
  readonly expense: Tagged<ExpenseDetail>
  readonly undo: (record: TrashedRecord) => void
}

/** Asks before a series goes to the trash folder. `id` is the repeating voucher. */
function SeriesTrashQuestion({ expense, id, undo, ...way }: ExpenseQuestionProps & { readonly id: number }) {
  const t = useWords(repeatWords)
  const name = useExpenseName()(expense)
  return (
    <TrashQuestion
      {...way}
      record={expense}
      undo={(record) => undo({ ...record, withSeries: true })}
      row={repeatCalls.trashSeries}
      read={expenseCalls.read}
      input={{ params: { id: String(id) } }}
      title={t('seriesToTrashTitle', { name })}
      text={t('seriesToTrashText')}
      cancelText={t('keepSeries')}
      confirmText={t('seriesToTrash')}
      trashedText={t('seriesTrashed', { name })}
    />
  )
}

/** Asks before a voucher is deleted. An archived one is deleted for good. */
function ExpenseDeleteQuestion({ expense, undo, invalidates, onKeep, onGone }: ExpenseQuestionProps) {
  const t = useWords(expenseWords)
  const says = useExpenseTexts()
  const isFinal = deletingIsFinal(expense)
  const isUntitled = expense.description === ''
  const name = useExpenseName()(expense)
  const repeats = expense.isRepeated && !expense.isRepeatStopped && !expense.isAutoGenerate
  return (
    <ConfirmMutation
      title={isUntitled ? t('deleteUntitled') : t(isFinal ? 'deleteTitle' : 'toTrashTitle', { name })}
      text={isFinal ? t('deleteText') : repeats ? `${t('toTrashText')} ${t('toTrashRepeat')}` : t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t(isFinal ? 'deleteForGood' : 'toTrash')}
      row={expenseCalls.remove}
      input={{ params: { id: String(expense.id) }, ifMatch: expense.etag }}
      changes={{ before: expenseInput.toForm(expense), toForm: expenseInput.toForm, says }}
      invalidates={[...invalidates, accountCalls.profile, supplierCalls.list]}
      onCancel={onKeep}
      onDone={() => {
        invalidate(expenseCalls.read)
        if (isFinal) toast.success(isUntitled ? t('deletedUntitled') : t('deleted', { name }))
        else toast.success(t('trashed', { name }), { undo: { run: () => undo(expense) } })
        onGone()
      }}
    />
  )
}

export interface ExpenseInfoProps {
  readonly expense: Tagged<ExpenseDetail>
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly invalidates: readonly Row[]
  readonly undo: (record: TrashedRecord) => void
}

export function ExpenseInfoDialog({ expense, onEdit, onClose, invalidates, undo }: ExpenseInfoProps) {
  const t = useWords(expenseWords)
  const series = useWords(repeatWords)
  const splitting = useWords(splitWords)
  const { houses } = useHouse()
  const nameOf = useExpenseName()
  const [asking, setAsking] = useState<'' | 'one' | 'series' | 'split'>('')
  const profile = useEndpointQuery(accountCalls.profile)
  const [limit, setLimit] = useState<PlanLimit | null>(null)
  const { viewer, open, looked } = useFileViewer(expense.files)
  if (viewer) return viewer
  if (limit !== null) return <LimitDialog limit={limit} profile={profile.data} onOk={() => setLimit(null)} />
  // For a voucher created by a repeat, this is the series of the repeating voucher.
  const seriesId = expense.isAutoGenerate ? expense.parentBilagId : expense.seriesTotal > 0 ? expense.id : null
  const question = { expense, invalidates, undo, onKeep: () => setAsking(''), onGone: onClose }
  if (asking === 'series' && seriesId !== null) return <SeriesTrashQuestion {...question} id={seriesId} />
  if (asking === 'one') return <ExpenseDeleteQuestion {...question} />
  const { sum } = expense
  const mayBeSplit = sum !== null && houses.length > 1 && !isSplitByRepeat(expense)
  if (asking === 'split' && sum !== null)
    return (
      <SplitDialog
        expense={{ ...expense, sum }}
        houses={houses}
        invalidates={invalidates}
        onClose={() => setAsking('')}
      />
    )
  const split = { key: 'split', label: splitting('open'), onClick: () => setAsking('split') }
  const one = {
    key: 'one',
    label: t(deletingIsFinal(expense) ? 'deleteForGood' : 'toTrash'),
    danger: true,
    onClick: () => setAsking('one'),
  }
  const wholeSeries = {
    key: 'series',
    label: series('seriesToTrash'),
    danger: true,
    onClick: () => setAsking('series'),
  }
  return (
    <Dialog
      title={nameOf(expense)}
      opened
      onClose={onClose}
      size="wide"
      sidePane={expense.files.length > 0}
      action={{ text: t(expense.archived ? 'fillOut' : 'edit'), onClick: onEdit }}
    >
      <div className="ui-form">
        <FilesSidePane files={expense.files} onLarge={open} />
        <ExpenseFacts expense={expense} />
        <PaidByPayment kind="bilag" id={expense.id} />
        <RepeatPart expense={expense} invalidates={invalidates} onLimit={setLimit} />
        <FileThumbs files={expense.files} focus={looked} onOpen={open} />
        <div className="ui-form-actions">
          <Foot
            left={[one, ...(seriesId === null ? [] : [wholeSeries])]}
            right={mayBeSplit ? [split] : []}
            hasPrimary={false}
          />
        </div>
      </div>
    </Dialog>
  )
}
