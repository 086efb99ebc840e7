import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { askedLater, mustBeFilled, orDefault, orElse, orNull, startingWith } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { Money } from '../../base/kit/money'
import { record, type FormValues, type Stored } from '../../base/kit/record'
import type { ValidationKey } from '../../base/kit/words-validation'
import { supplierInVoucher } from '../supplier/model'

export const costTypes = ['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'] as const
export type CostType = (typeof costTypes)[number]
/** Of other costs the line of the tax return, where it has one of its own for them (docs/rules.md#expenses). */
export const costLines = ['insurance', 'common_costs', 'other'] as const
export type CostLine = (typeof costLines)[number]
export const repeats = ['never', 'weekly', 'monthly'] as const
/** What stops a repeat without the landlord: the free vouchers are used up, or the trial is over. */
const stoppers = ['', 'freeLimit', 'endOf30Days'] as const
/** How many of the vouchers that a repeat made are answered with it; the latest. */
export const maxSeries = 100
/** Share of the sum that may be deducted when the landlord doesn't say otherwise, in percent (docs/rules.md#expenses). */
const defaultFranchise = 100

/** The expense voucher: what a landlord writes. Gaps are left in archived ones only (docs/rules.md#archived-vouchers). */
export const expenseRecord = record({
  houseId: field.reference(),
  cost_type: mustBeFilled(orNull(field.choice(costTypes))),
  /** `other`, unless the cost type is `other_costs`. */
  cost_line: askedLater(orDefault(startingWith(field.choice(costLines), 'other'), 'other')),
  description: mustBeFilled(orElse(field.lines({ max: 1000 }), '')),
  /** An own supplier; 0 means a new one, whose name, address, city and postcode ride along. */
  supplierId: mustBeFilled(orNull(field.reference({ none: true }))),
  repeat: mustBeFilled(orElse(startingWith(field.choice(repeats), 'never'), 'never')),
  sum: mustBeFilled(orNull(field.money())),
  date: mustBeFilled(orNull(field.date())),
  /** Percent of the sum that may be deducted. */
  franchise: mustBeFilled(orElse(field.percent(defaultFranchise), defaultFranchise)),
  documents: files(),
  /** True: saved to be filled out later; only the house and a date or a file are needed then. */
  archived: field.tick(false, 'invalid'),
})

/** What the form fills in from the last voucher of the same description. */
export const habitFields = [
  'supplierId',
  'cost_type',
  'cost_line',
  'franchise',
] as const satisfies readonly (keyof typeof expenseRecord.fields)[]

/** The same with the fields of a new supplier, which ride along and are stored with the supplier. */
export const expenseInput = record({ ...expenseRecord.fields, ...supplierInVoucher.fields })
/** The choice of supplier that means a new one. */
export const newSupplier = '0'
type Raw = Readonly<Record<string, unknown>>
const given = (value: unknown) => value !== undefined && value !== null && value !== ''
const isComplete = (value: Raw) => value['archived'] !== true

/** Fields that a complete voucher must have: those that its form marks. */
const required = expenseRecord.names.filter((name) => expenseRecord.fields[name].required && name !== 'houseId')

/** What is missing is told together with what is wrong: a landlord who presses Save sees all that is left to do. */
const when = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null
/** Whether the voucher may name that line. */
export const hasCostLine = ({ cost_type }: { readonly cost_type?: unknown }): boolean => cost_type === 'other_costs'

/** A voucher's body with what is checked of it as a whole. */
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

/** The expense voucher as it is written. */
export const ExpenseForm = checked(z.strictObject(expenseInput.body)).transform(expenseInput.fill)

/** The same for a payment at the bank. */
export const PaidExpenseForm = checked(
  z.strictObject({
    ...expenseInput.body,
    anyway: z
      .boolean({ error: 'invalid' })
      .optional()
      .meta({ description: 'True: also if a voucher of that supplier and sum waits for its payment' }),
  }),
).transform(expenseInput.fill)

const AnyDay = z.string().transform((d) => d as Day)

/** An expense voucher as the API answers it. Gaps are null and occur in archived ones only. */
export const Expense = z.strictObject({
  id: z.int(),
  ...expenseRecord.answer,
  /** Of its supplier; empty while it has none. */
  ...supplierInVoucher.answer,
  /** The day under which lists show it: the voucher's date, or the day it was saved while it has none. */
  listed_on: AnyDay,
  isAutoGenerate: z.boolean(),
  isRepeated: z.boolean(),
  isRepeatStopped: z.boolean(),
  /** The next date of a running repeat; null for what doesn't repeat or is stopped. */
  next_on: AnyDay.nullable(),
  /** Why the product stopped the repeat by itself; empty when the landlord did, or it isn't stopped. */
  stopped_by: z.enum(stoppers),
  /** The first date that was left out when the repeat was stopped, by the product or by the landlord. */
  stopped_on: AnyDay.nullable(),
  /** Day of the month that a monthly repeat keeps to, where its own date is the last of a shorter month; else null. */
  repeat_day: z.int().nullable(),
  /** From this date on another voucher goes on with the repeat (`change-from`); null: none does. */
  followed_on: AnyDay.nullable(),
  /** That voucher; null also once it was deleted for good. */
  followedBilagId: z.int().nullable(),
  parentBilagId: z.int().nullable(),
  isTrashed: z.boolean(),
  /** The repeating voucher with whose series it was moved to the trash folder; null: it lies in none, or was moved by itself. */
  trashedWithId: z.int().nullable(),
  created_at: InstantText,
  updated_at: InstantText,
})

/** One voucher that a repeat made. */
const SeriesVoucher = z.strictObject({ id: z.int(), date: AnyDay, sum: Money, isTrashed: z.boolean() })

/** One voucher with what is known of its files, and with what its repeat has made: the latest first, and how many in all. */
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
/** What a new voucher takes over from the last one to the same payee. */
export const ExpenseHabit = Expense.pick({
  supplierId: true,
  cost_type: true,
  cost_line: true,
  franchise: true,
  houseId: true,
  description: true,
})
export type ExpenseHabit = z.output<typeof ExpenseHabit>
/** What of an expense voucher stands in its own columns. */
export type StoredExpense = Stored<typeof expenseRecord.fields>
/** What its form holds, the fields of a new supplier with it. */
export type ExpenseValues = FormValues<typeof expenseInput.fields>
