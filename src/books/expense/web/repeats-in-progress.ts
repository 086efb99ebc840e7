import type { Day } from '../../../base/kit/day'
import { observable } from '../../../base/kit/observable'
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

const ids = observable(read())

function write(next: readonly number[]): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify(next))
  } catch {
    // Without storage a reload forgets them; the list is asked for anew then.
  }
  ids.put(next)
}

export const { read: readRepeats, subscribe: subscribeRepeats } = ids

/** Notes a voucher that was just saved or shown when dates of its repeat have come and are not made yet. */
export function noteRepeat(expense: Pick<Expense, 'id' | 'next_on'>, today: Day): void {
  if (isInProgress(expense, today) && !ids.read().includes(expense.id)) write([...ids.read(), expense.id])
}

/** All of its dates are made, or it is not there any more. */
export const endRepeat = (id: number): void => write(ids.read().filter((one) => one !== id))
