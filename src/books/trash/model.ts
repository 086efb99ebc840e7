import { z } from 'zod'
import { choice, Id } from '../../base/kit/schemas'

/** Kinds of records that lie in the trash folder (docs/rules.md#trash). */
export const trashTypes = ['bilag', 'income-bilag', 'depreciation-bilag'] as const
export type TrashType = (typeof trashTypes)[number]

/** What is to be restored: kind and house must be those of the stored record. `id`, when sent, must be the path's. */
export const RestoreForm = z.strictObject({ id: Id.optional(), type: choice(trashTypes), houseId: Id })
export type RestoreForm = z.output<typeof RestoreForm>
