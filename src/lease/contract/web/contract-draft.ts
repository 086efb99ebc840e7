import { z } from 'zod'
import { storedDraft, type StoredDraft } from '../../../base/ui/form/stored-draft'
import { contractInput } from '../model'

// The draft stands in this browser alone, with the tenant's birth date (a lease needs it, and a reload must lose
// nothing); a national id is not part of a contract. Saving, discarding and logging out remove it, and so does time.
// What an earlier version stored in another form is refused by the schema, and the wizard begins empty.

const Draft = z.strictObject({
  /** When it was saved, in ms since 1970. */
  at: z.number(),
  values: contractInput.draft,
})
export type Draft = z.output<typeof Draft>

/** The draft of an account for a house. */
export const draftOf = (account: number, house: number | null): StoredDraft<Draft> =>
  storedDraft(`contract-draft.${account}.${house ?? 0}`, Draft)
