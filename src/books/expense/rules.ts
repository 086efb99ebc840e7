import type { Day } from '../../base/kit/day'
import type { Expense, ExpenseForm } from './model'

/** What of an expense voucher stands in its own columns, with every gap of the form filled. */
export type Written = Pick<
  Expense,
  | 'houseId'
  | 'cost_type'
  | 'description'
  | 'supplierId'
  | 'repeat'
  | 'sum'
  | 'date'
  | 'franchise'
  | 'documents'
  | 'archived'
>

/** Fields of a new supplier that ride in the form and have their home in the supplier. */
export type SupplierField = 'name' | 'address' | 'city' | 'postcode'

/** Share of the sum that may be deducted when the landlord doesn't say otherwise, in percent (specification 1, section 3). */
export const defaultFranchise = 100

/**
 * The form as it is stored; `supplierId` is the one that the form's supplier fields led to. A field of the form that
 * is not written here does not compile.
 */
export function written(
  form: ExpenseForm,
  supplierId: number | null,
): Written & Record<Exclude<keyof ExpenseForm, SupplierField>, unknown> {
  return {
    houseId: form.houseId,
    cost_type: form.cost_type ?? null,
    description: form.description ?? '',
    supplierId,
    repeat: form.repeat ?? 'never',
    sum: form.sum ?? null,
    date: form.date ?? null,
    franchise: form.franchise ?? defaultFranchise,
    documents: form.documents,
    archived: form.archived,
  }
}

/** The day under which lists show a voucher: its own date, or the day it was first saved while it has none. */
export const listedOn = (date: Day | null, savedOn: Day): Day => date ?? savedOn

/** On a voucher that the product generated only these may change (decisions 5). */
const openOnGenerated: ReadonlySet<keyof Written> = new Set(['description', 'documents'] as const)

/** Fields of a generated voucher that a form tries to change although they are locked. */
export const lockedChanges = (before: Written, after: Written): (keyof Written)[] =>
  (Object.keys(after) as (keyof Written)[]).filter(
    (field) => !openOnGenerated.has(field) && before[field] !== after[field],
  )

/** What deleting does: an archived voucher goes for good, any other to the trash folder. */
export const deletingIsFinal = (voucher: Pick<Expense, 'archived'>): boolean => voucher.archived
