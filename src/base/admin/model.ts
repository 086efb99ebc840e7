import { z } from 'zod'
import { DayText, InstantText } from '../kit/day'
import { IdText, emptyOrText } from '../kit/schemas'

export const maxListedEntries = 5000

/** The number of days in the chart, including today. */
export const chartDays = 8

/** An entry of the send log, which was redacted when it was written (docs/rules/base.md#sending-log). */
export const Entry = z.strictObject({
  id: z.int(),
  success: z.boolean(),
  type: z.string(),
  userId: z.int().nullable(),
  /** JSON: the job and its attempt, or the operation and its milliseconds. */
  internalData: z.string(),
  /** JSON: what was sent. */
  sendData: z.string(),
  requestError: z.string(),
  created_at: InstantText,
  /** True if its job failed for good and can be queued again. */
  givenUp: z.boolean(),
})

const YesNoText = z.enum(['true', 'false'])

const filters = {
  type: emptyOrText({ max: 50 }).optional(),
  userId: IdText.optional(),
  /** Case is ignored. */
  q: emptyOrText({ max: 100 }).optional(),
}

export const EntryQuery = z.strictObject({
  ...filters,
  success: YesNoText.optional(),
  /** true: only attempts whose job failed for good. */
  givenUp: z.literal('true').optional(),
  before: IdText.optional(),
  /** Left out: 100. */
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'invalid')
    .transform(Number)
    .refine((limit) => limit <= maxListedEntries, 'tooMuch')
    .meta({ type: 'integer' })
    .optional(),
})

/** The filters of the chart. The chart itself splits the attempts by success, so that filter is left out. */
export const SummaryQuery = z.strictObject(filters)

export const SendlogSummary = z.strictObject({
  days: z.array(z.strictObject({ day: DayText, succeeded: z.int(), failed: z.int() })),
  types: z.array(z.string()),
  succeeded: z.int(),
  failed: z.int(),
  givenUp: z.int(),
})

export type Entry = z.output<typeof Entry>
export type EntryQuery = z.output<typeof EntryQuery>
export type SummaryQuery = z.output<typeof SummaryQuery>
export type SendlogSummary = z.output<typeof SendlogSummary>
