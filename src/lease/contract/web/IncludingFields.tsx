import { CheckField } from '../../../base/ui/check-field'
import { ChoiceField } from '../../../base/ui/choice-field'
import { CountField } from '../../../base/ui/count-field'
import { FormPart } from '../../../base/ui/form'
import { TextAreaField } from '../../../base/ui/text-area-field'
import { useWords } from '../../../base/ui/use-words'
import { comforts } from '../model'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import { answers } from './contract-values'
import { LawNotes } from './LawNotes'
import type { StepFieldsProps } from './step-fields'

/** What the tenant gets for the rent, and how the home may be used. */
export function IncludingFields({ form: { field, values }, law }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  const { id, name, onChange } = field('comforts')
  const yesOrNo = answers.map((value) => ({ value, label: t(value) }))
  return (
    <>
      <FormPart title={t('askComforts')} help={t('comfortsHelp')}>
        <div className="lease-comforts">
          {comforts.map((comfort) => (
            <CheckField
              key={comfort}
              id={`${id}-${comfort}`}
              name={name}
              label={say(comfort)}
              value={values.comforts.includes(comfort)}
              onChange={(ticked) =>
                onChange(comforts.filter((one) => (one === comfort ? ticked : values.comforts.includes(one))))
              }
            />
          ))}
        </div>
      </FormPart>
      <LawNotes law={law} field="comforts" />
      <CountField {...field('keys_count')} label={say('keys_count')} required maxLength={2} />
      <ChoiceField {...field('pets_allowed')} label={t('askPets')} required row options={yesOrNo} />
      <ChoiceField {...field('smoking_allowed')} label={t('askSmoking')} required row options={yesOrNo} />
      <TextAreaField {...field('other')} label={say('other')} help={t('otherHelp')} maxLength={1000} rows={5} />
      <LawNotes law={law} field="other" />
    </>
  )
}
