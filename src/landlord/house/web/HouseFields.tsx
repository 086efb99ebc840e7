import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { FormSection, FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import type { FormState } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { houseRecord, type HouseValues } from '../model'
import { houseWords } from '../words'

/** The fields of a house, for registration, adding and editing. */
export function HouseFields({ form }: { form: Pick<FormState<HouseValues>, 'field'> }) {
  const t = useWords(houseWords)
  const line = recordLines(houseRecord, form, t)
  return (
    <>
      <RecordField {...line('name')} help={t('nameHelp')} />
      <RecordField {...line('address')} autoComplete="street-address" />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={useFilledCity(form.field('postcode'), form.field('city'))} />
        <RecordField {...line('city')} autoComplete="address-level2" />
      </FieldPair>
      <FormSection title={t('landRegister')} help={t('landRegisterHelp')}>
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
      </FormSection>
    </>
  )
}
