import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { addedLater, markedRequired, orDefault, orValue, orNull, withInitialValue } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { Balance } from '../../base/kit/money'
import { record, type FormValues, type Stored } from '../../base/kit/record'
import type { ValidationKey } from '../../base/kit/words-validation'
import { supplierInVoucher } from '../supplier/model'

export const costTypes = ['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'] as const
export type CostType = (typeof costTypes)[number]
/** Other costs with a line of their own in the tax return (docs/rules/books.md#expenses). */
export const costLines = ['insurance', 'common_costs', 'other'] as const
export type CostLine = (typeof costLines)[number]
export const repeatRhythms = ['never', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const
/** The reason why a repeat was stopped: the free vouchers are used up, or the trial is over. */
const stoppers = ['', 'freeLimit', 'endOf30Days'] as const
/** The maximum number of a repeat's vouchers in an answer. The answer has the latest ones. */
export const maxListedSeries = 100
/** The deductible percentage by default (docs/rules/books.md#expenses). */
const defaultFranchise = 100

/** A voucher of an expense. Only archived vouchers have gaps (docs/rules/books.md#archived-vouchers). */
export const expenseRecord = record({
  houseId: field.recordId(),
  cost_type: markedRequired(orNull(field.choice(costTypes))),
  /** Always `other`, unless the cost type is `other_costs`. */
  cost_line: addedLater(orDefault(withInitialValue(field.choice(costLines), 'other'), 'other')),
  description: markedRequired(orValue(field.lines({ max: 1000 }), '')),
  /** 0 is a new supplier, whose name, address, city and postcode are sent with the voucher. */
  supplierId: markedRequired(orNull(field.recordId({ none: true }))),
  repeat: markedRequired(orValue(withInitialValue(field.choice(repeatRhythms), 'never'), 'never')),
  /** Below zero for a credit note. */
  sum: markedRequired(orNull(field.signedMoney())),
  date: markedRequired(orNull(field.date())),
  /** Percent of the sum that is deductible. */
  franchise: markedRequired(orValue(field.percent(defaultFranchise), defaultFranchise)),
  documents: files(),
  /** Saved to be filled in later. Such a voucher only needs the house and a date or a file. */
  archived: field.checkbox(false, 'invalid'),
})

/** These fields are filled in from the last voucher with the same description. */
export const habitFields = [
  'supplierId',
  'cost_type',
  'cost_line',
  'franchise',
] as const satisfies readonly (keyof typeof expenseRecord.fields)[]

/**
 * The fields of an expense, and the fields of a new supplier. The supplier's fields are stored with
 * the supplier.
 */
export const expenseInput = record({ ...expenseRecord.fields, ...supplierInVoucher.fields })
export const newSupplier = '0'
type Raw = Readonly<Record<string, unknown>>
const given = (value: unknown) => value !== undefined && value !== null && value !== ''
const isComplete = (value: Raw) => value['archived'] !== true

/** Required fields, which the form marks. */
const required = expenseRecord.names.filter((name) => expenseRecord.fields[name].required && name !== 'houseId')

/** Reports missing and wrong fields together, so that the landlord sees everything that must be fixed. */
const when = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null
export const hasCostLine = ({ cost_type }: { readonly cost_type?: unknown }): boolean => cost_type === 'other_costs'

function checked<B extends z.ZodType>(body: B): B {
  let form: B = body
  const check = (path: string, error: ValidationKey, isRight: (value: Raw) => boolean) => {
    form = form.refine((value) => isRight(value as Raw), { path: [path], error, when })
  }
  for (const path of required) check(path, 'required', (value) => !isComplete(value) || given(value[path]))
  for (const path of supplierInVoucher.names)
    check(path, 'required', (value) => value['supplierId'] !== 0 || !isComplete(value) || given(value[path]))
  check('cost_line', 'costLine', (value) => hasCostLine(value) || (value['cost_line'] ?? 'other') === 'other')
  check('date', 'required', (value) => {
    const { date, documents } = value
    return isComplete(value) || given(date) || (Array.isArray(documents) && documents.length > 0)
  })
  return form
}

export const ExpenseForm = checked(z.strictObject(expenseInput.body)).transform(expenseInput.fill)

/** The form of a voucher for a payment at the bank. */
export const PaidExpenseForm = checked(
  z.strictObject({
    ...expenseInput.body,
    anyway: z
      .boolean({ error: 'invalid' })
      .optional()
      .meta({ description: 'True: also if a voucher of that supplier and sum is not matched with a transaction yet' }),
  }),
).transform(expenseInput.fill)

const AnyDay = z.string().transform((d) => d as Day)

/** A voucher of an expense. Only archived vouchers have nulls, for values that are not filled in yet. */
export const Expense = z.strictObject({
  id: z.int(),
  ...expenseRecord.answer,
  /** The supplier's fields. Empty if the voucher has no supplier yet. */
  ...supplierInVoucher.answer,
  /** The voucher's date. If it has none yet, the day on which it was saved. */
  listed_on: AnyDay,
  isAutoGenerate: z.boolean(),
  isRepeated: z.boolean(),
  isRepeatStopped: z.boolean(),
  /** The next date of the repeat. Null if the voucher doesn't repeat, or the repeat is stopped. */
  next_on: AnyDay.nullable(),
  /** The reason why the repeat was stopped. Empty if the landlord stopped it, or if it isn't stopped. */
  stopped_by: z.enum(stoppers),
  /** The first date without a voucher after the repeat was stopped. */
  stopped_on: AnyDay.nullable(),
  /**
   * The day of the month for a repeat by months. Set only if the first date is the last day of a
   * shorter month. Otherwise null.
   */
  repeat_day: z.int().nullable(),
  /** The date from which another voucher continues the repeat (`change-from`). Null if there is none. */
  followed_on: AnyDay.nullable(),
  /** The voucher that continues the repeat. Null if there is none, and after it was deleted for good. */
  followedBilagId: z.int().nullable(),
  parentBilagId: z.int().nullable(),
  isTrashed: z.boolean(),
  /**
   * The repeating voucher that was moved to the trash folder together with this one. Null if this
   * voucher isn't in the trash folder, or was moved there alone.
   */
  trashedWithId: z.int().nullable(),
  created_at: InstantText,
  updated_at: InstantText,
})

const SeriesVoucher = z.strictObject({ id: z.int(), date: AnyDay, sum: Balance, isTrashed: z.boolean() })

/** A voucher with the vouchers of its repeat, the latest first, and their total number. */
export const ExpenseDetail = z.strictObject({
  ...Expense.shape,
  files: z.array(FileInfo),
  series: z.array(SeriesVoucher),
  seriesTotal: z.int(),
})

export type ExpenseForm = z.output<typeof ExpenseForm>
export type PaidExpenseForm = z.output<typeof PaidExpenseForm>
export type Expense = z.output<typeof Expense>
export type ExpenseDetail = z.output<typeof ExpenseDetail>
/** Values that a new voucher copies from the last one to the same payee. */
export const ExpenseHabit = Expense.pick({
  supplierId: true,
  cost_type: true,
  cost_line: true,
  franchise: true,
  houseId: true,
  description: true,
})
export type ExpenseHabit = z.output<typeof ExpenseHabit>
export type StoredExpense = Stored<typeof expenseRecord.fields>
export type ExpenseValues = FormValues<typeof expenseInput.fields>
