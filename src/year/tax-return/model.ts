import { z } from 'zod'
import { taxLines } from '../../books/tax-line/model'
import { houseNumberNames } from '../../landlord/house/model'
import { submissionTypes } from './model-document'

/** The request to show or send a return. Without a year it is last year. */
export const ReturnForm = z.strictObject({
  houseIds: z.array(z.int().min(1)).min(1, 'required').max(4, 'invalid'),
  year: z.int().max(9999, 'invalid').optional(),
  submission: z.enum(submissionTypes).default('ikkeKomplett'),
  /** True to send the same content once more. */
  again: z.boolean({ error: 'invalid' }).default(false),
  /** With `again`: the submission to repeat. If a newer one is in force, the same click has already sent it. */
  repeats: z.int().min(1).optional(),
  /**
   * The landlord's answers about draft entries whose owner only the landlord knows (409 entryAmbiguous). Null: none of
   * the houses.
   */
  entries: z
    .array(z.strictObject({ id: z.string().min(1, 'invalid').max(200, 'invalid'), houseId: z.int().min(1).nullable() }))
    .max(20, 'invalid')
    .default([]),
})

/** A message of the authority's controls, with its place. */
export const Hint = z.strictObject({
  /** The house that the message is about. Null: the whole return, or something outside the houses. */
  houseId: z.int().nullable(),
  /** The line that the message is about. Null: the whole house. */
  line: z.enum(taxLines).nullable(),
  control: z.string(),
  /** True if the message makes the authority refuse the return. */
  refuses: z.boolean(),
  /** The authority's own text, in Norwegian, as plain text. */
  text: z.string(),
})

/** What helps the landlord recognize an entry whose owner only the landlord knows. */
export const DisputedEntry = z.strictObject({
  id: z.string(),
  /** The houses that may own the entry. */
  houseIds: z.array(z.int()),
  /** Gross rent in whole kroner. Null when the entry has none. */
  rent: z.number().nullable(),
  /** The share in percent. */
  share: z.number().nullable(),
  tenants: z.array(z.string()),
})

/** A house that the draft may contain under these other numbers. 0 means no lease or section. */
export const OtherProperty = z.strictObject({
  houseId: z.int(),
  inDraft: z.partialRecord(z.enum(houseNumberNames), z.union([z.int(), z.string()])),
})

/** The preview. `message` says where its figures differ from the books, and what else to know. It may be empty. */
export const ReturnView = z.strictObject({ url: z.string(), message: z.string(), hints: z.array(Hint) })

export type ReturnForm = z.output<typeof ReturnForm>
export type Hint = z.output<typeof Hint>
export type OtherProperty = z.output<typeof OtherProperty>
export type DisputedEntry = z.output<typeof DisputedEntry>
