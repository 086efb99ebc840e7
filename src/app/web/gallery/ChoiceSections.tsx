import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { ComboboxField } from '../../../base/ui/field/combobox-field'
import { CountryField } from '../../../base/ui/field/country-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { ShareField } from '../../../base/ui/field/share-field'
import { YesNoField } from '../../../base/ui/field/yes-no-field'
import { useWords } from '../../../base/ui/words/use-words'
import { FieldStates } from './FieldStates'
import { galleryWords } from './words'

/** Fields in which one chooses. */
export function ChoiceSections() {
  const t = useWords(galleryWords)
  const options = [
    { value: 'never', label: t('never') },
    { value: 'monthly', label: t('monthly') },
  ]
  const explained = options.map((option) => ({ ...option, help: t('optionHelp') }))
  const countries = [
    { code: 'NO', name: t('norway') },
    { code: 'SE', name: t('sweden') },
  ]
  return (
    <>
      <FieldStates id="select" label={t('select')} empty="" filled="monthly">
        {(field) => <SelectField {...field} options={options} />}
      </FieldStates>
      <FieldStates id="country" label={t('country')} empty="" filled="NO">
        {(field) => <CountryField {...field} countries={countries} />}
      </FieldStates>
      <FieldStates id="combobox" label={t('combobox')} empty="" filled={t('monthly')}>
        {(field) => <ComboboxField {...field} options={options} onPick={() => {}} />}
      </FieldStates>
      <FieldStates id="choice-lines" label={t('choiceLines')} empty="" filled="monthly">
        {(field) => <ChoiceField {...field} options={explained} compact />}
      </FieldStates>
      <FieldStates id="choice" label={t('choice')} empty="" filled="monthly">
        {(field) => <ChoiceField {...field} options={explained} />}
      </FieldStates>
      <FieldStates id="yesNo" label={t('yesNo')} empty={null as boolean | null} filled={false}>
        {(field) => <YesNoField {...field} />}
      </FieldStates>
      <FieldStates id="check" label={t('check')} empty={false} filled>
        {({ required = false, ...field }) => <CheckField {...field} required={required} />}
      </FieldStates>
      <FieldStates id="share" label={t('share')} empty={0} filled={60}>
        {(field) => <ShareField {...field} />}
      </FieldStates>
    </>
  )
}
