import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { taxLines } from '../../books/tax-line/model'
import { HouseTax } from '../tax/model'
import { submissionTypes } from './model-document'

/** Where a submission stands; `confirming`: whether it was handed in is not known until it is looked up. */
export const submissionStates = ['open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** `message`: the submission's state. */
export const ReturnSent = z.strictObject({ success: z.boolean(), message: z.string() })

const line = z.enum(taxLines)
/** What of one house was sent and is otherwise now. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    houseId: z.int(),
    kind: z.enum(['expense', 'income', 'depreciation']),
    /** Of personal use the year. */
    id: z.int(),
    name: z.string(),
    /** Null for what wasn't there when it was sent. */
    sent: Balance.nullable(),
    /** Null for what is gone. */
    now: Balance.nullable(),
    /** Where it was entered, and would be now; null where that is not known, or it wasn't or isn't there. */
    sent_line: line.nullable(),
    now_line: line.nullable(),
  }),
  /** A line that has changed although none of its vouchers has; `opening`: the opening value of group d. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('line'),
    line: z.enum([...taxLines, 'opening']),
    sent: Balance,
    now: Balance,
  }),
  /** The landlord's own part, in percent. */
  z.strictObject({ houseId: z.int(), kind: z.literal('share'), sent: z.number(), now: z.number() }),
  /** A tenant more or less than was sent; the name of one who is gone is not kept. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('tenant'),
    name: z.string(),
    sent: z.boolean(),
    now: z.boolean(),
  }),
])

/** Where the authority comes to another net than the books, as the landlord's part. */
const Difference = z.strictObject({ houseId: z.int(), ours: Balance, theirs: Balance })

/** One submission with the authority's receipt, and what has changed in the books since. */
export const Submission = z.strictObject({
  id: z.int(),
  year: z.int(),
  state: z.enum(submissionStates),
  submission: z.enum(submissionTypes),
  /** The figures as they were sent. */
  houses: z.array(HouseTax),
  /** Whose login it was handed in with: the landlord's name at the authority. */
  sent_by: z.string(),
  submitted_at: InstantText.nullable(),
  answered_at: InstantText.nullable(),
  /** The authority's number of it: `<party>/<instance>`; empty before it has one. */
  reference: z.string(),
  /** The authority's words; empty until it has answered. */
  label: z.string(),
  description: z.string(),
  /** Why it failed, as a refusal's reason; empty where it didn't. */
  error: z.string(),
  /** What the authority has reckoned otherwise when it was sent. */
  differences: z.array(Difference),
  /** Of the newest one that stands: of every house, since the last one that has it. Of one before: of its own houses. */
  changes: z.array(Change),
  /** Of the newest one that stands: ids of houses with an entry in the return that none of the year has. */
  not_sent: z.array(z.int()),
})

/** What has become of a year, by the newest of what was sent of it, or by its books. */
export const YearState = z.strictObject({
  year: z.int(),
  /**
   * `unknown`: whether it was handed in; `sent`: it is to be finished at the authority, or has no answer yet; `unsent`: the
   * books have something, and nothing was sent.
   */
  state: z.enum(['unsent', 'unknown', 'sent', 'delivered', 'rejected']),
})

export type YearState = z.output<typeof YearState>
export type Submission = z.output<typeof Submission>
export type StoredDifference = z.output<typeof Difference>
export type SubmissionChange = z.output<typeof Change>
