import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { useSend } from '../../../base/ui/answer'
import { Dialog } from '../../../base/ui/dialog'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { toast } from '../../../base/ui/toast'
import { today } from '../../../base/ui/today'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { uiWords } from '../../../base/ui/words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { limitOfError } from '../../expense/web/limit'
import { LimitDialog } from '../../expense/web/LimitDialog'
import { incomeCalls } from '../calls'
import { IncomeForm, type IncomeDetail } from '../model'
import { incomeErrors } from '../rules'
import { incomeWords } from '../words'
import { incomeBody, incomeName, incomeValues, noIncome, type IncomeValues } from './income-values'
import { IncomeFields } from './IncomeFields'

/** Dates that the schema takes and the rule refuses: far away, or a birth date that has not come. */
function datesOff({ start_date, end_date, tenant_birthday }: IncomeValues) {
  const now = today()
  const known = (text: string) => (isDay(text) ? text : now)
  return (
    incomeErrors(
      { start_date: known(start_date), end_date: known(end_date), tenant_birthday: known(tenant_birthday) },
      now,
    ) ?? {}
  )
}

export interface IncomeDialogProps {
  /** The income to change; null records a new one. */
  readonly income: IncomeDetail | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile | undefined
  /** Lists that show vouchers and are old after a save. */
  readonly refreshes: readonly Row[]
  readonly onClose: () => void
}

/** Income without a contract as a form: records or changes it. */
export function IncomeDialog({ income, houseId, houses, profile, refreshes, onClose }: IncomeDialogProps) {
  const t = useWords(incomeWords)
  const ui = useWords(uiWords)
  // Read while the form is checked: files on their way must arrive first.
  const uploading = useRef(false)
  const [limitSeen, setLimitSeen] = useState(0)
  const form = useForm({
    schema: IncomeForm,
    initial: income ? incomeValues(income) : noIncome(houseId),
    toBody: incomeBody,
    check: (values) => ({ ...datesOff(values), ...(uploading.current ? { documents: ui('filesWait') } : {}) }),
  })
  const guard = useDiscardGuard(form.isDirty)
  const olds = { refreshes: [...refreshes, incomeCalls.read, accountCalls.profile] }
  const create = useSend(incomeCalls.create, olds)
  const update = useSend(incomeCalls.update, olds)
  const limit = form.problem.attempt > limitSeen ? limitOfError(form.problem.error) : null
  const send = (body: z.input<typeof IncomeForm>) =>
    income ? update.send({ params: { id: String(income.id) }, body }) : create.send({ body })
  return (
    <>
      <Dialog
        title={t(income ? 'editTitle' : 'newTitle')}
        opened
        onClose={onClose}
        guard={{ ...guard, asking: guard.asking || limit !== null }}
        size="wide"
      >
        <Form
          form={form}
          submitText={t('save')}
          onSubmit={send}
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
          <IncomeFields
            form={form}
            houses={houses}
            onBusy={(busy) => {
              uploading.current = busy
            }}
          />
        </Form>
      </Dialog>
      {limit !== null && (
        <LimitDialog limit={limit} profile={profile} onOk={() => setLimitSeen(form.problem.attempt)} />
      )}
    </>
  )
}
