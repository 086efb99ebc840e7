import { Pair } from '../../../base/ui/form'
import { SelectField } from '../../../base/ui/select-field'
import { TextField } from '../../../base/ui/text-field'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import type { Supplier } from '../../supplier/model'
import { expenseWords } from '../words'
import { newSupplier, type ExpenseValues } from './expense-values'
import { filledFrom } from './supplier-fields'
import { Marked } from './SuggestMark'
import type { useSuggestions } from './use-suggestions'

export interface SupplierPartProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly suppliers: readonly Supplier[]
  readonly locked: boolean
  /** Whether the choice came from what was chosen last time. */
  readonly remembered: boolean
  readonly suggestions: ReturnType<typeof useSuggestions>
}

/** Who was paid: an own supplier, whose fields are filled in and locked, or a new one, whose fields are open. */
export function SupplierPart<B>({ form, suppliers, locked, remembered, suggestions }: SupplierPartProps<B>) {
  const t = useWords(expenseWords)
  const { field, values, setMany } = form
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
    setMany({ supplierId, ...filledFrom(suppliers.find((one) => String(one.id) === supplierId)) })
  }
  const open = isNew && !locked
  const parts = { required: open, disabled: !open, maxLength: 50, autoComplete: 'off' } as const
  const help = remembered
    ? t('rememberedSupplier')
    : isNew
      ? t('newSupplierHelp')
      : chosen && !chosen.isDefault
        ? t('lockedSupplier')
        : undefined
  return (
    <>
      <Marked what="supplier" suggestions={suggestions}>
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
      </Marked>
      {(isNew || (chosen !== undefined && !chosen.isDefault)) && (
        <>
          <Pair>
            <TextField {...field('name')} label={t('name')} {...parts} />
            <TextField {...field('address')} label={t('address')} {...parts} />
          </Pair>
          <Pair narrow>
            <TextField {...field('postcode')} label={t('postcode')} {...parts} />
            <TextField {...field('city')} label={t('city')} {...parts} />
          </Pair>
        </>
      )}
    </>
  )
}
