import type { Suggestion } from '../../receipt/rules'
import type { ReceiptReading } from '../../receipt/web/read-receipt'
import type { Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import type { Earlier } from '../rules-earlier'
import { supplierFields } from './expense-form'

/** What a receipt tells. */
export const fromReceipt = ['sum', 'date', 'supplier'] as const
/** What is usually as it was with the same supplier. */
export const usual = ['kind', 'description'] as const
export const suggested = [...fromReceipt, ...usual] as const
export type Readable = (typeof fromReceipt)[number]
export type Suggested = (typeof suggested)[number]

/** The fields of the form that belong to a suggestion, as they stand before anything is filled in. */
export const unsuggested = (
  what: Suggested,
  { sum, date, cost_type, cost_line, description, ...who }: ExpenseValues,
): Partial<ExpenseValues> => {
  if (what === 'sum') return { sum }
  if (what === 'date') return { date }
  if (what === 'kind') return { cost_type, cost_line }
  if (what === 'description') return { description }
  const { supplierId, name, address, postcode, city } = who
  return { supplierId, name, address, postcode, city }
}
/** The field that has the focus after a suggestion was cleared. */
export const suggestedField = {
  sum: 'sum',
  date: 'date',
  supplier: 'supplierId',
  kind: 'cost_type',
  description: 'description',
} as const

/** Whether the form holds these values. */
export const holdsValues = (values: ExpenseValues, part: Partial<ExpenseValues>): boolean =>
  (Object.keys(part) as (keyof ExpenseValues)[]).every((name) => Object.is(values[name], part[name]))

/** What a suggestion fills in; null where it says nothing of that, or names a supplier that is gone. */
export function suggestedValues(
  what: Readable,
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

/** What may be filled in; null: nothing is known of it. */
export type Fillable = readonly (readonly [Suggested, Partial<ExpenseValues> | null])[]

/** What the last voucher of a supplier fills in. A description of several lines was of that one alone. */
export const usualOf = ({ cost_type, cost_line, description }: Earlier): Fillable => [
  ['kind', cost_type === null ? null : { cost_type, cost_line }],
  ['description', description === '' || description.includes('\n') ? null : { description }],
]

/** What is said of reading the receipts: that one is being read, or what came of it. */
export type SuggestNote = 'reading' | 'filled' | 'photo' | 'scan' | 'locked' | null

/** What is said once a receipt is read; what another has filled in is not taken back. */
export function noteAfter(last: SuggestNote, result: ReceiptReading, hasFilled: boolean): SuggestNote {
  if (hasFilled) return 'filled'
  if (typeof result === 'string' && last !== 'filled') return result
  return last === 'reading' ? null : last
}
