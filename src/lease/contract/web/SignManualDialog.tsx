import { useRef } from 'react'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { useSend } from '../../../base/ui/answer'
import type { FileValue } from '../../../base/ui/file-field'
import { dmy } from '../../../base/ui/format'
import { FormDialog } from '../../../base/ui/form-dialog'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { uiWords } from '../../../base/ui/words'
import { lifeCalls } from '../calls-life'
import { SignManualForm } from '../model'
import { contractDetailWords } from '../words-detail'
import type { ContractDialogProps } from './FinishDialog'

/** Says that both have signed on paper, and keeps the paper. */
export function SignManualDialog({ contract, refreshes, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const ui = useWords(uiWords)
  // Read while the form is checked: files on their way must arrive first.
  const uploading = useRef(false)
  const form = useForm<{ documents: readonly FileValue[] }, typeof SignManualForm>({
    schema: SignManualForm,
    initial: { documents: [] },
    toBody: ({ documents }) => ({ documents: documents.map(({ url }) => url) }),
    check: () => (uploading.current ? { documents: ui('filesWait') } : {}),
  })
  const sign = useSend(lifeCalls.signManual, { refreshes })
  return (
    <FormDialog
      title={t('sign')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('signGo')}
      onSubmit={(body) => sign.send({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('signed'))
        onClose()
      }}
    >
      <p>{t('signText', { day: dmy(contract.first_payment_date) })}</p>
      <DocumentsField
        {...form.field('documents')}
        label={t('signFiles')}
        help={t('signFilesHelp')}
        onBusy={(busy) => {
          uploading.current = busy
        }}
      />
    </FormDialog>
  )
}
