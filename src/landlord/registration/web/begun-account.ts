import { z } from 'zod'
import { storedDraft } from '../../../base/ui/form/stored-draft'

/**
 * What the first step keeps in this browser: the address alone. The password is typed again, and what is agreed to is
 * agreed to anew.
 */
export const begunAccount = storedDraft('registration', z.strictObject({ at: z.number(), email: z.string() }))
