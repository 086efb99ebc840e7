import type { Suggestion } from '../../receipt/rules'
import type { ReceiptReading } from '../../receipt/web/read-receipt'
import type { Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import type { Earlier } from '../rules-earlier'
import { supplierFields } from './expense-form'

export const fromReceipt = ['sum', 'date', 'supplier'] as const
/** What usually stays the same with a supplier. */
export const usual = ['kind', 'description'] as const
export const suggested = [...fromReceipt, ...usual] as const
export type Readable = (typeof fromReceipt)[number]
export type Suggested = (typeof suggested)[number]

/** The values of a suggestion's fields as they are before anything is filled in. */
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
/** The field that gets the focus after a suggestion was cleared. */
export const suggestedField = {
  sum: 'sum',
  date: 'date',
  supplier: 'supplierId',
  kind: 'cost_type',
  description: 'description',
} as const

export const holdsValues = (values: ExpenseValues, part: Partial<ExpenseValues>): boolean =>
  (Object.keys(part) as (keyof ExpenseValues)[]).every((name) => Object.is(values[name], part[name]))

/** The values to fill in. Null where the suggestion lacks `what`, or names a deleted supplier. */
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

/** Suggestions with their values. Null where nothing is known. */
export type Fillable = readonly (readonly [Suggested, Partial<ExpenseValues> | null])[]

/** The usual values of a supplier. A description of several lines belongs to the last voucher only. */
export const usualOf = ({ cost_type, cost_line, description }: Earlier): Fillable => [
  ['kind', cost_type === null ? null : { cost_type, cost_line }],
  ['description', description === '' || description.includes('\n') ? null : { description }],
]

export type SuggestNote = 'reading' | 'filled' | 'photo' | 'scan' | 'locked' | null

/** The note after a file was read. A later file does not take back what an earlier one has filled in. */
export function noteAfter(last: SuggestNote, result: ReceiptReading, hasFilled: boolean): SuggestNote {
  if (hasFilled) return 'filled'
  if (typeof result === 'string' && last !== 'filled') return result
  return last === 'reading' ? null : last
}
