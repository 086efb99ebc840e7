import { useState } from 'react'
import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { AddressField } from '../../../base/register/web/AddressField'
import { ComboboxField } from '../../../base/ui/field/combobox-field'
import { TextField } from '../../../base/ui/field/text-field'
import { afterPointerUp } from '../../../base/ui/form/after-pointer-up'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { isSupplierOffered, supplierInVoucher, type Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import { expenseWords } from '../words'
import { workbenchWords } from '../words-workbench'
import { supplierFields } from './expense-form'
import { SuggestedField, type Suggestions } from './SuggestMark'
import { supplierText } from './supplier-text'

export interface SupplierPartProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly suppliers: readonly Supplier[]
  readonly locked: boolean
  /** True if the supplier is preset, because the landlord chose it last time. */
  readonly remembered: boolean
  readonly suggestions: Suggestions
  readonly onChosen?: (supplierId: string) => void
}

/** The maximum number of suppliers in the list. The landlord types more to find others. */
const most = 50

/**
 * The field of the supplier. Typing searches the landlord's suppliers. If the supplier is new, the form asks for the
 * address.
 */
export function SupplierPart<B>(props: SupplierPartProps<B>) {
  const { form, suppliers, locked, remembered, suggestions, onChosen } = props
  const t = useWords(expenseWords)
  const { settled: values } = form
  // Null if the field shows the chosen supplier.
  const [typed, setTyped] = useState<string | null>(null)
  const nameOf = useSupplierName()
  const chosen = suppliers.find((one) => String(one.id) === values.supplierId)
  const isNew = values.supplierId === newSupplier
  const options = useSupplierOptions(suppliers, chosen, typed)

  const choose = (supplierId: string, name = '') => {
    suggestions.touch('supplier')
    const known = suppliers.find((one) => String(one.id) === supplierId)
    // If only the name of a new supplier changes, its typed address stays.
    const rest =
      supplierId === newSupplier && isNew ? { name } : { ...supplierFields(known), ...(known ? {} : { name }) }
    form.setMany({ supplierId, ...rest })
    if (known && !known.isDefault) onChosen?.(supplierId)
  }
  const type = (text: string) => {
    setTyped(text)
    const name = text.trim()
    const known = suppliers.find((one) => isSupplierOffered(one) && isNamed(one, nameOf(one), name))
    const none = suppliers.find((one) => one.isDefault)
    if (known) choose(String(known.id))
    else if (name === '' && none) choose(String(none.id))
    else choose(newSupplier, text)
  }
  const pick = (value: string) => {
    if (value === newSupplier) {
      choose(newSupplier, typed ?? '')
      setTyped(typed === null || typed === '' ? '' : null)
    } else {
      setTyped(null)
      choose(value)
    }
  }
  const { onBlur, error, ...field } = form.field('supplierId')
  const name = form.field('name')
  const isOpen = isNew && !locked
  const help = remembered
    ? t('rememberedSupplier')
    : isNew
      ? t('newSupplierHelp')
      : chosen && !chosen.isDefault
        ? supplierText({ ...chosen, name: '' })
        : undefined
  return (
    <>
      <SuggestedField what="supplier" suggestions={suggestions}>
        {(mark) => (
          // The name of a new supplier is also typed here. So an error of the name leads to this field.
          <div id={name.id}>
            <ComboboxField
              {...field}
              value={typed ?? (isNew ? values.name : chosen ? nameOf(chosen) : '')}
              onChange={type}
              onPick={pick}
              onBlur={() => {
                // If the address appeared between pointer down and pointer up, the click would hit another element.
                afterPointerUp(() => setTyped(null))
                onBlur?.()
                if (isNew) name.onBlur?.()
              }}
              error={error ?? name.error}
              label={t('supplierId')}
              {...(help === undefined || help === '' ? {} : { help })}
              {...mark}
              options={options}
              selectOnFocus
              required
              disabled={locked}
              maxLength={50}
            />
          </div>
        )}
      </SuggestedField>
      {/* The address is shown only after the name is typed, because until then a known supplier may match. */}
      {isNew && typed === null && <NewSupplier form={form} open={isOpen} />}
    </>
  )
}

const isNamed = (one: Supplier, shown: string, text: string): boolean =>
  [one.isDefault ? '' : one.name, shown].some(
    (name) => name !== '' && name.toLocaleLowerCase('nb') === text.toLocaleLowerCase('nb'),
  )

function useSupplierName(): (one: Supplier) => string {
  const t = useWords(expenseWords)
  return (one) =>
    one.isDefault ? t('noSupplier') : isSupplierOffered(one) ? one.name : t('archivedSupplier', { name: one.name })
}

/** Lists all suppliers, or those that match the typed text, and the choice of a new supplier with the typed name. */
function useSupplierOptions(suppliers: readonly Supplier[], chosen: Supplier | undefined, typed: string | null) {
  const t = useWords(expenseWords)
  const w = useWords(workbenchWords)
  const nameOf = useSupplierName()
  const text = (typed ?? '').trim()
  const offered = suppliers
    .filter((one) => isSupplierOffered(one) || one === chosen)
    .filter((one) => nameOf(one).toLocaleLowerCase('nb').includes(text.toLocaleLowerCase('nb')))
    .slice(0, most)
    .map((one) => ({ value: String(one.id), label: nameOf(one), note: one.city }))
  const isKnown = suppliers.some((one) => isSupplierOffered(one) && isNamed(one, nameOf(one), text))
  if (isKnown) return offered
  return [
    ...offered,
    { value: newSupplier, label: text === '' ? t('newSupplier') : w('newSupplierNamed', { name: text }) },
  ]
}

/** The fields of a new supplier. Its name is in the field above. */
function NewSupplier<B>({ form, open }: { readonly form: FormState<ExpenseValues, B>; readonly open: boolean }) {
  const t = useWords(expenseWords)
  const line = recordLines(supplierInVoucher, form, t)
  const fillCity = useFilledCity(line('postcode'), line('city'))
  const part = { required: open, disabled: !open, autoComplete: 'off' } as const
  return (
    <>
      <AddressField
        {...line('address')}
        required={open}
        disabled={!open}
        onPick={({ postcode, city }) => form.setMany({ postcode, city: city.slice(0, 50) })}
      />
      <FieldPair narrow>
        <TextField {...line('postcode')} onChange={fillCity} {...part} />
        <TextField {...line('city')} {...part} />
      </FieldPair>
    </>
  )
}
