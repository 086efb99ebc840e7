import type { Row } from '../../../base/kit/endpoint'
import { outdate, useSend } from '../../../base/ui/answer'
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

/** What shows a record of its kind by itself. */
const reads = {
  bilag: expenseCalls.read,
  'income-bilag': incomeCalls.read,
  'depreciation-bilag': depreciationCalls.read,
} as const

/**
 * Takes a record out of the trash folder; answers whether that worked. A failure is silent (specification 1, section
 * 4): the record simply stays where it is. `refreshes` are the lists that show vouchers.
 */
export function useRestore(refreshes: readonly Row[]): (type: TrashType, record: Trashed) => Promise<boolean> {
  const { send } = useSend(trashCalls.restore, { refreshes: [...refreshes, accountCalls.profile] })
  return async (type, { id, houseId }) => {
    try {
      await send({ params: { id: String(id) }, body: { type, houseId } })
      outdate(reads[type])
      return true
    } catch {
      return false
    }
  }
}
