import type { z } from 'zod'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistForm, checklistRecord, type ChecklistValues } from '../model'
import { checklistWords } from '../words'
import { ChecklistFields } from './ChecklistFields'

export interface ChecklistDialogProps {
  readonly title: string
  readonly text: string
  readonly initial: ChecklistValues
  readonly send: (body: z.input<typeof ChecklistForm>) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A handover list, or what belongs to a home, as a form: the same lines serve both. */
export function ChecklistDialog({ title, text, initial, send, onDone, onClose }: ChecklistDialogProps) {
  const t = useWords(checklistWords)
  const form = useForm({ schema: ChecklistForm, initial, toBody: (values) => checklistRecord.toBody(values) })
  return (
    <FormDialog
      title={title}
      size="wide"
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('save')}
      onSubmit={send}
      onDone={onDone}
    >
      <p>{text}</p>
      <ChecklistFields form={form} />
    </FormDialog>
  )
}
