import { Anchor } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { isSame } from '../../../base/kit/is-same'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { type FormState } from '../../../base/ui/form/form-state'
import { Form } from '../../../base/ui/form/form'
import { storeOpenForms, registerOpenForm } from '../../../base/ui/form/open-forms'
import { UnfinishedDrafts } from '../../../base/ui/form/unfinished-drafts'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { Notice } from '../../../base/ui/page/notice'
import type { Tagged } from '../../../base/ui/query/call'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Expense, ExpenseDetail, ExpenseValues } from '../../../books/expense/model'
import type { EarlierVoucher } from '../../../books/expense/rules-earlier'
import { expenseWords } from '../../../books/expense/words'
import { workbenchWords } from '../../../books/expense/words-workbench'
import type { Supplier } from '../../../books/supplier/model'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { ExpenseFormBody } from './ExpenseFormBody'
import type { ExpenseUndo } from './use-booked'
import { useExpenseForm, useSaveExpense } from './use-expense-form'
import type { NewExpenseDrafts } from './use-new-expense'
import { Foot } from '../../../base/ui/dialog/foot'

export type FileQueue = ReturnType<typeof useFileQueue>

const saysOf = ({ sum, description, documents }: ExpenseValues): string =>
  sum === null ? description || (documents[0]?.name ?? '') : kr(sum)

/**
 * Files that wait for their own voucher. Several files are several receipts. A file is never added to an older draft
 * (docs/rules/app.md#drafts).
 */
function useFileQueue(form: FormState<ExpenseValues>, drafts: NewExpenseDrafts | undefined) {
  const [given, setGiven] = useState(drafts?.incoming ?? [])
  const [at, setAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  // While these values are unchanged, the form still shows the older draft.
  const [opened] = useState(form.values)
  const [incoming, setIncoming] = useState(() => (given.length > 0 ? given.slice(0, 1) : undefined))
  const waiting = Math.max(given.length - at - 1, 0)

  // Waiting files are lost when the page closes.
  const isWaiting = useEffectEvent(() => waiting > 0)
  useEffect(() => registerOpenForm({ isDirty: () => isWaiting(), store: () => false }), [])

  const isForgotten = () => form.restoredAt !== null && drafts?.isContinued === false && isSame(form.values, opened)
  const takeFiles = (files: readonly File[]): boolean => {
    if (!drafts || files.length === 0) return false
    if (isForgotten() || (files.length > 1 && !form.isDirty())) {
      drafts.begin(files)
      return true
    }
    if (waiting === 0) return false
    setGiven([...given, ...files])
    return true
  }
  return {
    number: at + 1,
    all: given.length,
    waiting,
    incoming,
    takeFiles,
    isAsking,
    next: () => {
      const next = given[at + 1]
      setIncoming(next && [next])
      if (next) return setAt(at + 1)
      setGiven([])
      setAt(0)
    },
    /** All waiting files become pages of this voucher. */
    join: () => {
      setIncoming(given.slice(at + 1))
      setGiven([])
      setAt(0)
    },
    note: (leave: (go: () => void) => void): ReactNode =>
      drafts && (
        <UnfinishedDrafts
          drafts={drafts.others}
          says={saysOf}
          onContinue={(record) => {
            const go = () => drafts.goOn(record)
            // The current form is kept as a draft too. If that fails, the landlord is asked first.
            if (storeOpenForms()) go()
            else leave(go)
          }}
          onDiscard={drafts.discard}
          onAsking={setAsking}
        />
      ),
  }
}

export interface ExpenseActionsProps {
  readonly busy: boolean
  /** Saves the voucher to be filled out later. Left out for a voucher that is filled out. */
  readonly onArchive: (() => void) | undefined
  readonly onCancel: () => void
  readonly cancelText: string
  readonly onSaveAndNew: (() => void) | undefined
}

function ExpenseActions({ busy, onArchive, onCancel, cancelText, onSaveAndNew }: ExpenseActionsProps) {
  const t = useWords(expenseWords)
  const later = onArchive && { key: 'archive', label: t('archive'), disabled: busy, onClick: onArchive }
  const another = onSaveAndNew && {
    key: 'another',
    label: t('saveAndNew'),
    title: t('saveAndNewKeys'),
    disabled: busy,
    onClick: onSaveAndNew,
  }
  return (
    <Foot
      left={[{ key: 'leave', label: cancelText, disabled: busy, onClick: onCancel }]}
      right={[later, another].filter((one) => one !== undefined)}
    />
  )
}

function archiveSoon(setArchived: (archived: boolean) => void, archive: () => void): void {
  // A Save that waits for a file may run before `archive` does.
  setArchived(true)
  // The closing question returns the focus first. If it did so later, it would take the focus from
  // the form's messages.
  setTimeout(archive, 100)
}

export interface ArchiveQuestionProps {
  readonly opened: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

function ArchiveQuestion({ opened, onNo, onYes }: ArchiveQuestionProps) {
  const t = useWords(expenseWords)
  return (
    <ConfirmDialog
      title={t('archiveTitle')}
      text={t('archiveText')}
      opened={opened}
      onCancel={onNo}
      cancelText={t('archiveNo')}
      confirmText={t('archiveYes')}
      onConfirm={onYes}
    />
  )
}

/** Says which of several receipts is shown. A link joins all receipts into one voucher. */
function QueueNote({
  number,
  all,
  waiting,
  join,
  onSkip,
}: Pick<FileQueue, 'number' | 'all' | 'waiting' | 'join'> & { readonly onSkip: () => void }) {
  const w = useWords(workbenchWords)
  if (all < 2) return null
  return (
    <Notice
      label={w('queue')}
      action={
        <>
          <Anchor component="button" type="button" inherit onClick={onSkip}>
            {w('queueSkip')}
          </Anchor>
          {waiting > 0 && (
            <>
              {' · '}
              <Anchor component="button" type="button" inherit onClick={join}>
                {w('queueJoin')}
              </Anchor>
            </>
          )}
        </>
      }
    >
      {w('queueAt', { number, all })}
    </Notice>
  )
}

export interface ExpenseDialogProps {
  /** The voucher to change. Null creates a new one. */
  readonly expense: Tagged<ExpenseDetail> | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  readonly earlier: readonly EarlierVoucher[]
  readonly profile: Profile
  readonly drafts?: NewExpenseDrafts
  readonly invalidates: readonly Row[]
  readonly undo: ExpenseUndo
  readonly onClose: () => void
  /** True if it is the first step of a new account, which may be skipped. */
  readonly isFirst?: boolean
}

/** Starts the voucher of the next file, after the last one was saved or skipped. */
function useNextReceipt(
  { form, blank, marked, questions }: ReturnType<typeof useExpenseForm>,
  queue: FileQueue,
  nextRound: () => void,
  onClose: () => void,
) {
  const startAnew = (values: Partial<ExpenseValues>) => {
    form.reset({ ...blank, ...values })
    marked.setMarks({})
    questions.reset()
    queue.next()
    nextRound()
  }
  return {
    startAnew,
    /** Leaves one of several receipts out. Its file is removed like any that no voucher has. */
    skip: () => {
      const isLast = queue.waiting === 0
      form.discard()
      startAnew({})
      if (isLast) onClose()
    },
  }
}

const titleOf = (expense: ExpenseDetail | null, isFirst: boolean) =>
  isFirst ? 'firstTitle' : expense === null ? 'newTitle' : expense.archived ? 'fillOutTitle' : 'editTitle'

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

  const { startAnew, skip } = useNextReceipt(parts, queue, nextRound, onClose)
  const startNext = (saved: Expense) => {
    afterSave(saved)
    // If the house had to be chosen, it must be chosen again for the next voucher.
    startAnew(houseId === null ? {} : { houseId: String(saved.houseId) })
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
        sidePane
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
          <QueueNote {...queue} onSkip={skip} />
          <ExpenseFormBody
            {...parts}
            {...{ expense, houses, suppliers, earlier, profile, round }}
            incoming={queue.incoming}
            takeFiles={queue.takeFiles}
          />
        </Form>
      </Dialog>
      <ArchiveQuestion
        opened={confirming}
        onNo={() => setConfirming(false)}
        onYes={() => {
          setConfirming(false)
          archiveSoon(setArchived, archive)
        }}
      />
      {limit}
    </>
  )
}
