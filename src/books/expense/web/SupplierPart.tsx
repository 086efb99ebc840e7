import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { FieldPair } from '../../../base/ui/form/form'
import { recordLines } from '../../../base/ui/form/record-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextField } from '../../../base/ui/field/text-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierInVoucher, type Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import { expenseWords } from '../words'
import { supplierFields } from './expense-form'
import { SuggestedField, type Suggestions } from './SuggestMark'

export interface SupplierPartProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly suppliers: readonly Supplier[]
  readonly locked: boolean
  /** Whether the choice came from what was chosen last time. */
  readonly remembered: boolean
  readonly suggestions: Suggestions
}

/** Who was paid: an own supplier, whose fields are filled in and locked, or a new one, whose fields are open. */
export function SupplierPart<B>({ form, suppliers, locked, remembered, suggestions }: SupplierPartProps<B>) {
  const t = useWords(expenseWords)
  const { field, settled: values, setMany } = form
  const chosen = suppliers.find((one) => String(one.id) === values.supplierId)
  const isNew = values.supplierId === newSupplier
  const nameOf = (one: Supplier) =>
    one.isDefault ? t('noSupplier') : one.archived ? t('archivedSupplier', { name: one.name }) : one.name
  const options = [
    { value: newSupplier, label: t('newSupplier') },
    ...suppliers
      .filter((one) => !one.archived || one === chosen)
      .map((one) => ({ value: String(one.id), label: nameOf(one) })),
  ]
  const choose = (supplierId: string) => {
    suggestions.touch('supplier')
    setMany({ supplierId, ...supplierFields(suppliers.find((one) => String(one.id) === supplierId)) })
  }
  const open = isNew && !locked
  const line = recordLines(supplierInVoucher, form, t)
  const fillCity = useFilledCity(line('postcode'), line('city'))
  const part = { required: open, disabled: !open, autoComplete: 'off' } as const
  const help = remembered
    ? t('rememberedSupplier')
    : isNew
      ? t('newSupplierHelp')
      : chosen && !chosen.isDefault
        ? t('lockedSupplier')
        : undefined
  return (
    <>
      <SuggestedField what="supplier" suggestions={suggestions}>
        {(mark) => (
          <SelectField
            {...field('supplierId')}
            onChange={choose}
            label={t('supplierId')}
            {...(help === undefined ? {} : { help })}
            {...mark}
            options={options}
            required
            disabled={locked}
          />
        )}
      </SuggestedField>
      {(isNew || (chosen !== undefined && !chosen.isDefault)) && (
        <>
          <FieldPair>
            <TextField {...line('name')} {...part} />
            <TextField {...line('address')} {...part} />
          </FieldPair>
          <FieldPair narrow>
            <TextField {...line('postcode')} onChange={fillCity} {...part} />
            <TextField {...line('city')} {...part} />
          </FieldPair>
        </>
      )}
    </>
  )
}
