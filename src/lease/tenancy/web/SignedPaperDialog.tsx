import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { tenancyCalls } from '../calls'
import type { ContractDetail } from '../../contract/model'
import { SignedPaperForm, signedPaperRecord } from '../model'
import { tenancyWords } from '../words'
import type { ContractDialogProps } from './FinishDialog'

interface SignedPaperDialogProps extends Omit<ContractDialogProps, 'contract'> {
  readonly contract: ContractDetail
}

/** Takes a scan of the signed paper, or photos of its pages in their order. */
export function SignedPaperDialog({ contract, invalidates, onClose }: SignedPaperDialogProps) {
  const t = useWords(tenancyWords)
  const form = useForm({
    schema: SignedPaperForm,
    initial: signedPaperRecord.toForm(contract),
    toBody: (values) => signedPaperRecord.toBody(values),
  })
  const save = useEndpointMutation(tenancyCalls.signedPaper, { invalidates })
  return (
    <FormDialog
      title={t('signedPaper')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('save')}
      onSubmit={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('paperSaved'))
        onClose()
      }}
    >
      <DocumentsField {...form.field('documents')} label={t('signFiles')} help={t('paperHelp')} required />
    </FormDialog>
  )
}
