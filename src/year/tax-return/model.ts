import { z } from 'zod'
import { taxLines } from '../../books/tax-line/model'
import { houseNumberNames } from '../../landlord/house/model'
import { submissionTypes } from './model-document'

/** Which houses are sent, of which year (left out: the year before this one), and how. */
export const ReturnForm = z.strictObject({
  houseIds: z.array(z.int().min(1)).min(1, 'required').max(4, 'invalid'),
  year: z.int().max(9999, 'invalid').optional(),
  submission: z.enum(submissionTypes).default('ikkeKomplett'),
  /** Hands in what was sent just so before once more. */
  again: z.boolean({ error: 'invalid' }).default(false),
  /** With `again`: the submission that is repeated. Another one that stands by now is what the press has already led to. */
  repeats: z.int().min(1).optional(),
  /** Whose the entries of the draft are of which only the landlord knows it (409 entryAmbiguous); null: of none of the houses. */
  entries: z
    .array(z.strictObject({ id: z.string().min(1, 'invalid').max(200, 'invalid'), houseId: z.int().min(1).nullable() }))
    .max(20, 'invalid')
    .default([]),
})

/** What a control of the authority says, where it belongs. */
export const Hint = z.strictObject({
  /** Null: of the whole return, or of what is none of the houses'. */
  houseId: z.int().nullable(),
  /** Null: of the whole house. */
  line: z.enum(taxLines).nullable(),
  /** The authority's name of it. */
  control: z.string(),
  /** Whether the return is refused for it. */
  refuses: z.boolean(),
  /** The authority's own words, in Norwegian, as plain text. */
  text: z.string(),
})

/** What the landlord may know an entry of the draft by, of which only he knows whose it is. */
export const DisputedEntry = z.strictObject({
  id: z.string(),
  /** Ids of the houses that it may be of. */
  houseIds: z.array(z.int()),
  /** Gross rent in whole kroner; null where it says none. */
  rent: z.number().nullable(),
  /** The landlord's own part, in percent. */
  share: z.number().nullable(),
  tenants: z.array(z.string()),
})

/** A house whose property the draft may have under other numbers: those, as the draft has them; 0 for no lease or section. */
export const OtherProperty = z.strictObject({
  houseId: z.int(),
  inDraft: z.partialRecord(z.enum(houseNumberNames), z.union([z.int(), z.string()])),
})

/**
 * The authority's preview; `message` says where it comes to other figures than the books, and what else is to be known
 * before it is sent; else it is empty.
 */
export const ReturnView = z.strictObject({ url: z.string(), message: z.string(), hints: z.array(Hint) })

export type ReturnForm = z.output<typeof ReturnForm>
export type Hint = z.output<typeof Hint>
export type OtherProperty = z.output<typeof OtherProperty>
export type DisputedEntry = z.output<typeof DisputedEntry>
