import './checklist.css'
import { CheckField } from '../../../base/ui/check-field'
import { CountField } from '../../../base/ui/count-field'
import { FormPart } from '../../../base/ui/form'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { checklistOptions, countedOptions, countFields, type ChecklistOption } from '../model'
import { checklistWords } from '../words'
import { optionWords } from '../words-options'
import { countOf, withCount, withOption, type ChecklistValues } from './checklist-values'

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
      <FormPart title={t('counted')} help={t('countedHelp')}>
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
      </FormPart>
      <FormPart title={t('others')}>
        <div className="checklist-others">{checklistOptions.filter((key) => countOf(key) === null).map(tick)}</div>
      </FormPart>
    </>
  )
}
