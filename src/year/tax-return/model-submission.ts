import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { taxLines } from '../../books/tax-line/model'
import { HouseTax } from '../tax/model'
import { DifferingUse } from './model'
import { submissionTypes } from './model-document'

/**
 * The states of a submission. `confirming`: it isn't known yet whether the return was handed in, and must be looked up.
 */
export const submissionStates = ['open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** The answer to sending a return. `message` is the state of the submission. */
export const ReturnSentAnswer = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  /**
   * The houses whose use in the authority's draft differs from what the landlord has stated.
   * Missing if there are none.
   */
  uses: z.array(DifferingUse).optional(),
})

const line = z.enum(taxLines)
/** A difference between what was sent for a house and its present figures. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    houseId: z.int(),
    kind: z.enum(['expense', 'income', 'depreciation']),
    /** The voucher's id. For personal use, the year. */
    id: z.int(),
    name: z.string(),
    /** The amount that was sent. Null if the voucher didn't exist then. */
    sent: Balance.nullable(),
    /** The present amount. Null if the voucher no longer exists. */
    now: Balance.nullable(),
    /**
     * The line of the return when it was sent, and now. Null if the line is unknown, or if the
     * voucher did not exist at that time.
     */
    sent_line: line.nullable(),
    now_line: line.nullable(),
  }),
  /**
   * A line that has changed although none of its vouchers has. `opening` is the opening value of
   * group d.
   */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('line'),
    line: z.enum([...taxLines, 'opening']),
    sent: Balance,
    now: Balance,
  }),
  /** The landlord's share in percent. */
  z.strictObject({ houseId: z.int(), kind: z.literal('share'), sent: z.number(), now: z.number() }),
  /** A tenant who was added or removed. The names of removed tenants are not stored. */
  z.strictObject({
    houseId: z.int(),
    kind: z.literal('tenant'),
    name: z.string(),
    sent: z.boolean(),
    now: z.boolean(),
  }),
])

/**
 * The landlord's share of a house's net. `ours` is calculated from the books, `theirs` by the
 * authority.
 */
const Difference = z.strictObject({ houseId: z.int(), ours: Balance, theirs: Balance })

/** A submission with the authority's receipt, and what has changed in the books since then. */
export const Submission = z.strictObject({
  id: z.int(),
  year: z.int(),
  state: z.enum(submissionStates),
  submission: z.enum(submissionTypes),
  /** The figures of the houses as they were sent. */
  houses: z.array(HouseTax),
  /** The landlord's name at the authority. It comes from the login with which the return was handed in. */
  sent_by: z.string(),
  submitted_at: InstantText.nullable(),
  answered_at: InstantText.nullable(),
  /** `<party>/<instance>` at the authority. Empty as long as there is no instance. */
  reference: z.string(),
  /** The authority's text. Empty as long as there is no answer. */
  label: z.string(),
  description: z.string(),
  /** The reason why the submission failed. Empty if it did not fail. */
  error: z.string(),
  /** The houses whose net the authority calculated differently when the return was sent. */
  differences: z.array(Difference),
  /**
   * The changes since the return was sent. The newest submission in force lists the changes of all houses. Any other
   * submission lists only those of its own houses.
   */
  changes: z.array(Change),
  /** Only for the newest submission in force: houses that belong in the return but are in no submission of the year. */
  not_sent: z.array(z.int()),
})

/** The state of a year's return, from the newest submission, or from the books if there is none. */
export const YearState = z.strictObject({
  year: z.int(),
  /**
   * `unknown`: it isn't known whether it was handed in. `sent`: the landlord must finish it at the
   * authority, or there is no answer yet. `unsent`: the books have entries for the year, but no
   * return was sent.
   */
  state: z.enum(['unsent', 'unknown', 'sent', 'delivered', 'rejected']),
})

export type YearState = z.output<typeof YearState>
export type Submission = z.output<typeof Submission>
export type StoredDifference = z.output<typeof Difference>
export type SubmissionChange = z.output<typeof Change>
