import { useEffect, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { fileWords } from '../../../base/file/words'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { focusField } from '../../../base/ui/field/focus-field'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import type { Expense, ExpenseDetail } from '../../../books/expense/model'
import { emptyExpense } from '../../../books/expense/web/expense-form'
import { expenseWords } from '../../../books/expense/words'
import type { Supplier } from '../../../books/supplier/model'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { ExpenseActions } from './ExpenseActions'
import { ExpenseFormBody } from './ExpenseFormBody'
import { useExpenseForm, useSaveExpense } from './use-expense-form'

export interface ExpenseDialogProps {
  /** The voucher to change; null records a new one. */
  readonly expense: Tagged<ExpenseDetail> | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  readonly profile: Profile
  readonly incoming?: readonly File[]
  /** Lists that show vouchers and are old after a save. */
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
  /** The first thing that a new account does, and may skip. */
  readonly isFirst?: boolean
}

/** The expense voucher as a form: records, changes, or keeps one to be filled out later. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { expense, houseId, houses, suppliers, profile, incoming, invalidates, onClose, isFirst = false } = props
  const t = useWords(expenseWords)
  const files = useWords(fileWords)
  const [confirming, setConfirming] = useState(false)
  /** What was dropped on the page belongs to the first voucher, however often it is begun. */
  const [dropped, setDropped] = useState(incoming)
  const isNew = expense === null
  const { form, editing, questions, quota, setArchived } = useExpenseForm(profile, expense, houseId)
  const { round, nextRound, ...draft } = useRestoredDraft(form, questions.reset)
  const guard = useUnsavedChangesGuard(form)
  const limit = useFormLimit(form, profile)
  const { send, afterSave } = useSaveExpense(expense, { editing, questions }, invalidates)
  // The next one starts where the first did: its fields are new ones by now.
  useEffect(() => {
    if (round > 1) focusField(`${form.id}-description`)
  }, [round, form.id])

  const saveAndClose = (saved: Expense) => {
    afterSave(saved)
    onClose()
  }
  const saveAndNew = () => {
    setArchived(false)
    void form.submit(send, (saved) => {
      afterSave(saved)
      // Where the house had to be chosen it has to be for the next one too.
      form.reset(emptyExpense(houseId === null ? null : saved.houseId))
      setDropped(undefined)
      nextRound()
    })
  }
  const archive = () => {
    setArchived(true)
    void form.submit(send, saveAndClose)
  }
  const isAsking = guard.isAsking || confirming || draft.isAsking || limit !== null || editing.isAsking
  return (
    <>
      <Dialog
        title={t(isFirst ? 'firstTitle' : isNew ? 'newTitle' : expense.archived ? 'fillOutTitle' : 'editTitle')}
        opened
        onClose={onClose}
        guard={{ ...guard, isAsking }}
        size="wide"
        beside={files('beside')}
      >
        <Form
          form={form}
          editing={editing}
          submitText={t('save')}
          onBeforeSubmit={() => setArchived(false)}
          onSubmit={send}
          onDone={saveAndClose}
          status={<DraftStatus form={form} />}
          {...(isNew ? { onModEnter: saveAndNew } : {})}
          actions={
            <ExpenseActions
              busy={form.busy}
              onArchive={isNew ? () => setConfirming(true) : expense.archived ? archive : undefined}
              onCancel={() => guard.leave(onClose)}
              cancelText={t(isFirst ? 'skip' : 'cancel')}
              onSaveAndNew={isNew ? saveAndNew : undefined}
            />
          }
        >
          {draft.note}
          <ExpenseFormBody
            {...{ form, questions, expense, houses, suppliers, profile, quota, round }}
            incoming={dropped}
          />
        </Form>
      </Dialog>
      <ConfirmDialog
        title={t('archiveTitle')}
        text={t('archiveText')}
        opened={confirming}
        onCancel={() => setConfirming(false)}
        cancelText={t('archiveNo')}
        confirmText={t('archiveYes')}
        onConfirm={() => {
          setConfirming(false)
          // The question gives the focus back first, or it would take it from what the form has to say.
          setTimeout(archive, 100)
        }}
      />
      {limit}
    </>
  )
}
