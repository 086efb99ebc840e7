import { z } from 'zod'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { costTypes } from '../../books/expense/model'

export const CostsQuery = z.strictObject({
  /** Left out: all houses of the account. */
  houseId: IdText.optional(),
  /** Left out: this year. */
  year: z
    .string()
    .regex(/^[12]\d{3}$/, 'number')
    .transform(Number)
    .optional(),
})

const Months = z.array(Balance).length(12)

/** The costs of one type in øre, in a year and in the year before. Months are from January on. */
const CostsOfType = z.strictObject({
  cost_type: z.enum(costTypes),
  months: Months,
  total: Balance,
  /** The deductible part of `total`. Those of all types and of `archived` add up without a rounding error. */
  deductible: Balance,
  monthsBefore: Months,
  totalBefore: Balance,
})

export const CostsOfYear = z.strictObject({
  year: z.int(),
  /** The types in the order of the form, including those without costs. */
  types: z.array(CostsOfType),
  /**
   * Archived vouchers. They are not filled out completely, so no type above includes them. The totals count only
   * amounts that are filled out.
   */
  archived: z.strictObject({ count: z.int(), total: Balance, deductible: Balance }),
  /** Deductions of household items and personal use, which are other kinds of vouchers. */
  yearly: Balance,
  /** The costs as on the dashboard: all deductible shares, including those of archived vouchers, and `yearly`. */
  costs: Balance,
})

export type CostsOfYear = z.output<typeof CostsOfYear>
