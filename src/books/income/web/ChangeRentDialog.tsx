import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useEditing } from '../../../base/ui/form/use-editing'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { incomeCalls } from '../calls'
import { rentRecord, SumForm, type IncomeDetail } from '../model'
import { incomeWords } from '../words'

export interface ChangeRentProps {
  readonly income: Tagged<IncomeDetail>
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** Changes the rent of a single month of a contract. */
export function ChangeRentDialog({ income, invalidates, onClose }: ChangeRentProps) {
  const t = useWords(incomeWords)
  const form = useForm({
    schema: SumForm,
    initial: rentRecord.toForm(income),
    toBody: rentRecord.toBody,
  })
  const editing = useEditing({
    form,
    read: incomeCalls.read,
    input: { params: { id: String(income.id) } },
    stored: income,
    toForm: rentRecord.toForm,
    says: useFieldTexts(rentRecord, t),
  })
  const line = recordLines(rentRecord, form, t)
  const save = useEndpointMutation(incomeCalls.updateSum, { invalidates: [...invalidates, incomeCalls.read] })
  return (
    <FormDialog
      title={t('changeRent')}
      size="narrow"
      onClose={onClose}
      form={form}
      editing={editing}
      submitText={t('save')}
      onSubmit={(body) =>
        editing.send((ifMatch) => save.mutateAsync({ params: { id: String(income.id) }, body, ifMatch }))
      }
      onDone={(saved) => {
        toast.success(t('rentChanged', { amount: kr(saved.sum) }))
        onClose()
      }}
    >
      <p>{t('changeRentText', { from: dmy(income.start_date), to: dmy(income.end_date) })}</p>
      <RecordField {...line('sum')} />
    </FormDialog>
  )
}
