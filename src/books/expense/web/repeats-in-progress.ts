import type { Day } from '../../../base/kit/day'
import type { Expense } from '../model'
import { isInProgress } from '../rules-repeat'

/** The vouchers whose repeats are being written, for this visit; logging out forgets them. */
const entry = 'repeats-in-progress'

function read(): readonly number[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]')
    return Array.isArray(found) ? found.filter((id): id is number => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()
const state = { ids: read() }

function write(ids: readonly number[]): void {
  state.ids = ids
  try {
    sessionStorage.setItem(entry, JSON.stringify(ids))
  } catch {
    // Without storage a reload forgets them; the list is asked for anew then.
  }
  for (const listener of listeners) listener()
}

export const readRepeats = (): readonly number[] => state.ids
export const subscribeRepeats = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes a voucher that was just saved or shown when dates of its repeat have come and are not made yet. */
export function noteRepeat(expense: Pick<Expense, 'id' | 'next_on'>, today: Day): void {
  if (isInProgress(expense, today) && !state.ids.includes(expense.id)) write([...state.ids, expense.id])
}

/** All of its dates are made, or it is not there any more. */
export const endRepeat = (id: number): void => write(state.ids.filter((one) => one !== id))
