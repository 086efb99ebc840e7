import { z } from 'zod'
import { taxLines } from '../../books/tax-line/model'
import { homeUses, houseNumberNames } from '../../landlord/house/model'
import { submissionTypes } from './model-document'

/** The request to show or send a return. If the year is missing, last year. */
export const ReturnForm = z.strictObject({
  houseIds: z.array(z.int().min(1)).min(1, 'required').max(4, 'invalid'),
  year: z.int().max(9999, 'invalid').optional(),
  submission: z.enum(submissionTypes).default('ikkeKomplett'),
  /** True if the landlord wants to send the same content once more. */
  again: z.boolean({ error: 'invalid' }).default(false),
  /**
   * With `again`: the id of the submission to repeat. If another submission is now in force, the
   * request sends nothing, because the same click has already sent it.
   */
  repeats: z.int().min(1).optional(),
  /**
   * The landlord's answers about entries that only the landlord can assign to a house (409
   * entryAmbiguous). Null if an entry belongs to none of the houses.
   */
  entries: z
    .array(z.strictObject({ id: z.string().min(1, 'invalid').max(200, 'invalid'), houseId: z.int().min(1).nullable() }))
    .max(20, 'invalid')
    .default([]),
  /**
   * The houses whose use the landlord confirms although the authority's draft states another use.
   * If the list is sent, every house with such a difference and rent by the flat rule must be in
   * it. Otherwise the sending is refused (409 homeUseDiffers). If the list is missing, the sending
   * continues, and its answer lists the houses.
   */
  uses_confirmed: z.array(z.int().min(1)).max(4, 'invalid').optional(),
})

/** A message of the authority's checks (kontroller), and which house and line it is about. */
export const Hint = z.strictObject({
  /**
   * The house that the message is about. Null if it is about the whole return, or about something other than the
   * houses.
   */
  houseId: z.int().nullable(),
  /** The line that the message is about. Null if it is about the whole house. */
  line: z.enum(taxLines).nullable(),
  control: z.string(),
  /** True if the authority refuses the return because of the message. */
  refuses: z.boolean(),
  /** The authority's own text, in Norwegian, as plain text. */
  text: z.string(),
})

/** An entry that only the landlord can assign to a house, with facts to recognize it by. */
export const DisputedEntry = z.strictObject({
  id: z.string(),
  /** The houses that may own the entry. */
  houseIds: z.array(z.int()),
  /** Gross rent in whole kroner. Null if the entry has none. */
  rent: z.number().nullable(),
  /** The share in percent. */
  share: z.number().nullable(),
  tenants: z.array(z.string()),
})

/** The numbers that the draft may have for this house. 0 means that there is no lease or section. */
export const OtherProperty = z.strictObject({
  houseId: z.int(),
  inDraft: z.partialRecord(z.enum(houseNumberNames), z.union([z.int(), z.string()])),
})

/**
 * A house whose use in the authority's draft differs from what the landlord has stated. `in_draft`
 * has the draft's codes.
 */
export const DifferingUse = z.strictObject({
  houseId: z.int(),
  home_use: z.enum(homeUses),
  in_draft: z.array(z.string()),
})

/**
 * The preview. `message` lists the differences from the books and other notices. It may be empty.
 */
export const ReturnView = z.strictObject({ url: z.string(), message: z.string(), hints: z.array(Hint) })

export type ReturnForm = z.output<typeof ReturnForm>
export type Hint = z.output<typeof Hint>
export type OtherProperty = z.output<typeof OtherProperty>
export type DisputedEntry = z.output<typeof DisputedEntry>
export type DifferingUse = z.output<typeof DifferingUse>
