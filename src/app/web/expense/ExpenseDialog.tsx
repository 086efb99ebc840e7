import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import type { Expense, ExpenseDetail } from '../../../books/expense/model'
import type { Earlier } from '../../../books/expense/rules-earlier'
import { expenseWords } from '../../../books/expense/words'
import { workbenchWords } from '../../../books/expense/words-workbench'
import type { Supplier } from '../../../books/supplier/model'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { ArchiveQuestion, ExpenseActions } from './ExpenseActions'
import { ExpenseFormBody } from './ExpenseFormBody'
import { QueueNote } from './QueueNote'
import type { NewExpenseDrafts } from './use-new-expense'
import { useExpenseForm, useSaveExpense } from './use-expense-form'
import type { ExpenseUndo } from './use-booked'
import { useFileQueue } from './use-file-queue'

export interface ExpenseDialogProps {
  /** The voucher to change; null records a new one. */
  readonly expense: Tagged<ExpenseDetail> | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  readonly earlier: readonly Earlier[]
  readonly profile: Profile
  /** Of a new one: where it is kept, and what was begun before. */
  readonly drafts?: NewExpenseDrafts
  /** Lists that show vouchers and are old after a save. */
  readonly invalidates: readonly Row[]
  /** Takes an expense out of the trash folder again. */
  readonly undo: ExpenseUndo
  readonly onClose: () => void
  /** The first thing that a new account does, and may skip. */
  readonly isFirst?: boolean
}

const titleOf = (expense: ExpenseDetail | null, isFirst: boolean) =>
  isFirst ? 'firstTitle' : expense === null ? 'newTitle' : expense.archived ? 'fillOutTitle' : 'editTitle'

/** The expense voucher as a form: records, changes, or keeps one to be filled out later. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { expense, houseId, houses, suppliers, earlier, profile, drafts, invalidates, undo, onClose } = props
  const { isFirst = false } = props
  const t = useWords(expenseWords)
  const w = useWords(workbenchWords)
  const [confirming, setConfirming] = useState(false)
  const isNew = expense === null
  const record = expense?.id ?? drafts?.record ?? 'new'
  const parts = useExpenseForm({ profile, expense, houseId, suppliers, record })
  const { form, editing, questions, setArchived } = parts
  const { round, nextRound, ...draft } = useRestoredDraft(form, questions.reset)
  const queue = useFileQueue(form, drafts)
  const guard = useUnsavedChangesGuard({ ...form, isDirty: () => form.isDirty() || queue.waiting > 0 })
  const limit = useFormLimit(form, profile)
  const { send, afterSave } = useSaveExpense(expense, parts, invalidates, undo)

  const startNext = (saved: Expense) => {
    afterSave(saved)
    // Where the house had to be chosen it has to be for the next one too.
    form.reset({ ...parts.blank, ...(houseId === null ? {} : { houseId: String(saved.houseId) }) })
    parts.marked.setMarks({})
    questions.reset()
    queue.next()
    nextRound()
  }
  const done = (saved: Expense) => {
    if (queue.waiting > 0) return startNext(saved)
    afterSave(saved)
    onClose()
  }
  const submit = (archived: boolean, then: (saved: Expense) => void) => () => {
    setArchived(archived)
    void form.submit(send, then)
  }
  const [saveAndNew, archive] = [submit(false, startNext), submit(true, done)]
  const isAsking =
    guard.isAsking || confirming || draft.isAsking || queue.isAsking || limit !== null || editing.isAsking
  return (
    <>
      <Dialog
        title={t(titleOf(expense, isFirst))}
        opened
        onClose={onClose}
        guard={{ ...guard, isAsking }}
        size="wide"
        beside
      >
        <Form
          form={form}
          editing={editing}
          submitText={queue.waiting > 0 ? w('saveAndNext') : t('save')}
          onBeforeSubmit={() => setArchived(false)}
          onSubmit={send}
          onDone={done}
          status={<DraftStatus form={form} />}
          {...(isNew ? { onModEnter: saveAndNew } : {})}
          actions={
            <ExpenseActions
              busy={form.busy}
              onArchive={isNew ? () => setConfirming(true) : expense.archived ? archive : undefined}
              onCancel={() => guard.leave(onClose)}
              cancelText={t(isFirst ? 'skip' : 'cancel')}
              onSaveAndNew={isNew && queue.waiting === 0 ? saveAndNew : undefined}
            />
          }
        >
          {draft.note}
          {queue.note(guard.leave)}
          <QueueNote {...queue} />
          <ExpenseFormBody
            {...parts}
            {...{ expense, houses, suppliers, earlier, profile, round }}
            incoming={queue.incoming}
            onGiven={queue.onGiven}
          />
        </Form>
      </Dialog>
      <ArchiveQuestion
        opened={confirming}
        onNo={() => setConfirming(false)}
        onYes={() => {
          setConfirming(false)
          // The question gives the focus back first, or it would take it from what the form has to say.
          setTimeout(archive, 100)
        }}
      />
      {limit}
    </>
  )
}
