import { useState } from 'react'
import type { z } from 'zod'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import type { ExpenseForm as ExpenseBody } from '../../../books/expense/model'
import type { EarlierVoucher } from '../../../books/expense/rules-earlier'
import { supplierCalls } from '../../../books/supplier/calls'
import type { Supplier } from '../../../books/supplier/model'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { useHouse } from '../../../landlord/house/web/use-house'
import { PlanGate } from '../../../landlord/plan/web/PlanGate'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { ExpenseFormBody } from '../expense/ExpenseFormBody'
import { useExpenseForm } from '../expense/use-expense-form'
import { useAllVouchers } from '../voucher/vouchers'
import { startOfExpense } from './expense-start'
import type { MatchDialogProps } from './match-dialog'
import { duplicatesOfError, SameVouchers } from './SameVouchers'
import { bankMatchWords } from './words-match'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const nothing: readonly never[] = []

export default function ExpenseOfPayment(props: MatchDialogProps) {
  const t = useWords(bankMatchWords)
  const suppliers = useEndpointQuery(supplierCalls.list)
  const profile = useEndpointQuery(accountCalls.profile)
  const earlier = useAllVouchers(null).data?.bilags ?? nothing
  const { loading } = useHouse()
  if (loading || !suppliers.data || !profile.data)
    return (
      <LoadingDialog
        title={t('newTitle')}
        label={t('newLoading')}
        error={suppliers.error ?? profile.error}
        retry={() => void Promise.all([suppliers.refetch(), profile.refetch()])}
        onClose={props.onClose}
      />
    )
  return (
    <PlanGate profile={profile.data} onStop={props.onClose}>
      <ExpenseForm {...props} suppliers={suppliers.data} profile={profile.data} earlier={earlier} />
    </PlanGate>
  )
}

interface ExpenseFormProps extends MatchDialogProps {
  readonly suppliers: readonly Supplier[]
  readonly profile: Profile
  readonly earlier: readonly EarlierVoucher[]
}

function ExpenseForm({ row, onDone, onClose, suppliers, profile, earlier }: ExpenseFormProps) {
  const t = useWords(bankMatchWords)
  const { houses, startHouseId } = useHouse()
  const parts = useExpenseForm({
    profile,
    expense: null,
    houseId: startHouseId,
    suppliers,
    record: `bank.${row.id}`,
    start: startOfExpense(row, { suppliers, houses }),
  })
  const { form } = parts
  const guard = useUnsavedChangesGuard(form)
  const limit = useFormLimit(form, profile)
  const save = useEndpointMutation(bankMatchingCalls.voucher, {
    invalidates: [supplierCalls.list, accountCalls.profile],
  })
  const [same, setSame] = useState<readonly number[]>([])
  const send = async (body: z.input<typeof ExpenseBody>, anyway: boolean) => {
    try {
      return await save.mutateAsync({ params: { id: String(row.id) }, body: { ...body, ...(anyway && { anyway }) } })
    } catch (error) {
      setSame(duplicatesOfError(error))
      throw error
    }
  }
  return (
    <>
      <Dialog
        title={t('newTitle')}
        opened
        onClose={onClose}
        guard={{ ...guard, isAsking: guard.isAsking || limit !== null }}
        size="wide"
        sidePane
      >
        <Form
          form={form}
          submitText={t('newSave')}
          onSubmit={(body) => send(body, false)}
          onDone={onDone}
          actions={
            <LeaveButton disabled={form.busy} onClick={() => guard.leave(onClose)}>
              {t('cancel')}
            </LeaveButton>
          }
        >
          <ExpenseFormBody
            {...parts}
            {...{ expense: null, houses, suppliers, earlier, profile }}
            round={0}
            incoming={undefined}
            takeFiles={undefined}
          />
        </Form>
      </Dialog>
      {limit}
      {same.length > 0 && (
        <SameVouchers
          row={row}
          ids={same}
          vouchers={earlier}
          busy={form.busy}
          onMatched={() => {
            form.discard()
            onDone()
          }}
          onCancel={() => setSame([])}
          onAnyway={() => void form.submit((body) => send(body, true), onDone)}
        />
      )}
    </>
  )
}
