import type { Day } from '../../base/kit/day'
import { divideHalfUp, type Ore } from '../../base/kit/money'
import type { TaxLine } from '../tax-line/model'
import { lineOf } from '../tax-line/rules'
import { expenseRecord, type CostType, type Expense, type StoredExpense } from './model'

/** The day by which lists sort a voucher: its own date, or the day on which it was first saved while it has none. */
export const listedOn = (date: Day | null, savedOn: Day): Day => date ?? savedOn

/** The only fields of a generated voucher that may change (docs/rules/books.md#generated-vouchers). */
const openOnGenerated: ReadonlySet<keyof StoredExpense> = new Set(['description', 'documents'] as const)

/** Fields of a generated voucher that a form tries to change although they are locked. */
export const lockedChanges = (before: StoredExpense, after: StoredExpense): (keyof StoredExpense)[] =>
  expenseRecord.differing(before, after).filter((field) => !openOnGenerated.has(field))

/**
 * The fields that a generated voucher copies from the repeating one: all except these, which each voucher has for
 * itself.
 */
const ownOfEach: ReadonlySet<keyof StoredExpense> = new Set(['repeat', 'date', 'documents', 'archived'] as const)
export const repeatedFields = expenseRecord.names.filter((field) => !ownOfEach.has(field))

/** The words for the kind of cost, for lists and searches. Empty while it is not filled in. */
export const costWordsOf = ({ cost_type }: Pick<StoredExpense, 'cost_type'>): readonly CostType[] =>
  cost_type === null ? [] : [cost_type]

/** The fields that the deductible share depends on. A null sum is not filled in yet. */
type Deductible = Pick<StoredExpense, 'sum' | 'franchise'>

/**
 * The deductible part of the sum (docs/rules/books.md#expenses), exact in 1/100 øre, because totals are rounded and not each
 * voucher.
 */
export const deductibleHundredths = ({ sum, franchise }: Deductible): bigint => BigInt(sum ?? 0) * BigInt(franchise)

/** The deductible part of a single voucher in whole øre, rounded half up. */
export const deductible = (voucher: Deductible): Ore => divideHalfUp(deductibleHundredths(voucher), 100n)

/** Whether the whole cost is deducted, and isn't zero. */
export const isDeductedWhole = (one: Deductible): boolean => one.franchise === 100 && deductibleHundredths(one) > 0n

/** The line of the tax return for the voucher. Null while its cost type isn't chosen (docs/rules/year.md#tax-lines). */
export const lineOfExpense = ({
  cost_type,
  cost_line,
  franchise,
}: Pick<StoredExpense, 'cost_type' | 'cost_line' | 'franchise'>): TaxLine | null =>
  lineOf({ kind: 'expense', type: cost_type, other: cost_line, isDeductible: franchise > 0 })

/**
 * Whether the tax return can include it. An archived voucher may lack the values that determine its line, its sum or
 * its year (docs/rules/year.md#tax-figures).
 */
export const canBeEntered = <E extends Pick<StoredExpense, 'cost_type' | 'sum' | 'date'>>(
  voucher: E,
): voucher is E & { readonly date: Day } => voucher.cost_type !== null && voucher.sum !== null && voucher.date !== null

/** Whether deleting is final. An archived voucher is deleted for good, any other is moved to the trash folder. */
export const deletingIsFinal = (voucher: Pick<Expense, 'archived'>): boolean => voucher.archived
