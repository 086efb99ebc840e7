import { z } from 'zod'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { costTypes } from '../../books/expense/model'

export const CostsQuery = z.strictObject({
  /** Left out: all houses of the account. */
  houseId: IdText.optional(),
  /** An income year. Left out: this year. */
  year: z
    .string()
    .regex(/^[12]\d{3}$/, 'number')
    .transform(Number)
    .optional(),
})

const Months = z.array(Balance).length(12)

/** The costs of one kind in a year and in the year before: totals in øre, and by month from January on. */
const CostsOfType = z.strictObject({
  cost_type: z.enum(costTypes),
  months: Months,
  total: Balance,
  /** The deductible share of `total`. The shares of all kinds and of archived vouchers add up to the øre. */
  deductible: Balance,
  monthsBefore: Months,
  totalBefore: Balance,
})

export const CostsOfYear = z.strictObject({
  year: z.int(),
  /** Every kind of cost in the order of the form, including kinds without costs. */
  types: z.array(CostsOfType),
  /**
   * Archived vouchers of the year: their number, and the totals of the sums and deductible shares filled out so far. No
   * kind above includes them, because they are still to be filled out.
   */
  archived: z.strictObject({ count: z.int(), total: Balance, deductible: Balance }),
  /** The year-end deductions of household items and personal use, which are other kinds of vouchers. */
  yearly: Balance,
  /**
   * The costs of the year as on the dashboard: all deductible shares, including those of archived vouchers, and
   * `yearly`.
   */
  costs: Balance,
})

export type CostsOfYear = z.output<typeof CostsOfYear>
