import { Button } from '@mantine/core'
import type { Row } from '../../../base/kit/endpoint'
import { toKroner } from '../../../base/kit/money'
import { useSend } from '../../../base/ui/answer'
import { Dialog } from '../../../base/ui/dialog'
import { dmy, kr } from '../../../base/ui/format'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { MoneyField } from '../../../base/ui/money-field'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { incomeCalls } from '../calls'
import { SumForm, type Income } from '../model'
import { incomeWords } from '../words'

export interface ChangeRentProps {
  readonly income: Income
  readonly refreshes: readonly Row[]
  readonly onClose: () => void
}

/** The rent of one month of a contract, changed for that month alone. */
export function ChangeRentDialog({ income, refreshes, onClose }: ChangeRentProps) {
  const t = useWords(incomeWords)
  const form = useForm<{ sum: number | null }, typeof SumForm>({ schema: SumForm, initial: { sum: toKroner(income.sum) } })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(incomeCalls.updateSum, { refreshes: [...refreshes, incomeCalls.read] })
  return (
    <Dialog title={t('changeRent')} opened onClose={onClose} guard={guard} size="narrow">
      <Form
        form={form}
        submitText={t('save')}
        onSubmit={(body) => save.send({ params: { id: String(income.id) }, body })}
        onDone={(saved) => {
          toast.success(t('rentChanged', { amount: kr(saved.sum) }))
          onClose()
        }}
        actions={
          <Button variant="default" disabled={form.busy} onClick={() => guard.leave(onClose)}>
            {t('cancel')}
          </Button>
        }
      >
        <p>{t('changeRentText', { from: dmy(income.start_date), to: dmy(income.end_date) })}</p>
        <MoneyField {...form.field('sum')} label={t('sum')} required />
      </Form>
    </Dialog>
  )
}
