import type { FormValues } from '../../../base/kit/record'
import { Button } from '@mantine/core'
import { DateField } from '../../../base/ui/field/date-field'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { useForm } from '../../../base/ui/form/use-form'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterCalls } from '../calls'
import { ProtestForm, protestRecord, type Letter } from '../model'
import { movesNotice } from '../rules-shown'
import { tenantLetterWords } from '../words'

export interface LetterDayDialogProps extends ContractDialogProps {
  readonly letter: Letter
  /** `protest` also asks for the content of the protest. */
  readonly about: 'received' | 'protest'
}

/** Asks for the day on which a letter was handed over or received, or on which a protest came. */
export function LetterDayDialog({ contract, letter, about, invalidates, onClose }: LetterDayDialogProps) {
  const t = useWords(tenantLetterWords)
  const input = { params: { id: String(contract.id), letterId: String(letter.id) } }
  const receive = useEndpointMutation(letterCalls.receive, { invalidates })
  const protest = useEndpointMutation(letterCalls.protest, { invalidates })
  const remove = useEndpointMutation(letterCalls.removeProtest, { invalidates })
  const before = about === 'protest' ? letter.protest : null
  const form = useForm<FormValues<typeof protestRecord.fields>, typeof ProtestForm>({
    schema: ProtestForm,
    initial: {
      ...protestRecord.empty,
      received_on: (about === 'received' && letter.received_on) || today(),
      ...(before !== null && { received_on: before.received_on, note: before.note, anyway: true }),
    },
    toBody: protestRecord.toBody,
  })
  const isPrinted = letter.send === 'print'
  const done = (text: 'saved' | 'protestRemoved') => {
    toast.success(t(text))
    onClose()
  }
  const removeIt = async () => {
    try {
      await remove.mutateAsync(input)
      done('protestRemoved')
    } catch {
      // The error is shown below the button.
    }
  }
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
      onDone={() => done('saved')}
    >
      {about === 'protest' && <p>{t('protestText')}</p>}
      {before !== null && <p>{t('protestReplaces', { day: dmy(before.received_on) })}</p>}
      {about === 'received' && movesNotice(letter) && <p>{t('movesNotice')}</p>}
      <DateField {...form.field('received_on')} label={t('day')} required max={today()} />
      {about === 'protest' && <TextAreaField {...form.field('note')} label={t('note')} />}
      {before !== null && (
        <div>
          <Button variant="subtle" loading={remove.isPending} onClick={() => void removeIt()}>
            {t('removeProtest')}
          </Button>
          <ErrorLine error={remove.error} />
        </div>
      )}
    </FormDialog>
  )
}
