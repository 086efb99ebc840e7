import type { Day } from '../../base/kit/day'
import { divideHalfUp, type Ore } from '../../base/kit/money'
import type { TaxLine } from '../tax-line/model'
import { lineOf } from '../tax-line/rules'
import { expenseRecord, type CostType, type Expense, type StoredExpense } from './model'

/** The day under which lists show a voucher: its own date, or the day it was first saved while it has none. */
export const listedOn = (date: Day | null, savedOn: Day): Day => date ?? savedOn

/** On a voucher that the product generated only these may change (docs/rules.md#generated-vouchers). */
const openOnGenerated: ReadonlySet<keyof StoredExpense> = new Set(['description', 'documents'] as const)

/** Fields of a generated voucher that a form tries to change although they are locked. */
export const lockedChanges = (before: StoredExpense, after: StoredExpense): (keyof StoredExpense)[] =>
  expenseRecord.differing(before, after).filter((field) => !openOnGenerated.has(field))

/** What a generated voucher takes from the one that repeats: all fields but those that are each voucher's own. */
const ownOfEach: ReadonlySet<keyof StoredExpense> = new Set(['repeat', 'date', 'documents', 'archived'] as const)
export const repeatedFields = expenseRecord.names.filter((field) => !ownOfEach.has(field))

/** The words that name the kind of cost, for lists and searches; none while it is not filled out. */
export const costWordsOf = ({ cost_type }: Pick<StoredExpense, 'cost_type'>): readonly CostType[] =>
  cost_type === null ? [] : [cost_type]

/** What the deductible share is taken of; null: not filled out yet. */
type Deductible = Pick<StoredExpense, 'sum' | 'franchise'>

/** The part of the sum that may be deducted (docs/rules.md#expenses), exact in 1/100 øre: sums are rounded once, not each voucher. */
export const deductibleHundredths = ({ sum, franchise }: Deductible): bigint => BigInt(sum ?? 0) * BigInt(franchise)

/** The same of a single voucher in whole øre, half up. */
export const deductible = (voucher: Deductible): Ore => divideHalfUp(deductibleHundredths(voucher), 100n)

/** Whether all of a cost is deducted, and there is something of it. */
export const isDeductedWhole = (one: Deductible): boolean => one.franchise === 100 && deductibleHundredths(one) > 0n

/** The line of the tax return on which the voucher lands; null while its cost type isn't chosen (docs/rules.md#tax-lines). */
export const lineOfExpense = ({
  cost_type,
  cost_line,
  franchise,
}: Pick<StoredExpense, 'cost_type' | 'cost_line' | 'franchise'>): TaxLine | null =>
  lineOf({ kind: 'expense', type: cost_type, other: cost_line, isDeductible: franchise > 0 })

/** Whether the tax return can hold it: an archived one may lack what its line, its sum or its year follow from (docs/rules.md#tax-figures). */
export const canBeEntered = <E extends Pick<StoredExpense, 'cost_type' | 'sum' | 'date'>>(
  voucher: E,
): voucher is E & { readonly date: Day } => voucher.cost_type !== null && voucher.sum !== null && voucher.date !== null

/** What deleting does: an archived voucher goes for good, any other to the trash folder. */
export const deletingIsFinal = (voucher: Pick<Expense, 'archived'>): boolean => voucher.archived
