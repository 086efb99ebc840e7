import { z } from 'zod'
import { DayText, InstantText, type Day } from '../kit/day'
import { Balance } from '../kit/money'

/** The shortest text for which addresses are looked up. */
export const shortestAddress = 3
/** The shortest part of a name for which organisations are looked up. */
export const shortestName = 2
/** The most results of a look-up. */
export const mostFound = 8
/** The longest text that is looked up. */
export const longestQuery = 100

/** An address of the cadastre. Empty or null: the register doesn't say. */
export const FoundAddress = z.strictObject({
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  municipality_number: z.string(),
  municipality: z.string(),
  property_number: z.int().nullable(),
  holding_number: z.int().nullable(),
  lease_number: z.int().nullable().meta({ description: '0: the ground is not leased' }),
})

const organisationStates = ['active', 'bankrupt', 'dissolving', 'deleted'] as const

/** An organisation. One that the register has removed has only its number and its state. */
export const FoundOrganisation = z.strictObject({
  organisation_number: z.string(),
  name: z.string(),
  address: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  form: z.string().optional().meta({ description: 'The code of its legal form: AS, ENK, BRL, ESEK' }),
  state: z.enum(organisationStates),
})

export const PricesAnswer = z.strictObject({
  updated_at: InstantText,
  source: z.string(),
  months: z.array(
    z.strictObject({
      month: z.string().meta({ description: 'YYYY-MM' }),
      value: z.number().meta({ description: 'Consumer price index, 2025 = 100' }),
    }),
  ),
})

export const RatesAnswer = z.strictObject({
  late_interest: z.array(
    z.strictObject({
      from: DayText.meta({ description: 'The first day. The rate holds until the end of that half-year' }),
      percent: z.number(),
      source: z.string(),
    }),
  ),
  reminder_fee: z.array(
    z.strictObject({
      from: DayText.meta({ description: 'The first day. The fee holds until the end of that year' }),
      sum: Balance,
      source: z.string(),
    }),
  ),
  alarm: z.string().nullable().meta({
    description: 'A rate that is missing, or a stored value that a register now gives otherwise. Null: nothing',
  }),
})

/** The index of a month. `month` is its first day. */
export interface PriceMonth {
  readonly month: Day
  readonly tenths: number
}

/** The policy rate that Norges Bank has told, in hundredths of a percent. */
export interface PolicyRate {
  readonly on: Day
  readonly hundredths: number
}

/** A stored value that its register now gives otherwise. `after` is null when the register no longer has it. */
export interface RegisterDifference {
  readonly key: string
  readonly before: string
  readonly after: string | null
}

export type FoundAddress = z.output<typeof FoundAddress>
export type FoundOrganisation = z.output<typeof FoundOrganisation>
export type PricesAnswer = z.output<typeof PricesAnswer>
export type RatesAnswer = z.output<typeof RatesAnswer>
/** The rates that calculations need. */
export type Rates = Pick<RatesAnswer, 'late_interest' | 'reminder_fee'>
export type RateKind = keyof Rates
export const rateKinds: readonly RateKind[] = ['late_interest', 'reminder_fee']
