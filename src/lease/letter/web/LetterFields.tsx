import { DateField } from '../../../base/ui/field/date-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { today } from '../../../base/ui/words/today'
import { Notice } from '../../../base/ui/page/notice'
import type { Contract } from '../../contract/model'
import { voidMoneyTerms } from '../../law/rules-addendum'
import { bindingUntil } from '../../law/rules-term'
import { LawSource } from '../../law/web/LawNotes'
import type { Contact } from '../../party/model'
import { tenantsOf } from '../../party/rules'
import { BecauseField, WhoLeavesField } from '../../tenancy/web/NoticeFields'
import { isVisitSoon } from '../rules-soon'
import { accessPurposes, letterFields, letterTextRecord, type LetterField, type LetterAvailability } from '../model'
import { tenantLetterWords } from '../words'
import { isNeeded, isReasonNeeded, type LetterFormValues } from './letter-form'
import { paragraphOfDay } from './letter-paragraph'
import { ClaimFields, ClauseFields } from './LetterRows'

export interface LetterFieldsProps {
  readonly contract: Contract
  readonly offer: LetterAvailability
  readonly form: FormState<LetterFormValues>
}

/** The fields of a letter of this kind. */
export function LetterFields({ contract, offer, form }: LetterFieldsProps) {
  const { kind } = offer
  const tenants = tenantsOf(contract)
  const isAsked = (name: LetterField): boolean => {
    if (name === 'ground') return isReasonNeeded(kind, contract, form.values)
    if (name === 'because') return bindingUntil(contract) !== null
    return name !== 'given_by' || tenants.length > 1
  }
  return (
    <>
      {letterFields[kind].filter(isAsked).map((name) => (
        <OneField
          key={name}
          name={name}
          offer={offer}
          form={form}
          tenants={tenants}
          required={isNeeded(kind, name, contract, form.values)}
        />
      ))}
      {kind === 'addendum' && <VoidTermsNote form={form} />}
    </>
  )
}

/** Warns of words on money in an addendum that the Act may make void. */
function VoidTermsNote({ form }: Pick<LetterFieldsProps, 'form'>) {
  const t = useWords(tenantLetterWords)
  const { text, changes } = form.settled
  return (
    <div role="status">
      {voidMoneyTerms([text, ...changes.map((change) => change.text)]).map((term) => (
        <Notice key={term} kind="warning">
          {t(`addendum_${term}`)} <LawSource paragraph={term === 'deposit' ? '§ 3-5' : '§§ 3-1, 3-7'} />
        </Notice>
      ))}
    </div>
  )
}

interface OneFieldProps extends Pick<LetterFieldsProps, 'offer' | 'form'> {
  readonly name: LetterField
  readonly tenants: readonly Contact[]
  readonly required: boolean
}

function OneField({ name, offer, form, tenants, required }: OneFieldProps) {
  const t = useWords(tenantLetterWords)
  const line = recordLines(letterTextRecord, form, t as never)
  switch (name) {
    case 'claims':
      return <ClaimFields form={form} />
    case 'changes':
      return <ClauseFields form={form} />
    case 'given_by':
      return <WhoLeavesField {...form.field('given_by')} tenants={tenants} />
    case 'because':
      return <BecauseField {...form.field('because')} />
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
          help={<DayHelp name={name} offer={offer} form={form} />}
        />
      )
    default:
      return <RecordField {...line(name as never)} label={t(name)} required={required} />
  }
}

/** The first lawful day and its paragraph. */
function DayHelp({ name, offer: { kind, names }, form }: Pick<OneFieldProps, 'name' | 'offer' | 'form'>) {
  const t = useWords(tenantLetterWords)
  const first = kind === 'termination' && name === 'last_day' ? names.last_day : name === 'from' ? names.from : null
  const paragraph = paragraphOfDay(kind, name, form.settled.purpose)
  return (
    <>
      {name === 'on' && isVisitSoon(form.settled, today()) && `${t('visitSoon')} `}
      {first !== null && `${t('earliest', { day: dmy(first) })} `}
      {paragraph !== null && <LawSource paragraph={paragraph} />}
    </>
  )
}
