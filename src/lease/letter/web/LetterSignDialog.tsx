import type { FormValues } from '../../../base/kit/record'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterCalls } from '../calls'
import { SignLetterForm, signLetterRecord, type Letter } from '../model'
import { tenantLetterWords } from '../words'

export interface LetterSignDialogProps extends Pick<ContractDialogProps, 'contract' | 'onClose'> {
  readonly letter: Letter
}

/** Asks for the day on which all had signed an addendum by hand, and for the signed paper. */
export function LetterSignDialog({ contract, letter, onClose }: LetterSignDialogProps) {
  const t = useWords(tenantLetterWords)
  const form = useForm<FormValues<typeof signLetterRecord.fields>, typeof SignLetterForm>({
    schema: SignLetterForm,
    initial: { ...signLetterRecord.empty, signed_on: today() },
    toBody: (values) => signLetterRecord.toBody(values),
  })
  const sign = useEndpointMutation(letterCalls.signManual, { invalidates: [letterCalls.list] })
  return (
    <FormDialog
      title={t('signTitle')}
      onClose={onClose}
      form={form}
      submitText={t('save')}
      onSubmit={(body) => sign.mutateAsync({ params: { id: String(contract.id), letterId: String(letter.id) }, body })}
      onDone={() => {
        toast.success(t('saved'))
        onClose()
      }}
    >
      <DateField {...form.field('signed_on')} label={t('day')} required max={today()} />
      <DocumentsField {...form.field('documents')} label={t('signFiles')} />
    </FormDialog>
  )
}
