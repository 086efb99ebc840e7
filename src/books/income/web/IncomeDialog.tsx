import { Button } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { fileWords } from '../../../base/file/words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { limitOfError } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
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
  const files = useWords(fileWords)
  const [limitSeen, setLimitSeen] = useState(0)
  const [asking, setAsking] = useState(false)
  const [round, setRound] = useState(1)
  const draft = useDraft({
    account: profile.id,
    form: 'income',
    record: income?.id ?? `new.${houseId ?? 0}`,
    shape: incomeRecord,
    stored: income,
  })
  const form = useForm({
    schema: IncomeForm,
    initial: income
      ? incomeRecord.toForm(income)
      : { ...incomeRecord.empty, houseId: houseId === null ? '' : String(houseId) },
    toBody: incomeRecord.toBody,
    check: dateErrors,
    unreadable: income?.unreadable ?? [],
    draft,
  })
  const editing = useEditing({
    form,
    read: incomeCalls.read,
    input: { params: { id: String(income?.id ?? 0) } },
    stored: income,
    toForm: incomeRecord.toForm,
    says: useIncomeSays(),
  })
  const guard = useUnsavedChangesGuard(form)
  const stale = { invalidates: [...invalidates, incomeCalls.read, accountCalls.profile] }
  const create = useEndpointMutation(incomeCalls.create, stale)
  const update = useEndpointMutation(incomeCalls.update, stale)
  const limit = form.problem.attempt > limitSeen ? limitOfError(form.problem.error) : null
  const send = (body: z.input<typeof IncomeForm>) =>
    income
      ? editing.send((ifMatch) => update.mutateAsync({ params: { id: String(income.id) }, body, ifMatch }))
      : create.mutateAsync({ body })
  const draftNote = {
    form,
    onDiscard: () => {
      form.reset()
      setRound(round + 1)
    },
    onAsking: setAsking,
  }
  return (
    <>
      <Dialog
        title={t(income ? 'editTitle' : 'newTitle')}
        opened
        onClose={onClose}
        guard={{ ...guard, isAsking: guard.isAsking || asking || limit !== null || editing.isAsking }}
        size="wide"
        beside={files('beside')}
      >
        <Form
          form={form}
          editing={editing}
          submitText={t('save')}
          onSubmit={send}
          status={<DraftStatus form={form} />}
          onDone={(saved) => {
            toast.success(t('saved', { name: incomeName(saved) }))
            onClose()
          }}
          actions={
            <Button variant="default" disabled={form.busy} onClick={() => guard.leave(onClose)}>
              {t('cancel')}
            </Button>
          }
        >
          <DraftRestored {...draftNote} />
          <IncomeFields key={round} form={form} houses={houses} />
        </Form>
      </Dialog>
      {limit !== null && (
        <LimitDialog limit={limit} profile={profile} onOk={() => setLimitSeen(form.problem.attempt)} />
      )}
    </>
  )
}
