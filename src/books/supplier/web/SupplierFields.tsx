import { useFilledCity } from '../../../base/country/web/use-filled-city'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierRecord, type SupplierValues } from '../model'
import { supplierWords } from '../words'

export function SupplierFields({ form }: { form: Pick<FormState<SupplierValues>, 'field'> }) {
  const t = useWords(supplierWords)
  const line = recordLines(supplierRecord, form, t)
  return (
    <>
      <RecordField {...line('name')} autoComplete="organization" />
      <RecordField {...line('address')} autoComplete="off" />
      <FieldPair narrow>
        <RecordField
          {...line('postcode')}
          onChange={useFilledCity(form.field('postcode'), form.field('city'))}
          autoComplete="off"
        />
        <RecordField {...line('city')} autoComplete="off" />
      </FieldPair>
    </>
  )
}
