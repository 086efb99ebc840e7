import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { text } from '../../base/kit/field'

export const SupplierForm = z.strictObject({
  name: text({ max: 50 }),
  address: text({ max: 50 }),
  city: text({ max: 50 }),
  postcode: text({ max: 50 }),
  archived: z.boolean({ error: 'invalid' }).optional(),
})

export const Supplier = z.strictObject({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  archived: z.boolean(),
  /** The account's own "No supplier": can be neither changed nor deleted; the screen names it in its language. */
  isDefault: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})

export type SupplierForm = z.output<typeof SupplierForm>
export type Supplier = z.output<typeof Supplier>
