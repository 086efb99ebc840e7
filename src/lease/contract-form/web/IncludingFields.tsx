import { CheckField } from '../../../base/ui/field/check-field'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { comfortKinds, contractInput } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { contractFormWords } from '../words'
import { LawNotes } from '../../law/web/LawNotes'
import type { StepFieldsProps } from './step-fields'
import { GuaranteeFields } from './DepositFields'
import { FirstPaymentField, termsFollowingStart, NoticePeriodField } from './TermsFields'

export function IncludingFields({ form, law, short = false }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const translate = useWords(contractWords)
  const line = recordLines(contractInput, form, translate)
  const { id, name, value: chosen, onChange } = line('comforts')
  const covered = (
    <div className="lease-comforts">
      {comfortKinds.map((comfort) => (
        <CheckField
          key={comfort}
          id={`${id}-${comfort}`}
          name={name}
          label={translate(comfort)}
          value={chosen.includes(comfort)}
          onChange={(ticked) =>
            onChange(comfortKinds.filter((one) => (one === comfort ? ticked : chosen.includes(one))))
          }
        />
      ))}
    </div>
  )
  const other = <TextAreaField {...line('other')} help={t('otherHelp')} rows={5} />
  const keys = <RecordField {...line('keys_count')} maxLength={2} />
  const pets = <RecordField {...line('pets_allowed')} label={t('askPets')} />
  const smoking = <RecordField {...line('smoking_allowed')} label={t('askSmoking')} />
  const included = (
    <>
      <FormSection title={t('askComforts')} help={t('comfortsHelp')}>
        {covered}
      </FormSection>
      <LawNotes law={law} field="comforts" />
    </>
  )
  const further = (
    <>
      {other}
      <LawNotes law={law} field="other" />
    </>
  )
  if (short)
    return (
      <>
        {keys}
        <FieldPair>
          {pets}
          {smoking}
        </FieldPair>
        <CollapsibleSection
          title={t('otherTermsTitle')}
          fields={[...termsFollowingStart(form), form.field('comforts'), form.field('other'), form.field('guarantee')]}
        >
          <FirstPaymentField form={form} />
          <NoticePeriodField form={form} law={law} />
          {included}
          {further}
          <GuaranteeFields form={form} />
        </CollapsibleSection>
      </>
    )
  return (
    <>
      {included}
      {keys}
      {pets}
      {smoking}
      {further}
    </>
  )
}
