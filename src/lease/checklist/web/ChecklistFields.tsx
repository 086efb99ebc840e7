import './checklist.css'
import { CheckField } from '../../../base/ui/field/check-field'
import { CountField } from '../../../base/ui/field/count-field'
import { FormSection } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { checklistOptions, countedOptions, countFields, type ChecklistOption, type ChecklistValues } from '../model'
import { countFieldOf, withCount, withOption } from '../rules'
import { checklistWords } from '../words'
import { optionWords } from '../words-options'

/** All lines of a handover list: those with a number first, each beside its tick. */
export function ChecklistFields<B>({ form }: { form: FormState<ChecklistValues, B> }) {
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
