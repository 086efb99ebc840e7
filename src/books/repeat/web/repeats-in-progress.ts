import { z } from 'zod'
import type { Day } from '../../../base/kit/day'
import { observable } from '../../../base/kit/observable'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Expense } from '../../expense/model'
import { isInProgress } from '../../expense/rules-repeat'

/**
 * The repeats whose vouchers are still being written. They are stored for this tab. Otherwise the list would not be
 * refreshed any more after a reload.
 */
const noted = tabNote('repeats-in-progress', z.array(z.int()).readonly())

const ids = observable(noted.read() ?? [])

function write(next: readonly number[]): void {
  noted.write(next)
  ids.put(next)
}

export const { read: readRepeats, subscribe: subscribeRepeats } = ids

/** Stores that a repeat is in progress. If no due date is left to generate, stores nothing. */
export function noteRepeatInProgress(expense: Pick<Expense, 'id' | 'next_on'>, today: Day): void {
  if (isInProgress(expense, today) && !ids.read().includes(expense.id)) write([...ids.read(), expense.id])
}

/** Removes the note. All dates of the repeat are generated, or the voucher no longer exists. */
export const forgetRepeatInProgress = (id: number): void => write(ids.read().filter((one) => one !== id))
