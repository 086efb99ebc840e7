import type { Row } from '../../../base/kit/endpoint'
import { invalidate, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'

export interface TrashedRecord {
  readonly id: number
  readonly houseId: number
  /** Restore everything that was moved to the trash with it. */
  readonly withSeries?: boolean
}

/** Passed in by the screen, because the records belong to later modules. */
export interface StaleAfterTrash {
  readonly lists: readonly Row[]
  /** By kind, the call that shows one record. */
  readonly reads: Readonly<Record<TrashType, Row>>
}

/** Resolves to whether that worked. A failure is silent (docs/rules/books.md#trash): the record stays where it is. */
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
