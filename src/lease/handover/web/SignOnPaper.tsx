import { DocumentsField } from '../../../base/file/web/DocumentsField'
import type { FileValue } from '../../../base/kit/file-value'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { handoverCalls } from '../calls'
import { SignHandoverForm, type Handover } from '../model'
import { signedOnPaper } from '../model-values'
import { handoverScreenWords } from '../words'

/** Marks a handover as signed on paper. Takes the day, and the paper as a scan or as photos. */
export function SignOnPaper({ handover, onClose }: { readonly handover: Handover; readonly onClose: () => void }) {
  const t = useWords(handoverScreenWords)
  const initial: { signed_on: string; documents: readonly FileValue[] } = { signed_on: today(), documents: [] }
  const form = useForm({ schema: SignHandoverForm, initial, toBody: signedOnPaper })
  const sign = useEndpointMutation(handoverCalls.signManual, { invalidates: [handoverCalls.list] })
  const params = { id: String(handover.contractId), handoverId: String(handover.id) }
  return (
    <FormDialog
      title={t('signPaper')}
      onClose={onClose}
      form={form}
      submitText={t('markSigned')}
      onSubmit={(body) => sign.mutateAsync({ params, body })}
      onDone={() => {
        toast.success(t('signed'))
        onClose()
      }}
    >
      <p>{t('signNote')}</p>
      <DateField {...form.field('signed_on')} label={t('signedOn')} required min={handover.date} max={today()} />
      <DocumentsField {...form.field('documents')} label={t('signedPaper')} help={t('signedPaperHelp')} />
    </FormDialog>
  )
}
