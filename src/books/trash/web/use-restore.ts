import type { Row } from '../../../base/kit/endpoint'
import { useSend } from '../../../base/ui/answer'
import { accountCalls } from '../../../landlord/account/calls'
import { depreciationCalls } from '../../depreciation/calls'
import { expenseCalls } from '../../expense/calls'
import { incomeCalls } from '../../income/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'

/** What is known of a record that lies in the trash folder. */
export interface Trashed {
  readonly id: number
  readonly houseId: number
}

/** Everything that shows a record of any kind and is old after it has moved. */
export const shownBy: readonly Row[] = [expenseCalls.read, incomeCalls.read, depreciationCalls.read, accountCalls.profile]

/**
 * Takes a record out of the trash folder; answers whether that worked. A failure is silent (specification 1, section
 * 4): the record simply stays where it is. `refreshes` are the lists that show vouchers.
 */
export function useRestore(refreshes: readonly Row[]): (type: TrashType, record: Trashed) => Promise<boolean> {
  const { send } = useSend(trashCalls.restore, { refreshes: [...refreshes, ...shownBy] })
  return async (type, { id, houseId }) => {
    try {
      await send({ params: { id: String(id) }, body: { type, houseId } })
      return true
    } catch {
      return false
    }
  }
}
