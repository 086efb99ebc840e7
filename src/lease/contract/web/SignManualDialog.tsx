import { Button } from '@mantine/core'
import { useRef } from 'react'
import { fileCalls } from '../../../base/file/calls'
import { maxFiles } from '../../../base/file/model'
import { useSend } from '../../../base/ui/answer'
import { Dialog } from '../../../base/ui/dialog'
import { FileField, type FileValue } from '../../../base/ui/file-field'
import { dmy } from '../../../base/ui/format'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { toast } from '../../../base/ui/toast'
import { uploadFile } from '../../../base/ui/upload'
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
  const guard = useDiscardGuard(form.isDirty)
  const sign = useSend(lifeCalls.signManual, { refreshes })
  return (
    <Dialog title={t('sign')} opened onClose={onClose} guard={guard}>
      <Form
        form={form}
        note={false}
        submitText={t('signGo')}
        onSubmit={(body) => sign.send({ params: { id: String(contract.id) }, body })}
        onDone={() => {
          toast.success(t('signed'))
          onClose()
        }}
        actions={
          <Button variant="default" disabled={form.busy} onClick={() => guard.leave(onClose)}>
            {t('cancel')}
          </Button>
        }
      >
        <p>{t('signText', { day: dmy(contract.first_payment_date) })}</p>
        <FileField
          {...form.field('documents')}
          label={t('signFiles')}
          help={t('signFilesHelp')}
          max={maxFiles}
          onBusy={(busy) => {
            uploading.current = busy
          }}
          upload={async (file, onProgress, signal) => (await uploadFile(fileCalls.upload, file, onProgress, signal)).url}
        />
      </Form>
    </Dialog>
  )
}
