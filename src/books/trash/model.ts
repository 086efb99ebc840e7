import { z } from 'zod'
import { oneOf, Id } from '../../base/kit/schemas'

/** Kinds of records that lie in the trash folder (docs/rules.md#trash). */
export const trashTypes = ['bilag', 'income-bilag', 'depreciation-bilag'] as const
export type TrashType = (typeof trashTypes)[number]

/**
 * What is to be restored: kind and house must be those of the stored record. `id`, when sent, must be the path's. `series`:
 * with all that was moved to the trash together with it, as expenses that repeat are.
 */
export const RestoreForm = z
  .strictObject({ id: Id.optional(), type: oneOf(trashTypes), houseId: Id, series: z.boolean().optional() })
  .refine(({ type, series }) => type === 'bilag' || series !== true, { path: ['series'], error: 'invalid' })
export type RestoreForm = z.output<typeof RestoreForm>
