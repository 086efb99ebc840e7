import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useOpenedRecord } from '../../../base/ui/query/use-opened'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { supplierCalls } from '../../../books/supplier/calls'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { InTrash } from '../../../books/trash/web/InTrash'
import { expenseCalls } from '../../../books/expense/calls'
import { expenseWords } from '../../../books/expense/words'
import { ledgerCalls } from '../../../books/ledger/calls'
import { wholePeriod } from '../../../books/ledger/rules-period'
import { today } from '../../../base/ui/words/today'
import { ExpenseDialog, type ExpenseDialogProps } from './ExpenseDialog'
import { ExpenseInfoDialog } from './ExpenseInfoDialog'
import { useNewExpense } from './use-new-expense'
import { PlanGate } from '../../../landlord/plan/web/PlanGate'

const id = () => z.coerce.number().int().min(0).default(0).catch(0)
const address = z.object({
  add: z.enum(['', 'expense']).default('').catch(''),
  /** True at the end of a registration, as the account's first step. */
  first: z.string().default('').catch(''),
  /** The voucher that is shown. */
  bilag: id(),
  /** The voucher that is changed. */
  edit: id(),
})

export interface ExpenseDialogsProps {
  /** Files with which a new voucher starts. */
  readonly incoming: readonly File[]
  readonly invalidates: readonly Row[]
  readonly undo: (record: TrashedRecord) => void
}

/** The dialogs of expenses. A parameter in the address opens each, so Back closes it. */
export default function ExpenseDialogs({ incoming, invalidates, undo }: ExpenseDialogsProps) {
  const [at] = useSearchParams(address)
  // Dialogs may follow each other (shown, changed, shown again). The focus returns to what opened the first one.
  useFocusReturn(at.add !== '' || at.edit > 0 || at.bilag > 0)
  if (at.add === 'expense') return <NewExpense {...{ incoming, invalidates, undo }} isFirst={at.first !== ''} />
  if (at.edit > 0) return <OneExpense key={`edit ${at.edit}`} id={at.edit} edit invalidates={invalidates} undo={undo} />
  if (at.bilag > 0)
    return <OneExpense key={`show ${at.bilag}`} id={at.bilag} edit={false} invalidates={invalidates} undo={undo} />
  return null
}

/** Loads the data of the form. The form doesn't wait for the earlier vouchers, because it also works without them. */
function useFormData() {
  const suppliers = useEndpointQuery(supplierCalls.list)
  const profile = useEndpointQuery(accountCalls.profile)
  const { from, to } = wholePeriod(today())
  const all = useEndpointQuery(ledgerCalls.allTypes, { query: { date_from: from, date_to: to } })
  const earlier = all.data?.bilags ?? nothing
  return {
    data: suppliers.data && profile.data && { suppliers: suppliers.data, profile: profile.data, earlier },
    error: suppliers.error ?? profile.error,
    refetch: () => Promise.all([suppliers.refetch(), profile.refetch()]),
  }
}

const nothing: readonly never[] = []

function NewExpense({ incoming, invalidates, undo, isFirst }: ExpenseDialogsProps & { readonly isFirst: boolean }) {
  const t = useWords(expenseWords)
  const { close } = useDialogParams()
  const { startHouseId, houses, loading } = useHouse()
  const { data, error, refetch } = useFormData()
  const leave = () => close('add', 'first')
  if (loading || !data)
    return (
      <LoadingDialog
        title={t(isFirst ? 'firstTitle' : 'newTitle')}
        label={t('loading')}
        error={error}
        retry={() => void refetch()}
        onClose={leave}
      />
    )
  return (
    <PlanGate profile={data.profile} onStop={leave}>
      <NewExpenseForm
        {...data}
        houseId={startHouseId}
        houses={houses}
        incoming={incoming}
        invalidates={invalidates}
        undo={undo}
        onClose={leave}
        isFirst={isFirst}
      />
    </PlanGate>
  )
}

interface NewExpenseFormProps extends Omit<ExpenseDialogProps, 'expense' | 'drafts'> {
  readonly incoming: readonly File[]
}

function NewExpenseForm({ incoming, ...props }: NewExpenseFormProps) {
  const { turn, ...drafts } = useNewExpense(props.profile.id, props.houseId, incoming)
  return <ExpenseDialog key={turn} {...props} expense={null} drafts={drafts} />
}

interface OneExpenseProps extends Pick<ExpenseDialogsProps, 'invalidates' | 'undo'> {
  readonly id: number
  readonly edit: boolean
}

function OneExpense({ id, edit, invalidates, undo }: OneExpenseProps) {
  const t = useWords(expenseWords)
  const dialogs = useDialogParams()
  const { houses } = useHouse()
  const expense = useEndpointQuery(expenseCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  const opened = useOpenedRecord(expense)
  // A form keeps the values it was opened with. A voucher that is only shown is always current.
  const shown = edit ? opened : expense.data
  const { data, error, refetch } = useFormData()
  const leave = () => dialogs.close(edit ? 'edit' : 'bilag', 'file')
  // A voucher that is only shown needs no form.
  if (!shown || (edit && !data)) {
    const retry = () => void Promise.all([expense.refetch(), refetch()])
    return (
      <LoadingDialog
        title={t('infoTitle')}
        label={t('loading')}
        error={expense.error ?? (edit ? error : null)}
        retry={retry}
        onClose={leave}
      />
    )
  }
  if (shown.isTrashed) {
    return (
      <Dialog title={t('infoTitle')} opened onClose={leave}>
        <InTrash href={`/home/trash-folder/bilag-${id}`} />
      </Dialog>
    )
  }
  if (edit && data)
    return (
      <ExpenseDialog
        {...data}
        expense={shown}
        houseId={null}
        houses={houses}
        invalidates={invalidates}
        undo={undo}
        onClose={leave}
      />
    )
  return (
    <ExpenseInfoDialog
      expense={shown}
      onEdit={() => dialogs.open({ bilag: undefined, edit: id })}
      onClose={leave}
      invalidates={invalidates}
      undo={undo}
    />
  )
}
