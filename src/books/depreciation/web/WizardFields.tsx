import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { formatKr } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { SelectField } from '../../../base/ui/field/select-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { itemRecord, personalUseRecord } from '../model'
import { yearChoices } from '../rules'
import { newestRules } from '../rules-book'
import { depreciationWords } from '../words'
import { needsLifetime, rulesOfDate, wizardTypes, lifetimeVariants, type WizardValues } from './wizard-form'

interface FieldsProps<B> {
  readonly form: FormState<WizardValues, B>
  readonly houses: readonly House[]
}

export function WizardFields<B>({ form, houses }: FieldsProps<B>) {
  const t = useWords(depreciationWords)
  const { field, values } = form
  const help = { item: t('itemHelp'), personal: t('personalHelp', { percent: newestRules.personalPercent }) }
  return (
    <>
      <ChoiceField
        {...field('type')}
        label={t('type')}
        required
        options={wizardTypes.map((value) => ({ value, label: t(value), help: help[value] }))}
      />
      <RecordHouseField
        {...field('houseId')}
        // Each house has its own years to choose from.
        onChange={(houseId) => form.setMany({ houseId, year: null })}
        label={t('houseId')}
        required
        houses={houses}
      />
      {values.type === 'item' ? <ItemFields form={form} /> : <YearField form={form} houses={houses} />}
    </>
  )
}

export function ItemFields<B>({ form }: Pick<FieldsProps<B>, 'form'>) {
  const t = useWords(depreciationWords)
  const { field, settled } = form
  const line = recordLines(itemRecord, form, t)
  const rules = rulesOfDate(settled.date)
  const limit = formatKr(rules.limit, 'needed')
  const authority = formatKr(rules.authorityLimit, 'needed')
  const hasLifetime = needsLifetime(settled)
  const help = {
    under: t('underHelp'),
    over: t(rules.limit < rules.authorityLimit ? 'chosenHelp' : 'overHelp', { limit, authority }),
  }
  return (
    <>
      <RecordField {...line('name')} help={t('nameHelp')} />
      <FieldPair>
        <RecordField {...line('date')} />
        <RecordField {...line('sum')} />
      </FieldPair>
      <ChoiceField
        {...field('lifetimeVariant')}
        label={t('lifetimeVariant')}
        required
        options={lifetimeVariants.map((value) => ({ value, label: t(value), help: help[value] }))}
      />
      {hasLifetime && <RecordField {...line('lifetime')} help={t('lifetimeHelp')} maxLength={3} />}
      {settled.lifetimeVariant === 'over' && settled.sum !== null && !hasLifetime && (
        <p className="ui-fine">{t('belowLimit', { limit })}</p>
      )}
      <DocumentsField {...line('documents')} />
    </>
  )
}

function YearField<B>({ form, houses }: FieldsProps<B>) {
  const t = useWords(depreciationWords)
  const { values } = form
  const { value, onChange, ...line } = recordLines(personalUseRecord, form, t)('year')
  const taken = houses.find((house) => String(house.id) === values.houseId)?.depreciationYears ?? []
  const years = yearChoices(today(), taken)
  if (years.length === 0) return <Notice>{t('noYears')}</Notice>
  return (
    <SelectField
      {...line}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      help={t('yearHelp')}
      options={years.map((year) => ({ value: String(year), label: String(year) }))}
    />
  )
}
