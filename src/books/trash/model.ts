import { z } from 'zod'
import { oneOf, Id } from '../../base/kit/schemas'

/** Kinds of records in the trash folder (docs/rules/books.md#trash). */
export const trashTypes = ['bilag', 'income-bilag', 'depreciation-bilag'] as const
export type TrashType = (typeof trashTypes)[number]

/**
 * The record to be restored. Kind and house must be those of the stored record. `id` is optional and must be the
 * path's. With `series`, everything that was moved to the trash with it is restored too, for expenses that repeat.
 */
export const RestoreForm = z
  .strictObject({ id: Id.optional(), type: oneOf(trashTypes), houseId: Id, series: z.boolean().optional() })
  .refine(({ type, series }) => type === 'bilag' || series !== true, { path: ['series'], error: 'invalid' })
export type RestoreForm = z.output<typeof RestoreForm>
