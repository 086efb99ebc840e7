import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../../books/expense/calls'
import {
  ExpenseForm,
  expenseInput,
  type Expense,
  type ExpenseDetail,
  type ExpenseValues,
} from '../../../books/expense/model'
import { emptyExpense, expenseBody, supplierFieldUnit, useExpenseTexts } from '../../../books/expense/web/expense-form'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { useBookedMessage, type ExpenseUndo } from './use-booked'
import { useSuggestionMarks } from '../../../books/expense/web/suggest-marks'
import { memorizeHabit } from '../../../books/expense/web/remembered'
import { expenseWords } from '../../../books/expense/words'
import { repeatCalls } from '../../../books/repeat/calls'
import { noteRepeatInProgress } from '../../../books/repeat/web/repeats-in-progress'
import { useRepeatQuestions } from '../../../books/repeat/web/use-questions'
import { supplierCalls } from '../../../books/supplier/calls'
import type { Supplier } from '../../../books/supplier/model'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'

/** The number of vouchers that the plan leaves after this one. Null if there is no limit. */
function quotaBeside({ subscriptionActive, free }: Profile, isNew: boolean): number | null {
  if (subscriptionActive || free === null) return null
  return Math.max(free.cap - free.used - (isNew ? 1 : 0), 0)
}

export interface ExpenseFormSettings {
  readonly profile: Profile
  /** The voucher to change. Null creates a new one. */
  readonly expense: Tagged<ExpenseDetail> | null
  readonly houseId: number | null
  readonly suppliers: readonly Supplier[]
  /** The id of the voucher. For a new voucher: the place of its draft. */
  readonly record: number | string
  /** Values to start with. A payment at the bank gives its sum and date. */
  readonly start?: Partial<ExpenseValues>
}

export function useExpenseForm({ profile, expense, houseId, suppliers, record, start }: ExpenseFormSettings) {
  // A ref, because the check of the form reads it: archiving requires less.
  const mode = useRef({ archived: false })
  const setArchived = (archived: boolean) => {
    mode.current.archived = archived
  }
  const quota = quotaBeside(profile, expense === null)
  const draft = useDraft({
    account: profile.id,
    form: 'expense',
    record,
    shape: expenseInput,
    stored: expense,
    isPlaced: expense === null,
  })
  const questions = useRepeatQuestions(expense, quota, draft.restored?.chosen)
  const marked = useSuggestionMarks(draft.restored?.chosen)
  // The empty form. A voucher to be filled out has no presets.
  const [blank] = useState(() => (expense ? expenseInput.empty : emptyExpense(houseId, today(), suppliers)))
  const form = useForm({
    schema: ExpenseForm,
    initial: expense ? expenseInput.toForm(expense) : { ...blank, ...start },
    toBody: (values) => expenseBody(values, mode.current.archived),
    check: (values) => (mode.current.archived ? {} : questions.check(values)),
    draft,
    chosen: questions.chosen,
    extra: marked.extra,
  })
  const editing = useEditing({
    form,
    read: expenseCalls.read,
    input: { params: { id: String(expense?.id ?? 0) } },
    stored: expense,
    toForm: expenseInput.toForm,
    says: useExpenseTexts(),
    together: [supplierFieldUnit],
    mine: (values) => ({ ...values, archived: mode.current.archived }),
    onMerged: ({ archived }) => setArchived(archived),
  })
  return { account: profile.id, form, blank, marked, editing, questions, quota, setArchived }
}

export type ExpenseFormParts = ReturnType<typeof useExpenseForm>

/** Saves a new voucher, a changed voucher, or a repeat that changes from a date on. */
export function useSaveExpense(
  expense: Pick<Expense, 'id' | 'parentBilagId'> | null,
  { account, editing, questions }: Pick<ExpenseFormParts, 'account' | 'editing' | 'questions'>,
  invalidates: readonly Row[],
  undo: ExpenseUndo,
) {
  const t = useWords(expenseWords)
  const nameOf = useExpenseName()
  const olds = { invalidates: [...invalidates, expenseCalls.read, supplierCalls.list, accountCalls.profile] }
  const create = useEndpointMutation(expenseCalls.create, olds)
  const update = useEndpointMutation(expenseCalls.update, olds)
  const changeFrom = useEndpointMutation(repeatCalls.changeFrom, olds)
  const isLater = questions.concerns === 'later'
  const sayBooked = useBookedMessage(olds.invalidates, undo)

  const send = (body: z.input<typeof ExpenseForm>) =>
    expense && isLater
      ? changeFrom.mutateAsync({ params: { id: String(expense.parentBilagId ?? expense.id) }, body })
      : expense
        ? editing.send((ifMatch) => update.mutateAsync({ params: { id: String(expense.id) }, body, ifMatch }))
        : create.mutateAsync({ body })
  const afterSave = (saved: Expense) => {
    const what = { name: nameOf(saved), date: dmy(saved.listed_on) }
    if (expense === null && !saved.archived) void sayBooked(saved, t('saved', what))
    else toast.success(saved.archived ? t('archivedDone') : t(isLater ? 'savedFrom' : 'saved', what))
    if (!saved.archived && saved.supplierId !== null) memorizeHabit(account, saved)
    noteRepeatInProgress(saved, today())
  }
  return { send, afterSave }
}
