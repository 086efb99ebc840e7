import { Pair } from '../../../base/ui/form'
import { TextField } from '../../../base/ui/text-field'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import type { Supplier, SupplierForm } from '../model'
import { supplierWords } from '../words'

export type SupplierValues = Omit<SupplierForm, 'archived'> & { archived: boolean }

export const noSupplier: SupplierValues = { name: '', address: '', postcode: '', city: '', archived: false }

export const supplierValues = ({ name, address, postcode, city, archived }: Supplier): SupplierValues => ({
  name,
  address,
  postcode,
  city,
  archived,
})

/** The fields that a supplier is known by. */
export function SupplierFields<B>({ form: { field } }: { form: FormState<SupplierValues, B> }) {
  const t = useWords(supplierWords)
  return (
    <>
      <TextField {...field('name')} label={t('name')} required maxLength={50} autoComplete="organization" />
      <TextField {...field('address')} label={t('address')} required maxLength={50} autoComplete="off" />
      <Pair narrow>
        <TextField {...field('postcode')} label={t('postcode')} required maxLength={50} autoComplete="off" />
        <TextField {...field('city')} label={t('city')} required maxLength={50} autoComplete="off" />
      </Pair>
    </>
  )
}
