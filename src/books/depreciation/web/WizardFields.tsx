import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { formatKr } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/choice-field'
import { CountField } from '../../../base/ui/count-field'
import { DateField } from '../../../base/ui/date-field'
import { Pair } from '../../../base/ui/form'
import { MoneyField } from '../../../base/ui/money-field'
import { SelectField } from '../../../base/ui/select-field'
import { NoticeLine } from '../../../base/ui/states'
import { TextField } from '../../../base/ui/text-field'
import { today } from '../../../base/ui/today'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import { yearChoices } from '../rules'
import { newest } from '../rules-book'
import { depreciationWords } from '../words'
import { asksLifetime, rulesFor, types, variants, type WizardValues } from './wizard-values'

interface FieldsProps<B> {
  readonly form: FormState<WizardValues, B>
  readonly houses: readonly House[]
}

/** The wizard's fields: what is deducted and for which house, then those of that kind. */
export function WizardFields<B>({
  form,
  houses,
  onBusy,
}: FieldsProps<B> & { readonly onBusy: (busy: boolean) => void }) {
  const t = useWords(depreciationWords)
  const { field, values } = form
  const help = { item: t('itemHelp'), personal: t('personalHelp', { percent: newest.personalPercent }) }
  return (
    <>
      <ChoiceField
        {...field('type')}
        label={t('type')}
        required
        options={types.map((value) => ({ value, label: t(value), help: help[value] }))}
      />
      <SelectField
        {...field('houseId')}
        // The years that may be chosen are the house's own.
        onChange={(houseId) => form.setMany({ houseId, year: '' })}
        label={t('houseId')}
        required
        placeholder={false}
        options={houses.map((house) => ({ value: String(house.id), label: house.name }))}
      />
      {values.type === 'item' ? <ItemFields form={form} onBusy={onBusy} /> : <YearField form={form} houses={houses} />}
    </>
  )
}

function ItemFields<B>({ form, onBusy }: Pick<FieldsProps<B>, 'form'> & { readonly onBusy: (busy: boolean) => void }) {
  const t = useWords(depreciationWords)
  const { field, values } = form
  const limit = formatKr(rulesFor(values.date).limit, 'needed')
  const asked = asksLifetime(values)
  const help = { under: t('underHelp'), over: t('overHelp', { limit }) }
  return (
    <>
      <TextField {...field('name')} label={t('name')} help={t('nameHelp')} required maxLength={50} />
      <Pair>
        <DateField {...field('date')} label={t('date')} required />
        <MoneyField {...field('sum')} label={t('sum')} required />
      </Pair>
      <ChoiceField
        {...field('lifetimeVariant')}
        label={t('lifetimeVariant')}
        required
        options={variants.map((value) => ({ value, label: t(value), help: help[value] }))}
      />
      {asked && (
        <CountField {...field('lifetime')} label={t('lifetime')} help={t('lifetimeHelp')} required maxLength={3} />
      )}
      {values.lifetimeVariant === 'over' && values.sum !== null && !asked && (
        <p className="ui-fine">{t('belowLimit', { limit })}</p>
      )}
      <DocumentsField {...field('documents')} label={t('documents')} onBusy={onBusy} />
    </>
  )
}

function YearField<B>({ form, houses }: FieldsProps<B>) {
  const t = useWords(depreciationWords)
  const { field, values } = form
  const taken = houses.find((house) => String(house.id) === values.houseId)?.depreciationYears ?? []
  const years = yearChoices(today(), taken)
  if (years.length === 0) return <NoticeLine>{t('noYears')}</NoticeLine>
  return (
    <SelectField
      {...field('year')}
      label={t('year')}
      help={t('yearHelp')}
      required
      options={years.map((year) => ({ value: String(year), label: String(year) }))}
    />
  )
}
