import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Day } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { fullName } from '../../../base/kit/full-name'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { dmy } from '../../../base/ui/words/format'
import { focusField } from '../../../base/ui/field/focus-field'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useFieldText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { fileWords } from '../../../base/file/words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { planEnd } from '../../../landlord/plan/rules'
import type { House } from '../../../landlord/house/model'
import { supplierCalls } from '../../../books/supplier/calls'
import type { Supplier } from '../../../books/supplier/model'
import { expenseCalls } from '../../../books/expense/calls'
import { repeatCalls } from '../../../books/repeat/calls'
import { ExpenseForm, expenseInput, type Expense, type ExpenseDetail } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import { emptyExpense, expenseBody, supplierUnit, useExpenseSays } from '../../../books/expense/web/expense-form'
import { ExpenseFields } from '../../../books/expense/web/ExpenseFields'
import { limitOfError } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { memorize } from '../../../books/expense/web/remembered'
import { noteRepeat } from '../../../books/repeat/web/repeats-in-progress'
import { ConcernsField } from '../../../books/repeat/web/ConcernsField'
import { ManyVouchers } from '../../../books/repeat/web/ManyVouchers'
import { MadeBy } from '../../../books/repeat/web/RepeatPart'
import { useQuestions } from '../../../books/repeat/web/use-questions'

/** How many vouchers the plan leaves beside this one, which takes a place itself when it is new; null: any number. */
function quotaBeside(profile: Profile, isNew: boolean): number | null {
  if (profile.subscriptionActive) return null
  return Math.max(profile.free.cap - profile.free.used - (isNew ? 1 : 0), 0)
}

/** When the plan is over, as it stands now; before the first document the trial begins with this one. */
const endOfPlan = (profile: Profile): Day | null =>
  planEnd({ ...profile, firstBilagDate: profile.firstBilagDate ?? today(), usedBilags: profile.free.used })

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
}

/** The expense voucher as a form: records, changes, or keeps one to be filled out later. */
export function ExpenseDialog({
  expense,
  houseId,
  houses,
  suppliers,
  profile,
  incoming,
  invalidates,
  onClose,
}: ExpenseDialogProps) {
  const t = useWords(expenseWords)
  const files = useWords(fileWords)
  // Read while the form is checked: archiving requires less.
  const mode = useRef({ archived: false })
  const [round, setRound] = useState(1)
  const [confirming, setConfirming] = useState(false)
  const [asking, setAsking] = useState(false)
  /** What was dropped on the page belongs to the first voucher, however often it is begun. */
  const [dropped, setDropped] = useState(incoming)
  const [limitSeen, setLimitSeen] = useState(0)
  const quota = quotaBeside(profile, expense === null)
  const draft = useDraft({
    account: profile.id,
    form: 'expense',
    record: expense?.id ?? `new.${houseId ?? 0}`,
    shape: expenseInput,
    stored: expense,
  })
  const questions = useQuestions(expense, quota, draft.restored?.chosen)
  const form = useForm({
    schema: ExpenseForm,
    initial: expense ? expenseInput.toForm(expense) : emptyExpense(houseId),
    toBody: (values) => expenseBody(values, mode.current.archived),
    check: (values) => (mode.current.archived ? {} : questions.check(values)),
    draft,
    chosen: questions.chosen,
  })
  const editing = useEditing({
    form,
    read: expenseCalls.read,
    input: { params: { id: String(expense?.id ?? 0) } },
    stored: expense,
    toForm: expenseInput.toForm,
    says: useExpenseSays(),
    together: [supplierUnit],
    mine: (values) => ({ ...values, archived: mode.current.archived }),
    onMerged: ({ archived }) => {
      mode.current.archived = archived
    },
  })
  const guard = useUnsavedChangesGuard(form)
  // The next one starts where the first did: its fields are new ones by now.
  useEffect(() => {
    if (round > 1) focusField(`${form.id}-description`)
  }, [round, form.id])
  const olds = { invalidates: [...invalidates, expenseCalls.read, supplierCalls.list, accountCalls.profile] }
  const create = useEndpointMutation(expenseCalls.create, olds)
  const update = useEndpointMutation(expenseCalls.update, olds)
  const changeFrom = useEndpointMutation(repeatCalls.changeFrom, olds)
  const isNew = expense === null
  const isLater = questions.concerns === 'later'
  const locked = (expense?.isAutoGenerate ?? false) && !isLater
  const many = questions.many(form.settled)
  // What is asked and not answered is said after the first try to save, at its own place.
  const unanswered = form.problem.attempt > 0 ? questions.check(form.settled) : {}
  const fieldText = useFieldText()
  const errorOf = (key: string) => (unanswered[key] === undefined ? undefined : fieldText(unanswered[key]))
  const limit = form.problem.attempt > limitSeen ? limitOfError(form.problem.error) : null

  const send = (body: z.input<typeof ExpenseForm>) =>
    expense && isLater
      ? changeFrom.mutateAsync({ params: { id: String(expense.parentBilagId ?? expense.id) }, body })
      : expense
        ? editing.send((ifMatch) => update.mutateAsync({ params: { id: String(expense.id) }, body, ifMatch }))
        : create.mutateAsync({ body })
  const afterSave = (saved: Expense) => {
    const name = saved.description === '' ? t('untitled') : saved.description
    toast.success(
      saved.archived ? t('archivedDone') : t(isLater ? 'savedFrom' : 'saved', { name, date: dmy(saved.listed_on) }),
    )
    if (!saved.archived && saved.supplierId !== null) memorize(saved)
    noteRepeat(saved, today())
  }
  const saveAndClose = (saved: Expense) => {
    afterSave(saved)
    onClose()
  }
  const saveAndNew = () => {
    mode.current.archived = false
    void form.submit(send, (saved) => {
      afterSave(saved)
      // Where the house had to be chosen it has to be for the next one too.
      form.reset(emptyExpense(houseId === null ? null : saved.houseId))
      setDropped(undefined)
      setRound(round + 1)
    })
  }
  const draftNote = {
    form,
    onDiscard: () => {
      form.reset()
      questions.reset()
      setRound(round + 1)
    },
    onAsking: setAsking,
  }
  const archive = () => {
    mode.current.archived = true
    void form.submit(send, saveAndClose)
  }
  const archiveConfirmed = () => {
    setConfirming(false)
    // The question gives the focus back first, or it would take it from what the form has to say.
    setTimeout(archive, 100)
  }
  const isAsking = guard.isAsking || confirming || asking || limit !== null || editing.isAsking
  return (
    <>
      <Dialog
        title={t(isNew ? 'newTitle' : expense.archived ? 'fillOutTitle' : 'editTitle')}
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
          onBeforeSubmit={() => {
            mode.current.archived = false
          }}
          onSubmit={send}
          onDone={saveAndClose}
          status={<DraftStatus form={form} />}
          {...(isNew ? { onModEnter: saveAndNew } : {})}
          actions={
            <>
              {(isNew || expense.archived) && (
                <Button variant="subtle" disabled={form.busy} onClick={() => (isNew ? setConfirming(true) : archive())}>
                  {t('archive')}
                </Button>
              )}
              <Button variant="default" visibleFrom="xs" disabled={form.busy} onClick={() => guard.leave(onClose)}>
                {t('cancel')}
              </Button>
              {isNew && (
                <Button variant="default" disabled={form.busy} title={t('saveAndNewKeys')} onClick={saveAndNew}>
                  {t('saveAndNew')}
                </Button>
              )}
            </>
          }
        >
          <DraftRestored {...draftNote} />
          {locked && expense && <MadeBy expense={expense} />}
          {expense && (
            <ConcernsField
              expense={expense}
              form={form}
              value={questions.concerns}
              onChange={questions.setConcerns}
              error={errorOf('concerns')}
            />
          )}
          <ExpenseFields
            key={round}
            form={form}
            houses={houses}
            suppliers={suppliers}
            locked={locked}
            own={[fullName(profile)]}
            hasSeries={expense !== null && expense.seriesTotal > 0}
            quota={quota}
            end={endOfPlan(profile)}
            from={isLater}
            question={
              many && (
                <ManyVouchers
                  id={form.id}
                  many={many}
                  agreed={questions.isAgreed(many)}
                  onChange={(yes) => questions.agree(many, yes)}
                  error={errorOf('many')}
                />
              )
            }
            {...(dropped && { incoming: dropped })}
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
        onConfirm={archiveConfirmed}
      />
      {limit !== null && (
        <LimitDialog limit={limit} profile={profile} onOk={() => setLimitSeen(form.problem.attempt)} />
      )}
    </>
  )
}
