import { z } from 'zod'

/**
 * A country (docs/rules/base.md#names-and-texts). Its nationality is an adjective with a capital letter, because lists
 * show it by itself.
 */
export const Country = z.strictObject({
  alpha_2_code: z.string(),
  en_short_name: z.string(),
  no_short_name: z.string(),
  nationality: z.string(),
  no_nationality: z.string(),
})
export type Country = z.output<typeof Country>
