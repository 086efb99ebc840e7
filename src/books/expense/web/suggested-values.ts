import type { Suggestion } from '../../receipt/rules'
import type { ReceiptReading } from '../../receipt/web/read-receipt'
import type { Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import { supplierFields } from './expense-form'

export const suggested = ['sum', 'date', 'supplier'] as const
export type Suggested = (typeof suggested)[number]

/** The fields of the form that belong to a suggestion, and what they hold while nothing is filled in. */
export const unsuggested = {
  sum: { sum: null },
  date: { date: '' },
  supplier: { supplierId: '', name: '', address: '', postcode: '', city: '' },
} satisfies Record<Suggested, Partial<ExpenseValues>>
/** The field that has the focus after a suggestion was cleared. */
export const suggestedField = { sum: 'sum', date: 'date', supplier: 'supplierId' } as const

/** Whether the form holds these values. */
export const holdsValues = (values: ExpenseValues, part: Partial<ExpenseValues>): boolean =>
  (Object.keys(part) as (keyof ExpenseValues)[]).every((name) => Object.is(values[name], part[name]))

/** What a suggestion fills in; null where it says nothing of that, or names a supplier that is gone. */
export function suggestedValues(
  what: Suggested,
  { sum, date, supplier }: Suggestion,
  suppliers: readonly Supplier[],
): Partial<ExpenseValues> | null {
  if (what === 'sum') return sum === null ? null : { sum }
  if (what === 'date') return date === null ? null : { date }
  if (supplier === null) return null
  if ('name' in supplier) {
    const { name, address, postcode, city } = supplier
    return { supplierId: newSupplier, name, address, postcode, city }
  }
  const known = suppliers.find(({ id }) => id === supplier.id)
  return known ? { supplierId: String(known.id), ...supplierFields(known) } : null
}

/** What is said of reading the receipts: that one is being read, or what came of it. */
export type SuggestNote = 'reading' | 'filled' | 'photo' | 'scan' | null

/** What is said once a receipt is read; what another has filled in is not taken back. */
export function noteAfter(last: SuggestNote, result: ReceiptReading, hasFilled: boolean): SuggestNote {
  if (hasFilled) return 'filled'
  if (typeof result === 'string' && last !== 'filled') return result
  return last === 'reading' ? null : last
}
