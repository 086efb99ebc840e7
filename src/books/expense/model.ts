import { z } from 'zod'
import { Documents, FileInfo } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { choice, Id, optionalText, TypedDay, whole } from '../../base/kit/field'
import { Money } from '../../base/kit/money'

export const costTypes = ['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'] as const
export const repeats = ['never', 'weekly', 'monthly'] as const
/** What stops a repeat without the landlord: the free vouchers are used up, or the trial is over. */
export const stoppers = ['', 'freeLimit', 'endOf30Days'] as const
/** How many of the vouchers that a repeat made are answered with it; the latest. */
export const maxSeries = 100

const fields = {
  houseId: Id,
  cost_type: choice(costTypes).nullish(),
  description: optionalText({ max: 1000, lines: true }).nullish(),
  /** An own supplier; 0 means a new one, whose name, address, city and postcode ride along. */
  supplierId: whole(0, Number.MAX_SAFE_INTEGER, 'choose').nullish(),
  name: optionalText({ max: 50 }).nullish(),
  address: optionalText({ max: 50 }).nullish(),
  city: optionalText({ max: 50 }).nullish(),
  postcode: optionalText({ max: 50 }).nullish(),
  repeat: choice(repeats).nullish(),
  sum: Money.nullish(),
  date: TypedDay.nullish(),
  /** Percent of the sum that may be deducted. */
  franchise: whole(0, 100, 'share').nullish(),
  documents: Documents.default([]),
  /** True: saved to be filled out later; only the house and a date or a file are needed then. */
  archived: z.boolean({ error: 'invalid' }).default(false),
}

type Raw = Partial<Record<keyof typeof fields, unknown>>
const given = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Fields that a complete voucher must have, and those that only a new supplier must have (specification 1, section 5). */
const required = ['cost_type', 'description', 'supplierId', 'repeat', 'sum', 'date', 'franchise'] as const
const requiredOfSupplier = ['name', 'address', 'city', 'postcode'] as const

/**
 * The expense voucher as it is written. Missing fields are told together with wrong ones (`when`): a landlord who
 * presses Save sees all that is left to do, not one thing at a time.
 */
const when = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null
let form: z.ZodType<z.output<z.ZodObject<typeof fields>>, z.input<z.ZodObject<typeof fields>>> = z.strictObject(fields)
for (const path of required)
  form = form.refine((value: Raw) => value.archived === true || given(value[path]), {
    path: [path],
    error: 'required',
    when,
  })
for (const path of requiredOfSupplier) {
  form = form.refine((value: Raw) => value.supplierId !== 0 || value.archived === true || given(value[path]), {
    path: [path],
    error: 'required',
    when,
  })
}
export const ExpenseForm = form.refine(
  (value: Raw) =>
    value.archived !== true || given(value.date) || (Array.isArray(value.documents) && value.documents.length > 0),
  { path: ['date'], error: 'required', when },
)

const AnyDay = z.string().transform((d) => d as Day)

/** An expense voucher as the API answers it. Gaps are null and occur in archived ones only. */
export const Expense = z.strictObject({
  id: z.int(),
  houseId: z.int(),
  cost_type: z.enum(costTypes).nullable(),
  description: z.string(),
  supplierId: z.int().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  repeat: z.enum(repeats),
  sum: Money.nullable(),
  date: AnyDay.nullable(),
  /** The day under which lists show it: the voucher's date, or the day it was saved while it has none. */
  listed_on: AnyDay,
  franchise: z.int(),
  documents: z.array(z.string()),
  archived: z.boolean(),
  isAutoGenerate: z.boolean(),
  isRepeated: z.boolean(),
  isRepeatStopped: z.boolean(),
  /** The next date of a running repeat; null for what doesn't repeat or is stopped. */
  next_on: AnyDay.nullable(),
  /** Why the product stopped the repeat by itself; empty when the landlord did, or it isn't stopped. */
  stopped_by: z.enum(stoppers),
  /** The first date that was left out when the repeat was stopped, by the product or by the landlord. */
  stopped_on: AnyDay.nullable(),
  parentBilagId: z.int().nullable(),
  isTrashed: z.boolean(),
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
export type Expense = z.output<typeof Expense>
export type ExpenseDetail = z.output<typeof ExpenseDetail>
