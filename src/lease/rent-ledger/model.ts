import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { PaperQuery } from '../document/model'
import { Later, rentStates } from '../rent-account/model'
import { MonthText } from '../rent-account/model-form'

/** A month as an answer names it. */
const Month = z.string().meta({ description: 'YYYY-MM' })

/** A calendar year in an address. */
const YearText = z
  .string()
  .regex(/^(19|20)\d{2}$/, 'invalid')
  .transform(Number)
  .meta({ description: 'YYYY' })

export const RentYearQuery = z.strictObject({ year: YearText, houseId: IdText.optional() })

/** What of the rent of a contract was owed and paid in a year, by months. */
export const RentYear = z.strictObject({
  contractId: z.int(),
  houseId: z.int(),
  /** All who rent, by their names. */
  tenants: z.array(z.string()),
  months: z.array(
    z.strictObject({
      month: Month,
      due_on: DayText,
      sum: Balance,
      paid: Balance,
      state: z.enum(rentStates),
      /** What of it is due and unpaid. */
      owed: Balance,
      later: Later.optional(),
    }),
  ),
  /** Booked months of the year that are not followed: they stand in no sum. */
  not_followed: z.array(z.strictObject({ month: Month, sum: Balance })),
})

/** The KIDs that the landlord has named for a contract. */
export const RentReferences = z.strictObject({ references: z.array(z.string()) })

/** From which month to which a statement of rent paid tells. */
export const StatementQuery = z.strictObject({ from: MonthText, to: MonthText, ...PaperQuery.shape })

export type RentYear = z.output<typeof RentYear>
export type StatementQuery = z.output<typeof StatementQuery>
