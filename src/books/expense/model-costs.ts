import { z } from 'zod'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { costTypes } from './model'

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
  /** The deductible share of `total`. */
  deductible: Balance,
  monthsBefore: Months,
  totalBefore: Balance,
})

export const CostsOfYear = z.strictObject({
  year: z.int(),
  /** Every kind of cost, also those without any, in the order of the form. */
  types: z.array(CostsOfType),
})

export type CostsOfYear = z.output<typeof CostsOfYear>
