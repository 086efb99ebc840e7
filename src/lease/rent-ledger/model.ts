import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { IdText } from '../../base/kit/schemas'
import { PaperQuery } from '../document/model'
import { Later, rentStates } from '../rent-account/model'
import { MonthText } from '../rent-account/model-form'

/** A month as the API answers it. */
const Month = z.string().meta({ description: 'YYYY-MM' })

/** A calendar year in an address. */
const YearText = z
  .string()
  .regex(/^(19|20)\d{2}$/, 'invalid')
  .transform(Number)
  .meta({ description: 'YYYY' })

export const RentYearQuery = z.strictObject({ year: YearText, houseId: IdText.optional() })

/** What was owed and paid of a contract's rent in a year, by months. */
export const RentYear = z.strictObject({
  contractId: z.int(),
  houseId: z.int(),
  /** The names of all tenants. */
  tenants: z.array(z.string()),
  months: z.array(
    z.strictObject({
      month: Month,
      due_on: DayText,
      sum: Balance,
      paid: Balance,
      state: z.enum(rentStates),
      /** The part that is due and unpaid. */
      owed: Balance,
      later: Later.optional(),
    }),
  ),
  /** Booked months of the year that are not followed. They are in no sum. */
  not_followed: z.array(z.strictObject({ month: Month, sum: Balance })),
})

/** The KIDs that the landlord has named for a contract. */
export const RentReferences = z.strictObject({ references: z.array(z.string()) })

/** The first and the last month of a statement of rent paid. */
export const StatementQuery = z.strictObject({ from: MonthText, to: MonthText, ...PaperQuery.shape })

export type RentYear = z.output<typeof RentYear>
export type StatementQuery = z.output<typeof StatementQuery>
