import { isOutdatedPlan } from '../db/pool'
import { codeOf } from './failure'

/**
 * The same work may succeed now: two waited for each other (for example, a read and a migration of the next release),
 * or the statement was prepared before a migration (base/db/pool.ts).
 */
const maySucceedNow = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error)) || isOutdatedPlan(error)

/**
 * Runs the work at most four times. It must only read, or be undone when it fails, as one statement or one transaction
 * is.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!maySucceedNow(error) || attempt === 4) throw error
    }
  }
}
