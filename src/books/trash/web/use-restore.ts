import type { Row } from '../../../base/kit/endpoint'
import { invalidate, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'

/** A record as far as the trash folder knows it. */
export interface TrashedRecord {
  readonly id: number
  readonly houseId: number
  /** With all that was moved to the trash together with it. */
  readonly withSeries?: boolean
}

/** What is stale after a record has come or gone, handed in by the screen: the records belong to later modules. */
export interface StaleAfterTrash {
  /** Lists that show vouchers. */
  readonly lists: readonly Row[]
  /** By kind, the call that shows one record. */
  readonly reads: Readonly<Record<TrashType, Row>>
}

/**
 * Takes a record out of the trash folder; resolves to whether that worked. A failure is silent (docs/rules.md#trash): the
 * record simply stays where it is.
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
