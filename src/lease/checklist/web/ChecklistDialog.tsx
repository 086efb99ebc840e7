import type { z } from 'zod'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import {
  ChecklistForm,
  checklistRecord,
  type ChecklistValues,
  checklistOptions,
  countedOptions,
  countFields,
  type ChecklistOption,
} from '../model'
import { checklistWords } from '../words'
import './checklist.css'
import { CheckField } from '../../../base/ui/field/check-field'
import { CountField } from '../../../base/ui/field/count-field'
import { FormSection } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { countFieldOf, withCount, withOption } from '../rules'
import { optionWords } from '../words-options'

/** The lines of a list. Lines with a count come first, each next to its tick. */
function ChecklistFields<B>({ form }: { form: FormState<ChecklistValues, B> }) {
  const t = useWords(checklistWords)
  const option = useWords(optionWords)
  const { id, values, field, setMany } = form
  const tick = (key: ChecklistOption) => (
    <CheckField
      key={key}
      id={`${id}-option-${key}`}
      name={key}
      label={option(key)}
      value={values.options.includes(key)}
      onChange={(ticked) => setMany(withOption(values, key, ticked))}
    />
  )
  return (
    <>
      <FormSection title={t('counted')} help={t('countedHelp')}>
        <div className="checklist-counts">
          {countFields.map((key) => (
            <div key={key} className="checklist-count">
              {tick(countedOptions[key])}
              <CountField
                {...field(key)}
                label={option(key === 'garage' ? 'garage_count' : key)}
                maxLength={2}
                onChange={(count) => setMany(withCount(values, key, count))}
              />
            </div>
          ))}
        </div>
      </FormSection>
      <FormSection title={t('others')}>
        <div className="checklist-others">{checklistOptions.filter((key) => countFieldOf(key) === null).map(tick)}</div>
      </FormSection>
    </>
  )
}

export interface ChecklistDialogProps {
  readonly title: string
  readonly text: string
  readonly initial: ChecklistValues
  readonly send: (body: z.input<typeof ChecklistForm>) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Edits a handover list, or what belongs to a home. Both use the same lines. */
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
