import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { tenancyCalls } from '../calls'
import { SignManualForm, signManualRecord } from '../model'
import { tenancyWords } from '../words'
import { countRentsDue } from '../../rent/rules-due'
import type { ContractDialogProps } from './FinishDialog'
import { FreeVouchersUsed } from '../../rent/web/FreeVouchersUsed'

export function SignManualDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  const form = useForm({
    schema: SignManualForm,
    initial: signManualRecord.empty,
    toBody: (values) => signManualRecord.toBody(values),
  })
  const sign = useEndpointMutation(tenancyCalls.signManual, { invalidates })
  return (
    <FormDialog
      title={t('sign')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('signGo')}
      onSubmit={(body) => sign.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('signed'))
        onClose()
      }}
    >
      <p>{t('signText', { day: dmy(contract.first_payment_date) })}</p>
      <FreeVouchersUsed count={countRentsDue({ ...contract, finished_on: null, notice: null }, today())} />
      <DocumentsField {...form.field('documents')} label={t('signFiles')} help={t('signFilesHelp')} />
    </FormDialog>
  )
}
