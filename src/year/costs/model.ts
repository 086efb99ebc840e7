import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { costTypes } from '../../books/expense/model'

export const CostsQuery = z.strictObject({
  /** If missing, all houses of the account. */
  houseId: IdText.optional(),
  /** If missing, this year. */
  year: z
    .string()
    .regex(/^[12]\d{3}$/, 'number')
    .transform(Number)
    .optional(),
})

const Months = z.array(Balance).length(12)

/** The costs of one type in øre, in a year and in the year before. The list of months starts with January. */
const CostsOfType = z.strictObject({
  cost_type: z.enum(costTypes),
  months: Months,
  total: Balance,
  /** The deductible part of `total`. The parts of all types and of `archived` add up exactly. */
  deductible: Balance,
  monthsBefore: Months,
  totalBefore: Balance,
})

/** A voucher of the year that one of the types counts. */
const CostVoucher = z.strictObject({
  id: z.int(),
  cost_type: z.enum(costTypes),
  listed_on: DayText,
  description: z.string(),
  supplierId: z.int().nullable(),
  /** The supplier's name. */
  name: z.string(),
  sum: Balance,
})

export const CostsOfYear = z.strictObject({
  year: z.int(),
  /** The types in the order of the form, including those without costs. */
  types: z.array(CostsOfType),
  /** The vouchers of the year, newest first. Their sums add up to the totals of the types. */
  vouchers: z.array(CostVoucher),
  /**
   * Archived vouchers. They are not filled in completely, so they are in none of the types above. The totals count the
   * amounts that are filled in so far.
   */
  archived: z.strictObject({ count: z.int(), total: Balance, deductible: Balance }),
  /** The year's deductions for household items and personal use. Their vouchers are of other kinds. */
  yearly: Balance,
  /** The costs as on the dashboard: the deductible parts of all expenses, including archived ones, and `yearly`. */
  costs: Balance,
})

export type CostVoucher = z.output<typeof CostVoucher>
export type CostsOfYear = z.output<typeof CostsOfYear>
