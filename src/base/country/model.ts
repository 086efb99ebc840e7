import { z } from 'zod'

/** A country (docs/rules/base.md#names-and-texts). Its nationalities are adjectives with a capital, as in a list. */
export const Country = z.strictObject({
  alpha_2_code: z.string(),
  en_short_name: z.string(),
  no_short_name: z.string(),
  nationality: z.string(),
  no_nationality: z.string(),
})
export type Country = z.output<typeof Country>
