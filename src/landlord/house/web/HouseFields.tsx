import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { FoldedSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useFilled } from '../../../base/ui/form/use-filled'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { houseNumberNames, houseRecord, type HouseValues } from '../model'
import { houseWords } from '../words'

/** The fields of a house, for registration, adding and editing. */
export function HouseFields({ form }: { form: Pick<FormState<HouseValues>, 'field'> }) {
  const t = useWords(houseWords)
  const line = recordLines(houseRecord, form, t)
  const fillCity = useFilledCity(form.field('postcode'), form.field('city'))
  const fillName = useFilled(form.field('name'))
  // Most houses are called by their address.
  const changeAddress = (typed: string) => {
    form.field('address').onChange(typed)
    fillName(typed.slice(0, houseRecord.fields.name.maxLength))
  }
  return (
    <>
      <RecordField {...line('address')} onChange={changeAddress} autoComplete="street-address" />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={fillCity} />
        <RecordField {...line('city')} autoComplete="address-level2" />
      </FieldPair>
      <RecordField {...line('name')} help={t('nameHelp')} />
      <FoldedSection
        title={t('landRegister')}
        help={t('landRegisterHelp')}
        fields={houseNumberNames.map((name) => form.field(name))}
      >
        <RecordField {...line('municipality_number')} help={t('municipality_numberHelp')} />
        <FieldPair>
          <RecordField {...line('property_number')} />
          <RecordField {...line('holding_number')} />
        </FieldPair>
        <FieldPair>
          <RecordField {...line('lease_number')} />
          <RecordField {...line('section_number')} />
        </FieldPair>
        <FieldPair>
          <RecordField {...line('organisation_number')} help={t('organisation_numberHelp')} />
          <RecordField {...line('share_number')} help={t('share_numberHelp')} />
        </FieldPair>
      </FoldedSection>
    </>
  )
}
