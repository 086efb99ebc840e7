import type { FormValues } from '../../../base/kit/record'
import { DateField } from '../../../base/ui/field/date-field'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterCalls } from '../calls'
import { ProtestForm, protestRecord, type Letter } from '../model'
import { tenantLetterWords } from '../words'

export interface LetterDayDialogProps extends Pick<ContractDialogProps, 'contract' | 'onClose'> {
  readonly letter: Letter
  /** `protest` also asks for the content of the protest. */
  readonly about: 'received' | 'protest'
}

/** Asks for the day on which a letter was handed over or received, or on which a protest came. */
export function LetterDayDialog({ contract, letter, about, onClose }: LetterDayDialogProps) {
  const t = useWords(tenantLetterWords)
  const input = { params: { id: String(contract.id), letterId: String(letter.id) } }
  const settings = { invalidates: [letterCalls.list] }
  const receive = useEndpointMutation(letterCalls.receive, settings)
  const protest = useEndpointMutation(letterCalls.protest, settings)
  const replaced = about === 'protest' ? letter.protest : null
  const form = useForm<FormValues<typeof protestRecord.fields>, typeof ProtestForm>({
    schema: ProtestForm,
    initial: {
      ...protestRecord.empty,
      received_on: letter.received_on ?? today(),
      ...(replaced !== null && { received_on: replaced.received_on, note: replaced.note, anyway: true }),
    },
    toBody: protestRecord.toBody,
  })
  const isPrinted = letter.send === 'print'
  return (
    <FormDialog
      title={t(about === 'protest' ? 'protestTitle' : isPrinted ? 'handOverTitle' : 'receivedTitle')}
      onClose={onClose}
      form={form}
      submitText={t('save')}
      onSubmit={async (body) =>
        about === 'protest'
          ? await protest.mutateAsync({ ...input, body })
          : await receive.mutateAsync({ ...input, body: { received_on: body.received_on } })
      }
      onDone={() => {
        toast.success(t('saved'))
        onClose()
      }}
    >
      {about === 'protest' && <p>{t('protestText')}</p>}
      {replaced !== null && <p>{t('protestReplaces', { day: dmy(replaced.received_on) })}</p>}
      <DateField {...form.field('received_on')} label={t('day')} required max={today()} />
      {about === 'protest' && <TextAreaField {...form.field('note')} label={t('note')} />}
    </FormDialog>
  )
}
