import { useFilledCity } from '../../../base/country/web/use-filled-city'
import type { FoundOrganisation } from '../../../base/register/model'
import { AddressField } from '../../../base/register/web/AddressField'
import { OrganisationField } from '../../../base/register/web/OrganisationField'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierRecord, type SupplierValues } from '../model'
import { supplierWords } from '../words'

export function SupplierFields({ form }: { form: Pick<FormState<SupplierValues>, 'field'> }) {
  const t = useWords(supplierWords)
  const line = recordLines(supplierRecord, form, t)
  const fillCity = useFilledCity(form.field('postcode'), form.field('city'))
  const set = (name: keyof SupplierValues, value: string) =>
    form.field(name).onChange(value.slice(0, supplierRecord.fields[name].maxLength))
  const fill = (found: FoundOrganisation) => {
    set('name', found.name)
    set('organisation_number', found.organisation_number)
    // A foreign address has no Norwegian postcode, and what is typed stays.
    if (!found.address || !found.postcode) return
    set('address', found.address)
    set('postcode', found.postcode)
    set('city', found.city ?? '')
  }
  return (
    <>
      <OrganisationField {...line('name')} onPick={fill} help={t('nameHelp')} autoComplete="organization" />
      <AddressField
        {...line('address')}
        onPick={({ postcode, city }) => {
          set('postcode', postcode)
          set('city', city)
        }}
      />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={fillCity} autoComplete="off" />
        <RecordField {...line('city')} autoComplete="off" />
      </FieldPair>
      <OrganisationField {...line('organisation_number')} onPick={fill} />
    </>
  )
}
