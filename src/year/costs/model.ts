import { z } from 'zod'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { costTypes } from '../../books/expense/model'

export const CostsQuery = z.strictObject({
  /** Left out: all houses of the account. */
  houseId: IdText.optional(),
  /** An income year; left out: this year. */
  year: z
    .string()
    .regex(/^[12]\d{3}$/, 'number')
    .transform(Number)
    .optional(),
})

const Months = z.array(Balance).length(12)

/** What one kind of cost came to in a year and in the year before: whole sums, by month from January on. */
const CostsOfType = z.strictObject({
  cost_type: z.enum(costTypes),
  months: Months,
  total: Balance,
  /** The deductible share of `total`; those of all kinds and of what is archived add up to the øre. */
  deductible: Balance,
  monthsBefore: Months,
  totalBefore: Balance,
})

export const CostsOfYear = z.strictObject({
  year: z.int(),
  /** Every kind of cost, also those without any, in the order of the form. */
  types: z.array(CostsOfType),
  /**
   * Archived vouchers of the year, which stand in no kind above, because they are still to be filled out: how many, what is
   * filled out of their sums, and of the deductible shares.
   */
  archived: z.strictObject({ count: z.int(), total: Balance, deductible: Balance }),
  /** What household items and personal use deduct at the end of the year: vouchers of another kind. */
  yearly: Balance,
  /** The costs of the year as the dashboard has them: all deductible shares, those of archived vouchers too, and `yearly`. */
  costs: Balance,
})

export type CostsOfYear = z.output<typeof CostsOfYear>
