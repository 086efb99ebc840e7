import { z } from 'zod'
import { Documents, FileInfo } from '../../base/file/model'
import { DayText, InstantText, type Day } from '../../base/kit/day'
import { Email, Id, optionalText, text, TypedDay } from '../../base/kit/field'
import { Money } from '../../base/kit/money'

const NoText = z.literal('').transform(() => '')

/** An income voucher without a contract, as it is written. */
export const IncomeForm = z
  .strictObject({
    houseId: Id,
    title: optionalText({ max: 50 }).default(''),
    tenant_first_name: text({ max: 50 }),
    tenant_last_name: text({ max: 50 }),
    tenant_birthday: TypedDay,
    tenant_email: z.union([NoText, Email], { error: 'email.invalid' }).default(''),
    tenant_phone: optionalText({ max: 50 }).default(''),
    start_date: TypedDay,
    end_date: TypedDay,
    /** The rent received for the period. */
    sum: Money,
    deposit_sum: Money,
    /** Whether this income is taxed; contract income follows its contract instead. */
    separatedTaxable: z.boolean({ error: 'choose' }).default(true),
    other: optionalText({ max: 1000, lines: true }).default(''),
    documents: Documents.default([]),
  })
  .refine((form) => form.start_date <= form.end_date, { path: ['end_date'], error: 'startAfterEnd' })

/** One month's rent changed. */
export const SumForm = z.strictObject({ sum: Money })

const AnyDay = z.string().transform((d) => d as Day)

/** An income voucher as the API answers it. It counts in the period of its `start_date`. */
export const Income = z.strictObject({
  id: z.int(),
  houseId: z.int(),
  /** Null: separate income, whose taxability stands in `separatedTaxable`. */
  contractId: z.int().nullable(),
  title: z.string(),
  tenant_first_name: z.string(),
  tenant_last_name: z.string(),
  tenant_birthday: DayText,
  tenant_email: z.string(),
  tenant_phone: z.string(),
  start_date: AnyDay,
  end_date: AnyDay,
  sum: Money,
  deposit_sum: Money,
  taxable: z.boolean(),
  separatedTaxable: z.boolean(),
  other: z.string(),
  canEditSum: z.boolean(),
  documents: z.array(z.string()),
  isTrashed: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const IncomeDetail = z.strictObject({ ...Income.shape, files: z.array(FileInfo) })

export type IncomeForm = z.output<typeof IncomeForm>
export type Income = z.output<typeof Income>
export type IncomeDetail = z.output<typeof IncomeDetail>
export type SumForm = z.output<typeof SumForm>
