import type { Suggestion } from '../../receipt/rules'
import type { ReceiptKind } from '../../receipt/rules-kind'
import type { ReceiptReading } from '../../receipt/web/read-receipt'
import type { Supplier } from '../../supplier/model'
import { newSupplier, type ExpenseValues } from '../model'
import { lastOfSupplier, type EarlierVoucher } from '../rules-earlier'
import { supplierFields } from './expense-form'

export const receiptFields = ['sum', 'date', 'supplier'] as const
/** Fields whose values are usually the same for all vouchers of a supplier. */
export const usualFields = ['kind', 'description', 'house'] as const
export const suggestedFields = [...receiptFields, ...usualFields] as const
export type ReceiptField = (typeof receiptFields)[number]
export type SuggestedFieldName = (typeof suggestedFields)[number]

/** The values that the suggested fields have in an empty form. */
export const valuesBeforeSuggestion = (
  what: SuggestedFieldName,
  { sum, date, cost_type, cost_line, description, houseId, ...who }: ExpenseValues,
): Partial<ExpenseValues> => {
  if (what === 'sum') return { sum }
  if (what === 'date') return { date }
  if (what === 'kind') return { cost_type, cost_line }
  if (what === 'description') return { description }
  if (what === 'house') return { houseId }
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
  house: 'houseId',
} as const

export const hasValues = (values: ExpenseValues, part: Partial<ExpenseValues>): boolean =>
  (Object.keys(part) as (keyof ExpenseValues)[]).every((name) => Object.is(values[name], part[name]))

/** The values to fill in. Null if the suggestion doesn't have `what`, or names a deleted supplier. */
export function suggestedValues(
  what: ReceiptField,
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

/** The cost type of a paper that says what it is. */
const typesOfPaper = {
  municipal: { cost_type: 'municipal_taxes', cost_line: 'other' },
  insurance: { cost_type: 'other_costs', cost_line: 'insurance' },
  common: { cost_type: 'other_costs', cost_line: 'common_costs' },
  groundRent: { cost_type: 'attachment_fee', cost_line: 'other' },
  payslip: { cost_type: 'paid_salary', cost_line: 'other' },
  repair: { cost_type: 'maintenance', cost_line: 'other' },
} as const satisfies Record<ReceiptKind, Pick<ExpenseValues, 'cost_type' | 'cost_line'>>

/** Fields with their suggested values. Null if no value is known. */
export type FillableValues = readonly (readonly [SuggestedFieldName, Partial<ExpenseValues> | null])[]

/**
 * The cost type by the paper's own words, if they say it. The choice for the supplier's last bill is a better guess than
 * the words of this one, so then there is none.
 */
export function kindOfReceipt(
  { kind }: Pick<Suggestion, 'kind'>,
  supplierId: string | undefined,
  { earlier, isNew }: { readonly earlier: readonly EarlierVoucher[]; readonly isNew: boolean },
): FillableValues {
  if (!isNew) return []
  const last = supplierId === undefined ? null : lastOfSupplier(earlier, Number(supplierId))
  return [['kind', kind === null || (last !== null && last.cost_type !== null) ? null : typesOfPaper[kind]]]
}

/**
 * Returns the usual values of a supplier for the `wanted` fields. A description of several lines is
 * left out, because it belongs to one voucher only.
 */
export function usualValuesOf(
  { cost_type, cost_line, description, houseId }: EarlierVoucher,
  wanted: readonly SuggestedFieldName[],
): FillableValues {
  const usual: FillableValues = [
    ['kind', cost_type === null ? null : { cost_type, cost_line }],
    ['description', description === '' || description.includes('\n') ? null : { description }],
    ['house', { houseId: String(houseId) }],
  ]
  return usual.filter(([what]) => wanted.includes(what))
}

export type SuggestionNote = 'reading' | 'filled' | 'photo' | 'scan' | 'locked' | null

/**
 * Returns the note after a file was read. Values that an earlier file filled in stay. So its note
 * stays too.
 */
export function noteAfterReading(last: SuggestionNote, result: ReceiptReading, hasFilled: boolean): SuggestionNote {
  if (hasFilled) return 'filled'
  if (typeof result === 'string' && last !== 'filled') return result
  return last === 'reading' ? null : last
}
