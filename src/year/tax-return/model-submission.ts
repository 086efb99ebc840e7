import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { taxLines } from '../../books/tax-line/model'
import { HouseTax } from '../tax/model'
import { submissionTypes } from './model-document'

/** The state of a submission. `confirming`: it is not known whether it was handed in until that is looked up. */
export const submissionStates = ['open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** `message` is the state of the submission. */
export const ReturnSent = z.strictObject({ success: z.boolean(), message: z.string() })

const line = z.enum(taxLines)
/** A difference between what was sent for a house and what is there now. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    houseId: z.int(),
    kind: z.enum(['expense', 'income', 'depreciation']),
    /** For personal use: the year. */
    id: z.int(),
    name: z.string(),
    /** Null when it wasn't there at the time of sending. */
    sent: Balance.nullable(),
    /** Null when it is gone. */
    now: Balance.nullable(),
    /** The line at sending, and the line now. Null when it is not known, or there was or is no voucher. */
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
  /** The landlord's own share, in percent. */
  z.strictObject({ houseId: z.int(), kind: z.literal('share'), sent: z.number(), now: z.number() }),
  /** A tenant added or removed since sending. The name of a removed tenant is not stored. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('tenant'),
    name: z.string(),
    sent: z.boolean(),
    now: z.boolean(),
  }),
])

/** The landlord's share of a net that the authority calculates differently from the books. */
const Difference = z.strictObject({ houseId: z.int(), ours: Balance, theirs: Balance })

/** One submission, the authority's receipt, and the changes in the books since. */
export const Submission = z.strictObject({
  id: z.int(),
  year: z.int(),
  state: z.enum(submissionStates),
  submission: z.enum(submissionTypes),
  /** The figures as they were sent. */
  houses: z.array(HouseTax),
  /** The landlord's name at the authority, from the login that handed it in. */
  sent_by: z.string(),
  submitted_at: InstantText.nullable(),
  answered_at: InstantText.nullable(),
  /** The authority's number of the submission: `<party>/<instance>`. Empty until there is one. */
  reference: z.string(),
  /** The authority's text. Empty until it has answered. */
  label: z.string(),
  description: z.string(),
  /** Why it failed, as the reason of a refusal. Empty when it didn't fail. */
  error: z.string(),
  /** The figures that the authority calculated differently at the time of sending. */
  differences: z.array(Difference),
  /**
   * On the newest submission in force: changes of every house since the last one that contains it. On others: of its
   * own houses.
   */
  changes: z.array(Change),
  /**
   * On the newest submission in force: ids of houses with an entry in the return that no submission of the year
   * contains.
   */
  not_sent: z.array(z.int()),
})

/** The state of a year, by its newest submission or by its books. */
export const YearState = z.strictObject({
  year: z.int(),
  /**
   * `unknown`: it is not known whether it was handed in. `sent`: it must be finished at the authority, or has no answer
   * yet. `unsent`: the books have something, and nothing was sent.
   */
  state: z.enum(['unsent', 'unknown', 'sent', 'delivered', 'rejected']),
})

export type YearState = z.output<typeof YearState>
export type Submission = z.output<typeof Submission>
export type StoredDifference = z.output<typeof Difference>
export type SubmissionChange = z.output<typeof Change>
