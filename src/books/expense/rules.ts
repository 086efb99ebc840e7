import type { Day } from '../../base/kit/day'
import { divideHalfUp, type Ore } from '../../base/kit/money'
import type { TaxLine } from '../tax-line/model'
import { taxLineOf } from '../tax-line/rules'
import { expenseRecord, type CostType, type Expense, type StoredExpense } from './model'

/** The day by which lists sort a voucher: its own date. If it has none yet, the day on which it was first saved. */
export const listingDay = (date: Day | null, savedOn: Day): Day => date ?? savedOn

/** Fields of a generated voucher that may change (docs/rules/books.md#generated-vouchers). */
const openOnGenerated: ReadonlySet<keyof StoredExpense> = new Set(['description', 'documents'] as const)

/** Returns the locked fields of a generated voucher that the form changes. */
export const lockedChanges = (before: StoredExpense, after: StoredExpense): (keyof StoredExpense)[] =>
  expenseRecord.differing(before, after).filter((field) => !openOnGenerated.has(field))

/** The fields that aren't copied from the repeating voucher to a generated one. */
const ownOfEach: ReadonlySet<keyof StoredExpense> = new Set(['repeat', 'date', 'documents', 'archived'] as const)
export const repeatedFields = expenseRecord.names.filter((field) => !ownOfEach.has(field))

/** Returns the cost type as a list for searches. Empty if it is not filled in yet. */
export const costTypeAsList = ({ cost_type }: Pick<StoredExpense, 'cost_type'>): readonly CostType[] =>
  cost_type === null ? [] : [cost_type]

/** The values that decide the deduction. The sum is null if it is not filled in yet. */
type Deductible = Pick<StoredExpense, 'sum' | 'franchise'>

/** The deductible amount in 1/100 øre (docs/rules/books.md#expenses). It isn't rounded, because only totals are. */
export const deductibleHundredths = ({ sum, franchise }: Deductible): bigint => BigInt(sum ?? 0) * BigInt(franchise)

/** The deductible amount in øre, rounded half up. */
export const deductible = (voucher: Deductible): Ore => divideHalfUp(deductibleHundredths(voucher), 100n)

/** True if a voucher is deducted as a whole, and isn't zero. */
export const isFullyDeducted = (one: Deductible): boolean => one.franchise === 100 && deductibleHundredths(one) !== 0n

/**
 * The tax line of an expense. Null if its cost type isn't chosen yet
 * (docs/rules/year.md#tax-lines).
 */
export const lineOfExpense = ({
  cost_type,
  cost_line,
  franchise,
}: Pick<StoredExpense, 'cost_type' | 'cost_line' | 'franchise'>): TaxLine | null =>
  taxLineOf({ kind: 'expense', type: cost_type, other: cost_line, isDeductible: franchise > 0 })

/**
 * True if a voucher can be entered in the tax return. An archived voucher may not have its cost
 * type, sum or date yet (docs/rules/year.md#tax-figures).
 */
export const canEnterInTaxReturn = <E extends Pick<StoredExpense, 'cost_type' | 'sum' | 'date'>>(
  voucher: E,
): voucher is E & { readonly date: Day } => voucher.cost_type !== null && voucher.sum !== null && voucher.date !== null

/**
 * True if deleting is final. An archived voucher is deleted for good. Any other voucher is moved to the trash folder.
 */
export const deletingIsFinal = (voucher: Pick<Expense, 'archived'>): boolean => voucher.archived
