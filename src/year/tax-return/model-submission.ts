import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { taxLines } from '../../books/tax-line/model'
import { HouseTax } from '../tax/model'
import { submissionTypes } from './model-document'

/** The states of a submission. `confirming`: whether it was handed in is not known until that is looked up. */
export const submissionStates = ['open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** The answer to a sending. `message` is the state of the submission. */
export const ReturnSentAnswer = z.strictObject({ success: z.boolean(), message: z.string() })

const line = z.enum(taxLines)
/** A change between what was sent for a house and what is there now. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    houseId: z.int(),
    kind: z.enum(['expense', 'income', 'depreciation']),
    /** The voucher's id. For personal use: the year. */
    id: z.int(),
    name: z.string(),
    /** The amount that was sent. Null when the voucher wasn't there at the time of sending. */
    sent: Balance.nullable(),
    /** The amount now. Null when the voucher is gone. */
    now: Balance.nullable(),
    /** The line of the return when it was sent, and now. Null when the line is unknown or the voucher doesn't exist. */
    sent_line: line.nullable(),
    now_line: line.nullable(),
  }),
  /** A line that changed although none of its vouchers did. `opening` is the opening value of group d. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('line'),
    line: z.enum([...taxLines, 'opening']),
    sent: Balance,
    now: Balance,
  }),
  /** The landlord's share in percent. */
  z.strictObject({ houseId: z.int(), kind: z.literal('share'), sent: z.number(), now: z.number() }),
  /** A tenant who was added or removed. The name of a removed tenant is not stored. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('tenant'),
    name: z.string(),
    sent: z.boolean(),
    now: z.boolean(),
  }),
])

/** The landlord's share of a net that the authority calculates differently. */
const Difference = z.strictObject({ houseId: z.int(), ours: Balance, theirs: Balance })

/** A submission with the authority's receipt, and the changes in the books since. */
export const Submission = z.strictObject({
  id: z.int(),
  year: z.int(),
  state: z.enum(submissionStates),
  submission: z.enum(submissionTypes),
  /** The houses' figures as they were sent. */
  houses: z.array(HouseTax),
  /** The landlord's name at the authority, from the login that handed it in. */
  sent_by: z.string(),
  submitted_at: InstantText.nullable(),
  answered_at: InstantText.nullable(),
  /** `<party>/<instance>` at the authority. Empty until there is an instance. */
  reference: z.string(),
  /** The authority's text. Empty until it has answered. */
  label: z.string(),
  description: z.string(),
  /** The reason of a failure. Empty when the submission didn't fail. */
  error: z.string(),
  /** The nets that the authority calculated differently at the time of sending. */
  differences: z.array(Difference),
  /**
   * The changes since the sending. The newest submission in force lists the changes of every house. Any other
   * submission lists only those of its own houses.
   */
  changes: z.array(Change),
  /** On the newest submission in force: houses with an entry in the return that no submission of the year contains. */
  not_sent: z.array(z.int()),
})

/** The state of a year, by its newest submission or by its books. */
export const YearState = z.strictObject({
  year: z.int(),
  /**
   * `unknown`: maybe handed in. `sent`: to be finished at the authority, or without an answer yet. `unsent`: the books
   * have something, and nothing was sent.
   */
  state: z.enum(['unsent', 'unknown', 'sent', 'delivered', 'rejected']),
})

export type YearState = z.output<typeof YearState>
export type Submission = z.output<typeof Submission>
export type StoredDifference = z.output<typeof Difference>
export type SubmissionChange = z.output<typeof Change>
