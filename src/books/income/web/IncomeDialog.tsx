import type { z } from 'zod'
import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { incomeCalls } from '../calls'
import { IncomeForm, incomeRecord, type IncomeDetail, type IncomeValues } from '../model'
import { incomeErrors, incomeName } from '../rules'
import { incomeWords } from '../words'
import { useIncomeSays } from './income-says'
import { IncomeFields } from './IncomeFields'

/** Errors of dates that the schema takes and the rule refuses: far away, or a birth date that has not come. */
function dateErrors({ start_date, end_date, tenant_birthday }: IncomeValues) {
  const now = today()
  // What is no date yet is the schema's to refuse.
  const dayOr = (text: string) => (isDay(text) ? text : now)
  return (
    incomeErrors(
      { start_date: dayOr(start_date), end_date: dayOr(end_date), tenant_birthday: dayOr(tenant_birthday) },
      now,
    ) ?? {}
  )
}

export interface IncomeDialogProps {
  /** The income to change; null records a new one. */
  readonly income: Tagged<IncomeDetail> | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile
  /** Lists that show vouchers and are old after a save. */
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** Income without a contract as a form: records or changes it. */
export function IncomeDialog({ income, houseId, houses, profile, invalidates, onClose }: IncomeDialogProps) {
  const t = useWords(incomeWords)
  const form = useForm({
    schema: IncomeForm,
    initial: income
      ? incomeRecord.toForm(income)
      : { ...incomeRecord.empty, houseId: houseId === null ? '' : String(houseId) },
    toBody: incomeRecord.toBody,
    check: dateErrors,
    unreadable: income?.unreadable ?? [],
    draft: useDraft({
      account: profile.id,
      form: 'income',
      record: income?.id ?? `new.${houseId ?? 0}`,
      shape: incomeRecord,
      stored: income,
    }),
  })
  const editing = useEditing({
    form,
    read: incomeCalls.read,
    input: { params: { id: String(income?.id ?? 0) } },
    stored: income,
    toForm: incomeRecord.toForm,
    says: useIncomeSays(),
  })
  const draft = useRestoredDraft(form)
  const limit = useFormLimit(form, profile)
  const stale = { invalidates: [...invalidates, incomeCalls.read, accountCalls.profile] }
  const create = useEndpointMutation(incomeCalls.create, stale)
  const update = useEndpointMutation(incomeCalls.update, stale)
  const send = (body: z.input<typeof IncomeForm>) =>
    income
      ? editing.send((ifMatch) => update.mutateAsync({ params: { id: String(income.id) }, body, ifMatch }))
      : create.mutateAsync({ body })
  return (
    <>
      <FormDialog
        title={t(income ? 'editTitle' : 'newTitle')}
        size="wide"
        beside
        form={form}
        editing={{ ...editing, isAsking: editing.isAsking || draft.isAsking || limit !== null }}
        status={<DraftStatus form={form} />}
        submitText={t('save')}
        onClose={onClose}
        onSubmit={send}
        onDone={(saved) => {
          toast.success(t('saved', { name: incomeName(saved) }))
          onClose()
        }}
      >
        {draft.note}
        <IncomeFields key={draft.round} form={form} houses={houses} />
      </FormDialog>
      {limit}
    </>
  )
}
