import { type Day, DayText } from '../../base/kit/day'
import { type Ore, Balance } from '../../base/kit/money'
import type { FactRow, ShownText } from '../../base/pdf/model'
import { z } from 'zod'
import { IdText } from '../../base/kit/schemas'
import { ContractPaperQuery } from '../document/model'
import { RiseAfterDue, Rises, rentStates } from './model'
import { MonthText } from './model-form'

export interface StatementMonth {
  /** The first day of the month. */
  readonly month: Day
  readonly dueOn: Day
  /** The parts of the rent that are owed from another day. */
  readonly later: readonly { readonly sum: Ore; readonly dueOn: Day }[]
  readonly sum: Ore
  /** The part that is due and unpaid. */
  readonly owed: Ore
  readonly paid: Ore
  /** The days on which the month was paid. Each day is listed once, with the sum of that day. */
  readonly paidOn: readonly { readonly day: Day; readonly sum: Ore }[]
}

export interface StatementData {
  /** The number of the contract. */
  readonly number: number
  readonly writtenOn: Day
  readonly landlord: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string }
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** First days of the first and the last month. */
  readonly from: Day
  readonly to: Day
  readonly months: readonly StatementMonth[]
  /** The unpaid rent without the rent that is due on the day of the statement. Left out: both are shown as one sum. */
  readonly owed?: { readonly before: Ore; readonly today: Ore }
  /** The first followed month. Left out: the statement says nothing of months before it. */
  readonly followedFrom?: Day
}

export type StatementSheet = {
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  readonly prevails: ShownText | null
  readonly foot: string
  readonly page: ShownText
  readonly factsTitle: ShownText
  readonly facts: readonly FactRow[]
  readonly monthsTitle: ShownText
  readonly columns: readonly ShownText[]
  readonly rows: readonly { readonly month: ShownText; readonly cells: readonly string[] }[]
  readonly total: { readonly label: ShownText; readonly cells: readonly string[] }
  /** The text when no month is followed. */
  readonly nothing: ShownText
  readonly paragraphs: readonly ShownText[]
  readonly regards: ShownText
  readonly sender: string
}

/** A month as the API answers it. */
const Month = z.string().meta({ description: 'YYYY-MM' })

/** A year in an address. */
const YearText = z
  .string()
  .regex(/^(19|20)\d{2}$/, 'invalid')
  .transform(Number)
  .meta({ description: 'YYYY' })

export const RentYearQuery = z.strictObject({ year: YearText, houseId: IdText.optional() })

/** The rent of a contract in a year, by months. */
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
      later: RiseAfterDue.optional(),
      rises: Rises.optional(),
    }),
  ),
  /** Booked months of the year before the first followed month. No sum includes them. */
  not_followed: z.array(z.strictObject({ month: Month, sum: Balance })),
})

export const RentReferences = z.strictObject({ references: z.array(z.string()) })

/** The language is the contract’s unless `lang` names one. */
export const StatementQuery = z.strictObject({ from: MonthText, to: MonthText, ...ContractPaperQuery.shape })

export type RentYear = z.output<typeof RentYear>
export type StatementQuery = z.output<typeof StatementQuery>
