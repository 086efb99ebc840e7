import type { Row } from '../../../base/kit/endpoint'
import { invalidate, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'

export interface TrashedRecord {
  readonly id: number
  readonly houseId: number
  /** If true, also restores everything that was moved to the trash folder together with the record. */
  readonly withSeries?: boolean
}

/**
 * Calls whose answers are out of date after restoring. The screen passes them in, because this module may not import the
 * modules of those records.
 */
export interface StaleAfterTrash {
  readonly lists: readonly Row[]
  /** The call that shows one record, by its kind. */
  readonly reads: Readonly<Record<TrashType, Row>>
}

/**
 * Returns a function that restores a record and says whether that worked. If it fails, no message is shown, and the
 * record stays where it is (docs/rules/books.md#trash).
 */
export function useRestore({
  lists,
  reads,
}: StaleAfterTrash): (type: TrashType, record: TrashedRecord) => Promise<boolean> {
  const { mutateAsync: send } = useEndpointMutation(trashCalls.restore, {
    invalidates: [...lists, accountCalls.profile],
  })
  return async (type, { id, houseId, withSeries = false }) => {
    try {
      await send({ params: { id: String(id) }, body: { type, houseId, ...(withSeries && { series: true }) } })
      invalidate(reads[type])
      return true
    } catch {
      return false
    }
  }
}
