import type { Row } from '../../../base/kit/endpoint'
import { toKroner } from '../../../base/kit/money'
import { useSend } from '../../../base/ui/answer'
import { dmy, kr } from '../../../base/ui/format'
import { FormDialog } from '../../../base/ui/form-dialog'
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
  const form = useForm<{ sum: number | null }, typeof SumForm>({
    schema: SumForm,
    initial: { sum: toKroner(income.sum) },
  })
  const save = useSend(incomeCalls.updateSum, { refreshes: [...refreshes, incomeCalls.read] })
  return (
    <FormDialog
      title={t('changeRent')}
      size="narrow"
      onClose={onClose}
      form={form}
      submitText={t('save')}
      onSubmit={(body) => save.send({ params: { id: String(income.id) }, body })}
      onDone={(saved) => {
        toast.success(t('rentChanged', { amount: kr(saved.sum) }))
        onClose()
      }}
    >
      <p>{t('changeRentText', { from: dmy(income.start_date), to: dmy(income.end_date) })}</p>
      <MoneyField {...form.field('sum')} label={t('sum')} required />
    </FormDialog>
  )
}
