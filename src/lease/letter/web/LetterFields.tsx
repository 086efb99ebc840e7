import { DateField } from '../../../base/ui/field/date-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { LawSource } from '../../law/web/LawNotes'
import { accessPurposes, letterFields, letterTextRecord, type LetterField, type LetterAvailability } from '../model'
import { tenantLetterWords } from '../words'
import { isNeeded, isReasonNeeded, type LetterFormValues } from './letter-form'
import { ClaimFields, ClauseFields } from './LetterRows'

export interface LetterFieldsProps {
  readonly contract: Contract
  readonly offer: LetterAvailability
  readonly form: FormState<LetterFormValues>
}

/** The paragraph that decides a day of a letter. */
const paragraphOf = (kind: LetterAvailability['kind'], name: LetterField): string | null => {
  if (name === 'last_day') return '§ 9-6'
  if (name === 'from') return '§ 4-3'
  if (name === 'on') return '§ 5-6'
  return name === 'received_on' && kind === 'sublet_answer' ? '§ 7-6' : null
}

/** The fields of a letter of this kind. */
export function LetterFields({ contract, offer, form }: LetterFieldsProps) {
  const { kind } = offer
  const names = letterFields[kind].filter((name) => name !== 'ground' || isReasonNeeded(kind, contract, form.values))
  return names.map((name) => (
    <OneField key={name} name={name} offer={offer} form={form} required={isNeeded(kind, name, contract, form.values)} />
  ))
}

interface OneFieldProps extends Pick<LetterFieldsProps, 'offer' | 'form'> {
  readonly name: LetterField
  readonly required: boolean
}

function OneField({ name, offer, form, required }: OneFieldProps) {
  const t = useWords(tenantLetterWords)
  const line = recordLines(letterTextRecord, form, t as never)
  switch (name) {
    case 'claims':
      return <ClaimFields form={form} />
    case 'changes':
      return <ClauseFields form={form} />
    case 'purpose':
      return (
        <SelectField
          {...form.field('purpose')}
          label={t('purpose')}
          options={accessPurposes.map((value) => ({
            value,
            label: t(value === 'changes' ? 'changes_purpose' : value),
          }))}
        />
      )
    case 'text':
      return (
        <TextAreaField
          {...form.field('text')}
          label={t(offer.kind === 'addendum' ? 'addendumText' : 'text')}
          required={required}
        />
      )
    case 'last_day':
    case 'from':
    case 'pay_by':
    case 'on':
    case 'received_on':
      return (
        <DateField
          {...form.field(name)}
          label={t(name)}
          required={required}
          help={<DayHelp name={name} offer={offer} />}
        />
      )
    default:
      return <RecordField {...line(name as never)} label={t(name)} required={required} />
  }
}

/** The first lawful day and its paragraph. */
function DayHelp({ name, offer: { kind, names } }: Pick<OneFieldProps, 'name' | 'offer'>) {
  const t = useWords(tenantLetterWords)
  const first = kind === 'termination' && name === 'last_day' ? names.last_day : name === 'from' ? names.from : null
  const paragraph = paragraphOf(kind, name)
  return (
    <>
      {first !== null && `${t('earliest', { day: dmy(first) })} `}
      {paragraph !== null && <LawSource paragraph={paragraph} />}
    </>
  )
}
