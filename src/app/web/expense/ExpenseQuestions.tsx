import type { Tagged } from '../../../base/ui/query/call'
import { invalidate } from '../../../base/ui/query/endpoint-query'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../../books/expense/calls'
import { expenseInput, type ExpenseDetail } from '../../../books/expense/model'
import { deletingIsFinal } from '../../../books/expense/rules'
import { useExpenseSays } from '../../../books/expense/web/expense-form'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { expenseWords } from '../../../books/expense/words'
import { repeatCalls } from '../../../books/repeat/calls'
import { repeatWords } from '../../../books/repeat/words'
import { supplierCalls } from '../../../books/supplier/calls'
import { TrashQuestion, type TrashWay } from '../../../books/trash/web/TrashQuestion'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { accountCalls } from '../../../landlord/account/calls'

export interface ExpenseQuestionProps extends TrashWay {
  readonly expense: Tagged<ExpenseDetail>
  readonly undo: (record: TrashedRecord) => void
}

/** Asks before a repeating voucher (`id`) goes to the trash folder with all that its repeat has made. */
export function SeriesTrashQuestion({ expense, id, undo, ...way }: ExpenseQuestionProps & { readonly id: number }) {
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

/** Asks before a voucher goes to the trash folder, or before an archived one is deleted for good. */
export function ExpenseDeleteQuestion({ expense, undo, invalidates, onKeep, onGone }: ExpenseQuestionProps) {
  const t = useWords(expenseWords)
  const says = useExpenseSays()
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
