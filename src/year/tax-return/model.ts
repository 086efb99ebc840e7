import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { HouseTax } from '../tax/model'
import { submissionTypes } from '../tax-document/model'

/** Where a submission stands; `confirming`: whether it was handed in is not known until it is looked up. */
export const submissionStates = ['open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Which houses are sent, of which year (left out: the year before this one), and how. */
export const ReturnForm = z.strictObject({
  houseIds: z.array(z.int().min(1)).min(1, 'required').max(4, 'invalid'),
  year: z.int().max(9999, 'invalid').optional(),
  submission: z.enum(submissionTypes).default('ikkeKomplett'),
})

/** The authority's preview; `message` says where it comes to other figures than the books, else it is empty. */
export const ReturnView = z.strictObject({ url: z.string(), message: z.string() })
/** `message`: the submission's state. */
export const ReturnSent = z.strictObject({ success: z.boolean(), message: z.string() })

/** What of one house was sent and is another figure now. */
const Change = z.strictObject({
  houseId: z.int(),
  kind: z.enum(['expense', 'income', 'depreciation']),
  /** Of personal use the year. */
  id: z.int(),
  name: z.string(),
  /** Null for what wasn't there when it was sent. */
  sent: Balance.nullable(),
  /** Null for what is gone. */
  now: Balance.nullable(),
})

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
  changes: z.array(Change),
})

export type ReturnForm = z.output<typeof ReturnForm>
export type Submission = z.output<typeof Submission>
export type SubmissionChange = z.output<typeof Change>
