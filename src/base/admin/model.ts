import { z } from 'zod'
import { DayText, InstantText } from '../kit/day'
import { IdText, emptyOrText } from '../kit/schemas'

/** The most entries in one answer. */
export const mostEntries = 5000

/** The number of days in the chart, including today. */
export const chartDays = 8

/** One attempt to send something, as it was stored. It was redacted when it was written (docs/rules/base.md#sending-log). */
export const Entry = z.strictObject({
  id: z.int(),
  success: z.boolean(),
  type: z.string(),
  /** The account that it was for. Null for none. */
  userId: z.int().nullable(),
  /** JSON: the job and its attempt, or the operation and its milliseconds. */
  internalData: z.string(),
  /** JSON: what was sent. */
  sendData: z.string(),
  /** Why it did not succeed. Empty when it did. */
  requestError: z.string(),
  created_at: InstantText,
  /** Its job was given up and can be queued again. */
  givenUp: z.boolean(),
})

const YesNoText = z.enum(['true', 'false'])

const filters = {
  type: emptyOrText({ max: 50 }).optional(),
  /** Id of the account. */
  userId: IdText.optional(),
  /** A text in the noted, sent or received values. Case is ignored. */
  q: emptyOrText({ max: 100 }).optional(),
}

/** Which entries are wanted. */
export const EntryQuery = z.strictObject({
  ...filters,
  success: YesNoText.optional(),
  /** true: only attempts whose job was given up. */
  givenUp: z.literal('true').optional(),
  /** Only entries before the one with this id. */
  before: IdText.optional(),
  /** 100 when left out. */
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'invalid')
    .transform(Number)
    .refine((limit) => limit <= mostEntries, 'tooMuch')
    .meta({ type: 'integer' })
    .optional(),
})

/** The chart uses every filter except those that it splits by. */
export const SummaryQuery = z.strictObject(filters)

/** How many attempts succeeded and failed on each of the last days, oldest first. */
export const Summary = z.strictObject({
  days: z.array(z.strictObject({ day: DayText, succeeded: z.int(), failed: z.int() })),
  /** Every type in the log, in alphabetical order. */
  types: z.array(z.string()),
  /** Counts of the entries that match the filters. */
  succeeded: z.int(),
  failed: z.int(),
  givenUp: z.int(),
})

export type Entry = z.output<typeof Entry>
export type EntryQuery = z.output<typeof EntryQuery>
export type SummaryQuery = z.output<typeof SummaryQuery>
export type Summary = z.output<typeof Summary>
