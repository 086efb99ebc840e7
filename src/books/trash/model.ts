import { z } from 'zod'
import { oneOf, Id } from '../../base/kit/schemas'

/** docs/rules/books.md#trash */
export const trashTypes = ['bilag', 'income-bilag', 'depreciation-bilag'] as const
export type TrashType = (typeof trashTypes)[number]

/**
 * The request to restore a record. Kind and house must be those of the stored record. If `id` is
 * sent, it must equal the id in the path. `series` also restores what was moved to the trash folder
 * together with the record.
 */
export const RestoreForm = z
  .strictObject({ id: Id.optional(), type: oneOf(trashTypes), houseId: Id, series: z.boolean().optional() })
  .refine(({ type, series }) => type === 'bilag' || series !== true, { path: ['series'], error: 'invalid' })
export type RestoreForm = z.output<typeof RestoreForm>
